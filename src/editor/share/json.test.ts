import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../replay/example.ts';
import { readText, type ScenarioDocument } from '../../scenario/index.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { fileOf, idOf, pretty, slugOf } from './json.ts';

const paths = readdirSync('scenarios', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
const documents = paths.map((path) => JSON.parse(readFileSync(join('scenarios', path), 'utf8')) as ScenarioDocument);

describe('the name of a file', () => {
  it.each([
    ['Three gold bars!', 'three-gold-bars'],
    ['Żółta jaźń, cetății – łąka', 'zolta-jazn-cetatii-laka'],
    ['<img src=x onerror=alert(1)>', 'img-src-x-onerror-alert-1'],
    ['../../etc/passwd', 'etc-passwd'],
    ['建物', ''],
    ['a'.repeat(200), 'a'.repeat(60)],
  ])('of %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is a place in the folder of the first module added', () => {
    const named = { ...FIRST_EXAMPLE, title: { pl: 'Złoto' }, modules: { base: {}, goldmines: {}, castles: {} } };
    expect(idOf(named, 'nl')).toBe('goldmines/zloto');
    expect(idOf({ ...named, title: { pl: 'Złoto', en: 'Gold' } }, 'pl')).toBe('goldmines/gold');
    expect(idOf({ ...FIRST_EXAMPLE, title: {}, id: 'draft/first' }, 'en')).toBe('base/first');
  });
});

describe('a document as a file', () => {
  const files = documents.map((document) => fileOf(document, 'en'));

  it('is read again, and is the same but for its id and what comes of it', () => {
    for (const [i, { text }] of files.entries()) {
      const read = readText(text);
      if ('problems' in read) throw new Error(`${paths[i]}: ${JSON.stringify(read.problems)}`);
      const { id, steps, branches, expect: expected, ...rest } = read.document;
      const { id: _, steps: __, branches: ___, expect: before, ...own } = documents[i] as ScenarioDocument;
      expect(rest).toEqual(own);
      expect(expected).toEqual(before);
      expect(id).toMatch(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/);
    }
  });

  it('can be put on a page', () => {
    for (const { text } of files) expect(() => prepare(JSON.parse(text))).not.toThrow();
  });

  it('is written with every text as it is', () => {
    const title = { en: '"</script>\u2028<b>\\ \n' };
    expect(JSON.parse(fileOf({ ...FIRST_EXAMPLE, title }, 'en').text).title).toEqual(title);
    expect(pretty({ a: [], b: {}, c: undefined })).toBe('{ "a": [], "b": {} }\n');
  });
});
