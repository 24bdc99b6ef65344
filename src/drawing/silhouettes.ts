/** The outlines of the figures, our own. They are told apart by shape, not by angle alone. */
import type { Player } from '../engine/index.ts';
import type { PoseName } from './poses.ts';

export const SILHOUETTES: Readonly<Record<PoseName, string>> = {
  standing:
    'M-1-18C3-22 9-21 12-17C9-17 7-15 6.5-11C6.5-8 5.5-6 4-5C9-3 11 2 12 12C12 14 11 15 9 15H3L0 10-3 15H-9C-11 15-12 14-12 12C-11 2-9-3-4-5C-5.5-6-6.5-8-6.5-11C-6.5-15-4-18-1-18Z',
  lying:
    'M-10 9V3C-10-2-8-4-4-4L1-4 9-13C11-15 14-14 15-12L21 3H24C28 3 28 9 24 9H14L11 1 6 9ZM-25 1.5A7.5 7.5 0 0 0-10 1.5 7.5 7.5 0 0 0-25 1.5Z',
  lord: 'M-15 16V6H-9C-9 1-7-3-4-5C-6-7-7-9-7-11L-9-21-4-16 0-22 4-16 9-21 7-11C7-9 6-7 4-5C7-3 9 1 9 6H15V16H9V12H5V16H-5V12H-9V16Z',
  /** A mitre and a long robe. */
  bishop:
    'M0-26C4-23 8-18 7.5-14L6-8.5 4-5C9-3 12 4 13.5 13C13.5 15 12.5 15 11.5 15H-11.5C-12.5 15-13.5 15-13.5 13C-12 4-9-3-4-5L-6-8.5-7.5-14C-8-18-4-23 0-26Z',
  /** A long robe and a crook. */
  abbot:
    'M-7.5-6.5A6.8 6.8 0 1 1-.5-6.5C3-5.5 5-3.5 6-1L10.3-3V-12C10.3-16.5 6.6-16.5 6.6-13.5H3.2C3.2-21.5 14-21.5 14-12V15H10.3V1.5L7.3 3C7.8 7 8 10 8 13C8 15 7 15 6 15H-12C-13 15-14 15-14 13C-14 5-13-4-7.5-6.5Z',
  /** A hat with a broad brim. */
  cowboy:
    'M-14-13.5C-12-10-9-9-6-9C-6-7-5-6-4-5C-9-3-11 2-12 12C-12 14-11 15-9 15H-3L0 10 3 15H9C11 15 12 14 12 12C11 2 9-3 4-5C5-6 6-7 6-9C9-9 12-10 14-13.5C11-12.5 9-12.5 7-13L6-20.5C5-23 2-22 0-20.5C-2-22-5-23-6-20.5L-7-13C-9-12.5-11-12.5-14-13.5Z',
  /** The same lying down, the hat over the face. */
  farmer:
    'M-10 9V3C-10-2-8-4-4-4L1-4 9-13C11-15 14-14 15-12L21 3H24C28 3 28 9 24 9H14L11 1 6 9ZM-12-12C-15-10-16.5-8-17-5L-25-4.5C-28-3-27-.5-25.5 1.5C-27 3.5-28 6-25 7.5L-17 8C-16.5 10.5-15 12-12 13.5C-14 6-14-5-12-12Z',
  /** Its front at the left, its side at the right. */
  tent: 'M-6.5-16H8L20 11 16 15H-20Z',
  sheriff:
    'M-16-14.5C-13.5-10.5-10-9-6.5-9C-6.5-7-5.5-6-4-5C-9.5-3-12 2-13 12.5C-13 15-12 16-10 16H-3L0 10.5 3 16H10C12 16 13 15 13 12.5C12 2 9.5-3 4-5C5.5-6 6.5-7 6.5-9C10-9 13.5-10.5 16-14.5C12.5-13.5 10.5-13.5 8-14L6.5-22.5C4-25 2-24 0-22.5C-2-24-4-25-6.5-22.5L-8-14C-10.5-13.5-12.5-13.5-16-14.5Z',
  tokens: 'M-13-3A13 7 0 0 1 13-3V6A13 7 0 0 1-13 6Z',
};

/** Each player's mark: it is on every piece, so that colour never has to be seen. */
export const PLAYER_MARKS: Readonly<Record<Player, { readonly name: string; readonly path: string }>> = {
  red: { name: 'disc', path: 'M-5 0A5 5 0 0 0 5 0 5 5 0 0 0-5 0Z' },
  blue: { name: 'triangle', path: 'M0-6 6 4.5H-6Z' },
  green: { name: 'square', path: 'M-4.6-4.6H4.6V4.6H-4.6Z' },
  yellow: { name: 'diamond', path: 'M0-6.4 5 0 0 6.4-5 0Z' },
  black: { name: 'cross', path: 'M-1.8-5.5H1.8V-1.8H5.5V1.8H1.8V5.5H-1.8V1.8H-5.5V-1.8H-1.8Z' },
  pink: { name: 'star', path: 'M0-6.5 1.9-2.2 6.2-2 2.9 1 4 5.4 0 3-4 5.4-2.9 1-6.2-2-1.9-2.2Z' },
};
