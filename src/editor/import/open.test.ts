/** Whatever comes in is opened, or refused with the reason: by its content, whatever it is called. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { encode, normalForm } from '../../notation/index.ts';
import { LIMITS } from '../../scenario/index.ts';
import { CAPS, openFile, openText } from './open.ts';
import { CASTLE, DOT, gif, NEEDS, png, SAVE, svg, TEXT } from './testdata/documents.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = (...parts: BlobPart[]) => new Blob(parts);
const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])]);
const sealed = (check: string) => ({ ...normalForm(CASTLE, { captions: ['en', 'pl'] }), id: `link/${check}` });
const FROM_LINK = sealed(TEXT.slice(-5));

describe('a file is opened', () => {
  test.each<[string, Blob, string, unknown]>([
    ['a document', file(JSON.stringify(CASTLE)), 'json', CASTLE],
    ['one with a mark in front', file(`\ufeff${JSON.stringify(CASTLE)}`), 'json', CASTLE],
    ['one in UTF-16', file(utf16(JSON.stringify(CASTLE))), 'json', CASTLE],
    ['a picture', file(png(TEXT)), 'png', FROM_LINK],
    ['a picture with a document', file(png(JSON.stringify(CASTLE))), 'png', CASTLE],
    ['a moving picture', file(gif(TEXT)), 'gif', FROM_LINK],
    ['one with a document', file(gif(JSON.stringify(CASTLE))), 'gif', CASTLE],
    ['a drawing', file(svg(TEXT)), 'svg', FROM_LINK],
    ['a drawing with an address', file(svg(`https://x.example/#${TEXT}`)), 'svg', FROM_LINK],
    ['a text with a link', file(`My game: https://x.example/#${TEXT}`), 'link', FROM_LINK],
    ['a page with a link', file(`<!doctype html><iframe src="/embed/#${TEXT}">`), 'link', FROM_LINK],
    ['a link in quotes', file(JSON.stringify(`https://x.example/#${TEXT}`)), 'link', FROM_LINK],
  ])('%s', async (_, blob, from, document) => {
    expect(await openFile(blob, NEEDS)).toEqual({ opened: { kind: 'shared', document }, from, losses: [] });
  });

  it('a saved game, with what could not be taken over', async () => {
    const outcome = await openFile(file(SAVE), NEEDS);
    expect(outcome).toMatchObject({
      opened: { kind: 'shared', document: { title: { nl: 'Ann – Bo' }, steps: [{ id: 'turn-1' }] } },
      from: 'jcz',
      losses: [
        { kind: 'set', name: 'inns-and-cathedrals' },
        { kind: 'stopped', turn: 2, moves: 1, halt: { why: 'unknown-tile', name: 'IC/LRLR' } },
      ],
    });
  });
});

describe('a text is opened', () => {
  it('an example, at a step', async () => {
    expect(await openText('https://x.example/#at=base/castle/turn-2', NEEDS)).toEqual({
      opened: { kind: 'shared', document: CASTLE, at: 'turn-2' },
      from: 'link',
      losses: [],
    });
  });

  it('a part of a link, with what is wrong', async () => {
    expect(await openText(encode(CASTLE).slice(0, -8), NEEDS)).toMatchObject({
      opened: { kind: 'unreadable', problem: { reason: 'cut' }, partial: { board: CASTLE.board } },
    });
  });
});

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const manyTiles = JSON.stringify({
  ...CASTLE,
  board: { tiles: Array.from({ length: 90_000 }, (_, i) => [i % 100, i % 90, 'base/B', 0]) },
});
const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 60 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;">`).join('')}]>`;
const flipped = (bytes: Uint8Array, at: number) => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));
const zeros = (size: number) => new Uint8Array(size);

describe('everything else is refused with its reason', () => {
  test.each<[string, Blob, object]>([
    ['nothing', file(), { reason: 'nothing' }],
    ['white space', file(' \n\t'), { reason: 'nothing' }],
    ['50 MB', file(zeros(50_000_000)), { reason: 'too-big', size: 50_000_000, most: CAPS.picture }],
    ['10 MB of text', file(zeros(10_000_000).fill(65)), { reason: 'too-big', size: 10_000_000, most: CAPS.text }],
    ['3 MB of text', file('x'.repeat(3_000_000)), { reason: 'too-big', size: 3_000_000, most: CAPS.text }],
    ['an archive', file(Uint8Array.from([80, 75, 3, 4, 20, 0])), { reason: 'foreign', what: 'zip' }],
    ['a compressed file', file(Uint8Array.from([31, 139, 8, 0])), { reason: 'foreign', what: 'gzip' }],
    ['a photo', file(Uint8Array.from([255, 216, 255, 224])), { reason: 'foreign', what: 'jpeg' }],
    ['a WebP picture', file('RIFF0000WEBPVP8 '), { reason: 'foreign', what: 'webp' }],
    ['an AVIF picture', file('\0\0\0 ftypavif'), { reason: 'foreign', what: 'heif' }],
    ['a film', file('\0\0\0 ftypisom'), { reason: 'foreign', what: 'video' }],
    ['a PDF', file('%PDF-1.7'), { reason: 'foreign', what: 'pdf' }],
    ['what Java saves', file(Uint8Array.from([0xac, 0xed, 0, 5, 115])), { reason: 'foreign', what: 'java' }],
    ['bytes', file(Uint8Array.from([1, 0, 200, 3])), { reason: 'foreign', what: 'binary' }],
    ['bytes that are no UTF-8', file(Uint8Array.from([65, 200, 65])), { reason: 'foreign', what: 'binary' }],
    ['a page', file('<!doctype html><p>Hello'), { reason: 'foreign', what: 'html' }],
    ['XML', file('<?xml version="1.0"?><feed/>'), { reason: 'foreign', what: 'xml' }],
    ['words', file('Which meeple is it?'), { reason: 'no-link' }],
    ['an example that does not exist', file('#at=base/nothing'), { reason: 'no-example' }],
    [
      'a link of which nothing is left',
      file('https://x.example/#ct1_'),
      { reason: 'link', problem: { reason: 'cut' } },
    ],
    ['a link of a newer version', file('#ct9_abc'), { reason: 'link', problem: { reason: 'newer-version' } }],
    ['JSON that breaks off', file('{"format": 1,\n'), { reason: 'json-broken' }],
    ['JSON of others', file('{"a": 1}'), { reason: 'json-other' }],
    ['a list', file('[1, 2]'), { reason: 'json-other' }],
    ['deep JSON', file(deep(100_000)), { reason: 'json-other' }],
    ['deeper JSON that breaks off', file('['.repeat(1_000_000)), { reason: 'json-broken' }],
    [
      'a document with deep JSON in it',
      file(`{"format":1,"id":${deep(5000)}}`),
      { reason: 'document', problems: expect.arrayContaining([expect.objectContaining({ at: 'id' })]) },
    ],
    [
      'too many tiles',
      file(manyTiles),
      { reason: 'document', problems: [expect.objectContaining({ reason: 'too-many', wanted: `${LIMITS.tiles}` })] },
    ],
    ['a newer format', file('{"format": 2}'), { reason: 'document', problems: [{ reason: 'newer-format' }] }],
    [
      'an older saved game',
      file('{"appVersion":"4.6.1","setup":{},"replay":[]}'),
      { reason: 'save', problem: { reason: 'older-version', found: '4.6.1' } },
    ],
    ['a picture of others', file(DOT), { reason: 'picture-plain' }],
    ['a picture with another text', file(png(TEXT, 'Comment')), { reason: 'picture-plain' }],
    ['a picture with words in place of a link', file(png('hello')), { reason: 'picture-plain' }],
    ['a picture with a broken document', file(png('{"format"')), { reason: 'json-broken' }],
    ['a moving picture of others', file(gif(TEXT, 'made with')), { reason: 'picture-plain' }],
    ['a moving picture of an old kind', file('GIF87a', zeros(200).fill(44)), { reason: 'picture-cut' }],
    ['the head of a moving picture', file('GIF89a'), { reason: 'picture-cut' }],
    ['a moving picture cut in its text', file(gif(TEXT).slice(0, 820)), { reason: 'picture-cut' }],
    ['a moving picture with a longer text than any', file(gif('x'.repeat(1_100_000))), { reason: 'picture-plain' }],
    ['the beginning of a picture', file(DOT.slice(0, 40)), { reason: 'picture-cut' }],
    ['the signature of a picture', file(DOT.slice(0, 8)), { reason: 'picture-cut' }],
    ['a picture cut in its text', file(png(TEXT).slice(0, 80)), { reason: 'picture-cut' }],
    ['a picture with a wrong length', file(flipped(DOT, 8)), { reason: 'picture-cut' }],
    ['a damaged picture', file(flipped(png(TEXT), 70)), { reason: 'picture-damaged' }],
    [
      'a drawing of others',
      file('<svg xmlns="http://www.w3.org/2000/svg"><metadata>x</metadata></svg>'),
      { reason: 'picture-plain' },
    ],
    ['a drawing that breaks off', file('<svg xmlns="http://www.w3.org/2000/svg"><g>'), { reason: 'drawing-broken' }],
    ['a bomb of entities', file(`${LAUGHS}${svg('&a59;').replace(/^.*\n/, '')}`), { reason: 'drawing-declares' }],
    [
      'an entity from elsewhere',
      file(`<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>`),
      { reason: 'drawing-declares' },
    ],
  ])('%s', async (_, blob, problem) => {
    const start = performance.now();
    const outcome = await openFile(blob, NEEDS);
    expect(outcome).toMatchObject({ problem });
    expect(Object.keys(outcome)).toEqual(['problem']);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('a file that the device does not give out', async () => {
    const gone = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
    } as unknown as Blob;
    expect(await openFile(gone, NEEDS)).toEqual({ problem: { reason: 'no-access' } });
  });

  it('an example without a network', async () => {
    const needs = { ...NEEDS, fetchExample: () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await openText('#at=base/castle', needs)).toEqual({ problem: { reason: 'offline' } });
  });

  it('a file that is gone once its beginning has been read', async () => {
    const bytes = bytesOf('words').buffer;
    const gone = {
      size: 5,
      slice: () => ({ arrayBuffer: async () => bytes }),
      arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
    } as unknown as Blob;
    expect(await openFile(gone, NEEDS)).toEqual({ problem: { reason: 'no-access' } });
  });

  it('a mistake of ours', async () => {
    const error = new TypeError('text is not iterable');
    const needs = {
      ...NEEDS,
      fetchExample: async () =>
        ({
          slice: () => {
            throw error;
          },
        }) as unknown as string,
    };
    expect(await openText('#at=base/castle', needs)).toMatchObject({ problem: { reason: 'unexpected' } });
  });
});

describe('whatever it is', () => {
  const REASONS = /^[a-z-]+$/;
  const seeds = [
    bytesOf(TEXT),
    bytesOf(JSON.stringify(CASTLE)),
    png(TEXT),
    gif(TEXT),
    bytesOf(svg(TEXT)),
    bytesOf(SAVE),
  ];
  const spoiled = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
      fc.nat(),
      fc.boolean(),
    )
    .map(([seed, changes, length, cuts]) => {
      const bytes = Uint8Array.from(seed);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return cuts ? bytes.slice(0, length % bytes.length) : bytes;
    });

  it('it opens or is refused, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoiled, fc.uint8Array({ maxLength: 200 })), async (bytes) => {
        const outcome = await openFile(new Blob([Uint8Array.from(bytes)]), NEEDS);
        if ('problem' in outcome) expect(outcome.problem.reason).toMatch(REASONS);
        else expect(['shared', 'unreadable']).toContain(outcome.opened.kind);
      }),
      { numRuns: 400 },
    );
  });
});
