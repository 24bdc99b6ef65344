/** The boards of all documented scenarios, as far as it can be worked out what hides what on them. */
import { expect, test } from 'vitest';
import { overlap } from '../drawing/crowd.ts';
import { goldBox } from '../drawing/goldRow.ts';
import { pieceBox, placePieces } from '../drawing/pieces.ts';
import { numeralPlaces, sizesFor } from '../drawing/sizes.ts';
import type { ScenarioDocument } from '../scenario/document.ts';
import { prepare } from './example.ts';
import { marksOf } from './story.ts';

const files = import.meta.glob<ScenarioDocument>('../../scenarios/**/*.json', { eager: true, import: 'default' });

/** The part of a figure that a badge may touch. */
const TOUCHED = 0.05;

test('no badge hides a figure or another badge', () => {
  const hidden: string[] = [];
  let badgesSeen = 0;
  for (const { document, frames, window } of Object.values(files).map(prepare)) {
    const sizes = sizesFor(window.w);
    const { radius } = numeralPlaces(sizes);
    for (const frame of frames) {
      const { figures, gold, numerals } = placePieces(frame.state, marksOf(frame), sizes);
      const badges = [
        ...gold.map(({ at, count, claims }) => ({ at, box: goldBox(count, claims.length, sizes.mark) })),
        ...numerals.map((at) => ({ at, box: [-radius, -radius, radius, radius] as const })),
      ];
      badgesSeen += badges.length;
      badges.forEach((badge, i) => {
        const others = badges.slice(0, i).some((other) => overlap(badge, other) > 1);
        const under = figures.some((figure) => {
          const box = pieceBox(figure);
          const [west, north, east, south] = box;
          return overlap(badge, { at: figure.at, box }) > TOUCHED * (east - west) * (south - north);
        });
        if (others || under) hidden.push(`${document.id} ${frame.id}: ${badge.at}`);
      });
    }
  }
  expect(hidden).toEqual([]);
  expect(badgesSeen).toBeGreaterThan(500);
});
