/** Every scenario document at an address of its own: what an example loads when somebody tries it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { ScenarioDocument } from '../../../scenario/document.ts';

const files = import.meta.glob<ScenarioDocument>('../../../../scenarios/**/*.json', { eager: true, import: 'default' });

export const getStaticPaths = (() =>
  Object.values(files).map((document) => {
    const [module, name] = document.id.split('/') as [string, string];
    return { params: { module, name }, props: { document } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => Response.json(props.document);
