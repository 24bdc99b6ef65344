// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { CASTLE } from '../../scenario/testdata/documents.ts';
import { LOCALES } from '../../words/locale.ts';
import {
  all,
  BARE,
  documentNow,
  field,
  find,
  key,
  modelNow,
  open,
  ownTile,
  place,
  press,
  rush,
  surroundingsIn,
  tab,
  text,
  undo,
  write,
} from './testdata.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

describe('the tabs', () => {
  it('are one stop, changed by arrows, Home and End', async () => {
    await open(BARE);
    const stops = () => all('[role=tab]').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(text)).toEqual(['Tiles']);
    stops()[0]?.focus();
    await key('ArrowRight');
    expect([text(document.activeElement), stops().map(text)]).toEqual(['Pieces', ['Pieces']]);
    await key('End');
    expect(text(document.activeElement)).toBe('Next');
    await key('ArrowRight');
    expect(text(document.activeElement)).toBe('Tiles');
    await key('ArrowLeft');
    await key('Home');
    expect(text(document.activeElement)).toBe('Tiles');
    const panel = find('[role=tabpanel]', '');
    expect(place.querySelector(`#${panel.getAttribute('aria-labelledby')}`)?.textContent).toBe('Tiles');
  });
});

describe('tiles', () => {
  it('are taken, turned and put back; one that is held twice is let go', async () => {
    await open(BARE);
    const start = all('.palette button').find((one) => text(one).endsWith('3 left')) as HTMLButtonElement;
    await act(async () => start.click());
    expect(modelNow().hand).toMatchObject({ what: 'tile', turn: 0 });
    await press('Turn', '.held button');
    expect(modelNow().hand).toMatchObject({ turn: 1 });
    expect(text(place.querySelector('.held [role=status]'))).toContain('turned 90°');
    await press('Put back');
    expect(modelNow().hand).toBeUndefined();
    await act(async () => start.click());
    await act(async () => start.click());
    expect(modelNow().hand).toBeUndefined();
    start.focus();
    await act(async () => start.click());
    expect(modelNow().hand).toBeDefined();
    await key('Escape');
    expect(modelNow().hand).toBeUndefined();
  });

  it('are one stop with arrows inside', async () => {
    await open(BARE);
    const buttons = all<HTMLButtonElement>('.palette button');
    expect(buttons).toHaveLength(24);
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    buttons[0]?.focus();
    await key('ArrowRight');
    expect(document.activeElement).toBe(buttons[1]);
    await key('End');
    expect(document.activeElement).toBe(buttons[23]);
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[23]]);
  });

  it('can be found by what they show', async () => {
    await open({ ...BARE, modules: { base: {}, goldmines: {} } });
    expect(all('.palette button')).toHaveLength(32);
    await write(field('Showing'), 'gold');
    expect(all('.palette button')).toHaveLength(8);
    await write(field('Showing'), 'cloister');
    expect(all('.palette button')).toHaveLength(6);
  });

  it('of another box bring its module along', async () => {
    await open(BARE);
    await write(field('Box'), 'goldmines');
    const [first] = all<HTMLButtonElement>('.palette button');
    await act(async () => first?.click());
    expect(documentNow().modules).toEqual({ base: {}, goldmines: {} });
    expect(modelNow().hand).toEqual({ what: 'tile', tile: 'gold/G1', turn: 0 });
    await undo();
    expect(documentNow().modules).toEqual({ base: {} });
  });

  it('have names of their own, also for those who do not see them', async () => {
    await open(BARE);
    const names = all('.palette button').map((one) => text(one).replace(/, .* left$/, ''));
    expect(names).toContain('E: city');
    expect(new Set(names.map((name) => name.split(':')[0])).size).toBe(24);
  });

  it('say where there are more than there can be', async () => {
    const tiles = [0, 1, 2, 3].map((x) => [x, 0, 'base/C', 0] as const);
    await open({ ...BARE, board: { tiles } });
    expect(all('.palette button').filter((one) => text(one).endsWith('3 too many'))).toHaveLength(1);
  });

  it('can be one’s own: drawn, or told what is wrong', async () => {
    await open(BARE);
    const own = await ownTile();
    const told = () => text(place.querySelector('#own-told'));
    expect(told()).toBe('');
    await write(own, 'city:NX', 'input');
    expect(told()).toBe('The sides in “city:NX” cannot be read.');
    expect(find<HTMLButtonElement>('button', 'Take this tile').disabled).toBe(true);
    await write(own, '  city:NW*  road:ES ', 'input');
    expect(told()).toContain('city');
    expect(place.querySelector('#own-told svg')).not.toBeNull();
    await press('Take this tile');
    expect(modelNow().hand).toEqual({ what: 'tile', tile: 'city:NW* road:ES', turn: 0 });
  });

  it('that are no tiles come from no text, however long or strange', async () => {
    await open(BARE);
    const own = await ownTile();
    for (const bad of [
      '<img src=x onerror=alert(1)>',
      'city:N '.repeat(40),
      '\u0000',
      'german-castle/1b',
      '__proto__',
    ]) {
      await write(own, bad, 'input');
      expect(find<HTMLButtonElement>('button', 'Take this tile').disabled).toBe(true);
      expect(place.querySelector('img')).toBeNull();
    }
  });
});

