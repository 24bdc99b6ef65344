import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, test } from 'vitest';
import { decode, encode, NOTATION_PROBLEMS } from '../../notation/index.ts';
import { documents } from '../../notation/testdata/documents.ts';
import { frozen } from '../../notation/testdata/frozen.ts';
import { LOCALES, type ScenarioDocument } from '../../scenario/document.ts';
import { allFrames, judge } from '../../scenario/judge.ts';
import { everyStep } from '../../scenario/walk.ts';
import type { Opened } from '../events.ts';
import { BadLink, loadLinkWords } from './BadLink.tsx';
import { Embedded } from './embed.tsx';
import { allDocuments, documentOf, linked, looking, MALICE, mapSteps, saying, surroundingsIn } from './testdata.ts';
import { withoutExpectations } from './unexpecting.ts';
import { Viewing } from './Viewing.tsx';

const english = await surroundingsIn('en');
const CASTLE = documentOf('goldmines/castle-1');

const show = (opened: Opened, surroundings = english, state?: string) =>
  renderToString(<Viewing snapshot={looking(opened, state)} send={() => {}} surroundings={surroundings} />);
const shared = (document: ScenarioDocument, at?: string): Opened => ({
  kind: 'shared',
  document,
  ...(at !== undefined && { at }),
});
const embed = (document: ScenarioDocument) =>
  renderToString(
    <Embedded
      fragment={encode(document, { captions: LOCALES })}
      found={{ kind: 'shared', document }}
      locale="en"
      words={english.words}
      viewing={english.words.viewing}
      link={undefined}
      ruleHref={english.ruleHref}
    />,
  );

describe('a scenario that somebody has shared', () => {
  test.each(LOCALES)('is shown in the language of the reader: %s', async (locale) => {
    const html = show(shared(linked(CASTLE)), await surroundingsIn(locale));
    expect(html).toContain(`<h1>${CASTLE.title[locale]}</h1>`);
    expect(html).toContain(CASTLE.captions?.['start']?.[locale]);
  });

  it('is shown in English where the reader’s language is missing, and marked so', async () => {
    const html = show(shared(linked(CASTLE, ['en', 'ro'])), await surroundingsIn('nl'));
    expect(html).toContain(`<h1 lang="en">${CASTLE.title.en}</h1>`);
    expect(html).toMatch(/<p class="cap" lang="en">/);
  });

  it('is shown in any language there is, and marked so', async () => {
    const html = show(shared(linked(CASTLE, ['ro'])), await surroundingsIn('nl'));
    expect(html).toContain(`<h1 lang="ro">${CASTLE.title.ro}</h1>`);
    expect(html).toMatch(/<p class="cap" lang="ro">/);
  });

  it('is told where nobody has written anything', async () => {
    const html = show(shared(linked(CASTLE, [])), await surroundingsIn('pl'));
    expect(html).toContain('<h1>Scenariusz dla 3 graczy: 5 kafelków</h1>');
    // Its ways belong to the turns of different players.
    expect(html).toContain('<p>Czyja to tura?</p>');
    expect(html).not.toContain('Czerwony musi');
  });

  it('can be made one’s own, and gone on with from where one is', () => {
    const { viewing } = english.words;
    const start = show(shared(CASTLE));
    expect(start).toContain(viewing.mine);
    expect(start).toContain(english.words.replay.fromHere);
    expect(start).toContain(viewing.beginsHere);
    const later = show(shared(CASTLE, '1b-place'));
    expect(later).toContain(english.words.replay.fromHere);
    expect(later).toContain(viewing.beginsAt(1));
  });

  it('stays in sight while it is copied', () => {
    const html = show(shared(CASTLE), english, 'copying');
    expect(html).toContain(english.words.viewing.copying);
    expect(html).toMatch(/<button[^>]* disabled/);
    expect(html).toContain('class="board');
  });
});

describe('a situation that cannot be', () => {
  const impossible: ScenarioDocument = {
    ...CASTLE,
    board: { ...CASTLE.board, tiles: [...CASTLE.board.tiles, [40, 40, 'base/D', 0], [41, 41, 'no/such', 0]] },
  };

  it('is drawn as it was written, with what is wrong with it', () => {
    for (const html of [show(shared(impossible)), embed(impossible)]) {
      expect(html).toContain(english.words.viewing.impossible);
      expect(html).toContain('no/such');
      expect(html).toContain('class="board');
    }
  });

  it('can be made one’s own', () => {
    expect(show(shared(impossible))).toContain(english.words.viewing.mine);
  });
});

