/** Fetching modules before the document is changed so that it needs them. */
import { useRef, useState } from 'preact/hooks';
import type { ModuleName } from '../../engine/index.ts';
import { loadModules } from '../../engine/load.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { Model } from '../model.ts';

export interface Modules {
  /** The last attempt failed: the network, most likely. */
  readonly failed: boolean;
  /** `then` is given the document as it is by then: somebody may go on editing meanwhile. */
  readonly load: (modules: readonly ModuleName[], then: (document: ScenarioDocument) => void) => Promise<void>;
}

export function useModules({ document }: Pick<Model, 'document'>): Modules {
  const [failed, fail] = useState(false);
  const latest = useRef(document);
  latest.current = document;
  const load: Modules['load'] = async (modules, then) => {
    try {
      await loadModules(modules, []);
    } catch {
      fail(true);
      return;
    }
    fail(false);
    then(latest.current);
  };
  return { failed, load };
}