describe('the notation of a tile', () => {
  it.each([BARE, rush])('is explained by examples that are tiles of the game', async (document) => {
    await open(document);
    const own = await ownTile();
    await write(own, own.placeholder, 'input');
    expect(find<HTMLButtonElement>('button', 'Take this tile').disabled).toBe(false);
    const words = all('.own code').map(text);
    expect(words.length).toBeGreaterThan(4);
    for (const word of words.filter((one) => /[:a-z]/.test(one) && one !== 'road')) {
      await write(own, word.startsWith('camp') || word.startsWith('herd') ? `prairie ${word}` : word, 'input');
      expect([word, place.querySelector('#own-told svg') !== null]).toEqual([word, true]);
    }
  });
});

describe('pieces', () => {
  it('are those of the game, with what is left of each', async () => {
    await open({ ...CASTLE, steps: [] });
    await tab('Pieces');
    const of = (name: string) => [...find('.box', name).querySelectorAll('button')].map(text);
    expect(of('Red')).toEqual(['meeple6 left', 'castle with lord2 left', 'castle2 left']);
    expect(of('Blue')[0]).toBe('meeple6 left');
    expect(of('Nobody’s')).toEqual(['gold14 left']);
    await press('castle with lord', '[aria-label=Blue] button');
    expect(modelNow().hand).toEqual({ what: 'castle', player: 'blue', lord: true });
  });

  it('of other modules bring them along', async () => {
    await open(BARE);
    await tab('Pieces');
    await press('abbot', 'details button');
    expect(documentNow().modules).toEqual({ base: {}, abbot: {} });
    expect(modelNow().hand).toEqual({ what: 'figure', player: BARE.active, piece: 'abbot' });
  });

  it('of Gold Rush are its own', async () => {
    await open(rush);
    await tab('Pieces');
    const names = all('.palette button > span:first-of-type').map(text);
    expect(names).toEqual(
      expect.arrayContaining(['cowboy', 'tent', 'token 0', 'token 1', 'token 2', 'token 3', 'token 5', 'sheriff']),
    );
    expect(names).not.toContain('gold');
    await press('token 5');
    expect(modelNow().hand).toEqual({ what: 'token', value: 5 });
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  it('everything has a name', async () => {
    await open({ ...BARE, modules: { base: {}, goldmines: {}, castles: {}, gifts: {} } }, await surroundingsIn(locale));
    const tabs = all('[role=tab]');
    expect(new Set(tabs.map(text)).size).toBe(5);
    for (const each of tabs) {
      await act(async () => each.click());
      await vi.waitFor(() => act(async () => expect(place.querySelector('[role=tabpanel] > [aria-busy]')).toBeNull()));
      for (const one of all('button, label, summary, legend, h2, h3')) {
        const name = one.getAttribute('aria-label') ?? text(one);
        expect(name).toMatch(/[\p{L}\d]/u);
        expect(name).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