describe('a link that cannot be read', () => {
  const text = encode(CASTLE);
  const CASES: readonly (readonly [reason: string, text: string])[] = [
    ['cut', text.slice(0, -10)],
    ['altered', text.replace('_z', 'r1_z')],
    ['newer-version', text.replace(/^ct1/, 'ct2')],
    ['too-long', `ct1_${'x'.repeat(300_000)}`],
    ['not-ours', 'hello'],
    ['empty', ''],
    ['foreign-character', `${text.slice(0, 40)}<${text.slice(40)}`],
  ];

  test.each(CASES)('says that it is %s, in every language', async (reason, bad) => {
    const decoded = decode(bad);
    if (!('problem' in decoded)) throw new Error('it can be read');
    expect(decoded.problem.reason).toBe(reason);
    for (const locale of LOCALES) {
      const words = await loadLinkWords(locale);
      const html = renderToString(<BadLink problem={decoded.problem} words={words} isPart />);
      expect(html).toContain('role="alert"');
      expect(html).toContain(words.notation.partial);
    }
  });

  test.each(['cut', 'altered'])('shows what could be read of one that is %s', (reason) => {
    const decoded = decode(CASES.find(([name]) => name === reason)?.[1] as string);
    if (!('problem' in decoded) || !decoded.partial) throw new Error('nothing of it can be read');
    const html = show({ kind: 'unreadable', ...decoded });
    expect(html).toContain(`<h1>${english.words.viewing.unreadable}</h1>`);
    expect(html).toContain('class="board');
    expect(html).toContain(english.words.viewing.mine);
    expect(html).not.toContain(english.words.viewing.unexpected.heading);
  });

  it('has a sentence for every reason', async () => {
    const { notation } = await loadLinkWords('en');
    for (const reason of NOTATION_PROBLEMS) expect(notation.problems[reason]({ number: 1, found: 'x' })).toMatch(/\.$/);
  });
});

describe('a link whose outcome is not what it was', () => {
  const { unexpected } = english.words.viewing;
  const altered = (points: number): ScenarioDocument => {
    const document = linked(documentOf('base/road'), []);
    const steps = (document.steps ?? []).map((step) => ({
      ...step,
      ...(step.expect?.points && { expect: { ...step.expect, points: { ...step.expect.points, red: points } } }),
    }));
    return { ...document, steps };
  };
  const judged = judge(linked(documentOf('base/road'), []));
  const now = 'root' in judged ? (allFrames(judged.root).at(-1)?.state.points.red ?? 0) : 0;

  it('says at which step, what was expected, what it is now, and by which rule', () => {
    const text = encode(altered(now + 2));
    const decoded = decode(text);
    if (!('document' in decoded)) throw new Error(decoded.problem.reason);
    const html = show(shared(decoded.document));
    expect(html).toContain(unexpected.heading);
    expect(html).toContain(`Red, points: ${now + 2} expected, ${now} by the rules.`);
    expect(html).toMatch(/<dt><a href="#[^"]*&amp;step=[a-z0-9-]+">Step \d · Red’s turn · [^<]*<\/a><\/dt>/);
    expect(html).toMatch(/by the rules\.\s*<a href="\/en\/rules\/#BASE-\d+[a-z]?">BASE-\d+/);
  });

  it('says nothing of the kind where all is as it was', () => {
    expect(show(shared(altered(now)))).not.toContain(unexpected.heading);
  });
});

/** The names of all elements and attributes, whatever their values: `<a href>`. */
function partsOf(html: string): string[] {
  const bare = html.replace(/="[^"]*"/g, '');
  return [...new Set(bare.match(/<[^>]*/g))].map((tag) => tag.split(/\s+/).sort().join(' ')).sort();
}

describe('what a document says', () => {
  test.each(MALICE)('is text and nothing else: %s', (text) => {
    const at = ['start', '1b-place', '2-close'];
    const pages = (said: string) => {
      const document = saying(CASTLE, said);
      return [...at.map((step) => show(shared(linked(document), step))), embed(document)];
    };
    const harmless = pages('plain words');
    const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    for (const [i, html] of pages(text).entries()) {
      expect(partsOf(html)).toEqual(partsOf(harmless[i] as string));
      expect(html.replaceAll('&quot;', '"')).toContain(shown);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^[#/]/);
    }
  });

  it('does not keep any document from being shown', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(show(shared(document))).toContain('class="board');
        expect(show(shared(withoutExpectations(document)))).toContain('class="board');
      }),
      { numRuns: 150 },
    );
  });
});

describe('steps that cannot be played', () => {
  const others = allDocuments.flatMap((document) =>
    [...everyStep(document)].flatMap(({ node }) => ('do' in node && node.do.length ? [node.do] : [])),
  );

  it('are shown like any others', () => {
    allDocuments.forEach((document, n) => {
      let number = n * 7;
      const strange = mapSteps(document, (step) => {
        number += 1;
        return number % 3 ? step : { ...step, do: others[(number * 31) % others.length] ?? [] };
      });
      const ids = [...everyStep(strange)].flatMap(({ node }) => ('do' in node ? [node.id] : []));
      for (const id of ids) expect(show(shared(strange, id)), `${document.id} ${id}`).toContain('class="board');
    });
  });
});

describe('old links', () => {
  const impossible = english.words.viewing.impossible;
  const shown = frozen(1).map(({ name, text, document }) => {
    const decoded = decode(text);
    if (!('document' in decoded)) throw new Error(decoded.problem.reason);
    expect(decoded.document.board.tiles).toHaveLength(document.board.tiles.length);
    return { name, pages: [show(shared(decoded.document)), embed(decoded.document)] };
  });

  test.each(shown)('$name is shown', ({ pages }) => {
    for (const html of pages) expect(html).toContain('class="board');
  });

  it('can all be played but the one with everything in it', () => {
    const bad = shown.filter(({ pages }) => pages.some((html) => html.includes(impossible)));
    expect(bad.map(({ name }) => name)).toEqual(['everything']);
  });
});
