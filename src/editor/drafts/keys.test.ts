import { expect, test } from 'vitest';
import { meantByKey } from './keys.ts';

const pressed = (keys: string) => ({
  key: keys.split('+').at(-1) as string,
  ctrlKey: keys.includes('Ctrl'),
  metaKey: keys.includes('Cmd'),
  shiftKey: keys.includes('Shift'),
  altKey: keys.includes('Alt'),
});

test.each([
  ['Ctrl+z', 'undo'],
  ['Cmd+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Cmd+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  // Shows the history of the browser on a Mac.
  ['Cmd+y', undefined],
  ['Ctrl+Alt+z', undefined],
  ['z', undefined],
  ['Ctrl+a', undefined],
])('%s means %s', (keys, meant) => {
  expect(meantByKey(pressed(keys))).toBe(meant);
});
