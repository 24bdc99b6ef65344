import { describe, expect, it } from 'vitest';
import { FORK } from '../../scenario/testdata/documents.ts';
import { expectWritable, frozen } from './testdata.ts';
import { MOST_LETTERS, setCaption, setTitle } from './texts.ts';

const document = frozen(FORK);

describe('captions', () => {
  it('are written per language, for steps, branches and the start', () => {
    const one = setCaption(document, 'close', 'pl', '  Kafelek zamyka miasto.\n');
    const two = setCaption(frozen(one), 'close', 'en', 'The tile closes the city.');
    const three = setCaption(frozen(two), 'knight', 'nl', 'met ridder');
    const all = setCaption(frozen(three), 'start', 'ro', 'Începutul');
    expect(all.captions).toEqual({
      close: { pl: 'Kafelek zamyka miasto.', en: 'The tile closes the city.' },
      knight: { nl: 'met ridder' },
      start: { ro: 'Începutul' },
    });
    expectWritable(all);
  });

  it('leave no trace where nothing is written any more', () => {
    const one = setCaption(document, 'close', 'pl', 'Miasto');
    expect(setCaption(one, 'close', 'pl', ' \n ')).toEqual(document);
    const two = setCaption(setCaption(one, 'close', 'en', 'City'), 'start', 'en', 'Start');
    expect(setCaption(two, 'close', 'pl', '').captions).toEqual({ close: { en: 'City' }, start: { en: 'Start' } });
    expect(setCaption(setCaption(two, 'close', 'pl', ''), 'close', 'en', '').captions).toEqual({
      start: { en: 'Start' },
    });
  });

  it('are plain text and no longer than a document takes', () => {
    const markup = setCaption(document, 'close', 'en', `<b>x</b>${'y'.repeat(MOST_LETTERS)}`);
    expect(markup.captions?.['close']?.en).toHaveLength(MOST_LETTERS);
    expect(markup.captions?.['close']?.en).toMatch(/^<b>x/);
    expectWritable(markup);
  });
});

it('titles can be written and taken away in each language', () => {
  const titled = setTitle(document, 'pl', ' Miasto ');
  expect(titled.title).toEqual({ ...document.title, pl: 'Miasto' });
  expectWritable(titled);
  expect(setTitle(titled, 'pl', '').title).toEqual(document.title);
});
