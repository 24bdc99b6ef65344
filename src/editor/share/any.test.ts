import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '../../notation/testdata/documents.ts';
import { readText } from '../../scenario/index.ts';
import { share as words } from '../../words/locales/en/editing/share.ts';
import { openFile, openText } from '../import/open.ts';
import { DOT, gif, NEEDS } from '../import/testdata/documents.ts';
import { FORMATS, forumText } from './forum.ts';
import { fileOf } from './json.ts';
import { languagesOf, linkTo, textOf } from './link.ts';
import { saidIn, stopsOf } from './movie.ts';
import { shownSvg, svgOf } from './picture.ts';
import { withText } from './png.ts';
import { sharedOf } from './testdata.ts';
import { toldOf } from './told.ts';

it('any document that can be read can be handed on in every form', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const text = textOf(document, languagesOf(document));
      const shared = sharedOf(document);
      expect(readText(fileOf(document, 'en').text)).toHaveProperty('document');
      expect(shownSvg(shared, text)).toContain(`<metadata id="cartulary">${text}</metadata>`);
      for (const extent of ['this way', 'all ways'] as const) {
        const { stops } = stopsOf(shared, extent);
        for (const { frame } of stops) svgOf(shared, frame, { extent: 'all steps' });
        expect(saidIn(shared, stops, words)).toHaveLength(stops.length);
      }
      const told = toldOf(shared);
      const end = { site: 'https://site.example/', link: 'https://site.example/#ct1', label: 'Open' };
      for (const format of told ? FORMATS : []) forumText(told as NonNullable<typeof told>, format, end);
    }),
    { numRuns: 40 },
  );
}, 30_000);

it('what any document is handed on as opens again as the same, and is then handed on as the same', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      const captions = languagesOf(document);
      const text = textOf(document, captions);
      const sameLink = async (outcome: Promise<unknown>) => {
        const { opened } = (await outcome) as { opened: { kind: string; document: typeof document } };
        expect(opened.kind).toBe('shared');
        expect(textOf(opened.document, captions)).toBe(text);
        return opened.document;
      };
      const own = await sameLink(openText(linkTo('https://site.example/', text), NEEDS));
      for (const file of [withText(DOT, 'cartulary', text), gif(text), shownSvg(sharedOf(document), text)]) {
        expect(await sameLink(openFile(new Blob([file]), NEEDS))).toEqual(own);
      }
      const json = fileOf(document, 'en').text;
      expect(fileOf(await sameLink(openFile(new Blob([json]), NEEDS)), 'en').text).toBe(json);
    }),
    { numRuns: 40 },
  );
}, 60_000);
