import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animate } from './animate.ts';
import { comment, frame, head, TAIL } from './gif.ts';
import { indexer, paletteOf } from './palette.ts';

const GOLD = 0xe3ab16;

/** The frames of a file below each other, three bytes a pixel, as another decoder sees them. */
async function decoded(parts: readonly Uint8Array[]) {
  const file = Buffer.concat(parts);
  const { pages, delay, loop, width, pageHeight } = await sharp(file, { animated: true }).metadata();
  const { data } = await sharp(file, { animated: true }).removeAlpha().toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  });
  return { pages, delay, loop, width, height: pageHeight, data: [...data] };
}

const rgb = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];
const grey = Array.from({ length: 255 }, (_, i) => i * 0x010101);

describe('a moving picture', () => {
  it('comes out as it went in, for any frames of any size', async () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) });
    const movie = size.chain(({ width, height }) => {
      const length = { minLength: width * height, maxLength: width * height };
      const rough = fc.uint8Array({ ...length, max: 254 });
      const calm = fc.uint8Array({ ...length, max: 2 });
      return fc.record({
        size: fc.constant({ width, height }),
        images: fc.array(fc.oneof(rough, calm), { minLength: 2, maxLength: 4 }),
      });
    });
    await fc.assert(
      fc.asyncProperty(movie, async ({ size, images }) => {
        const frames = images.map((image, i) => frame(size, image, images[i - 1], 2500));
        const seen = await decoded([head(size, grey), ...frames, TAIL]);
        expect(seen).toMatchObject({ ...size, pages: images.length, loop: 0, delay: images.map(() => 2500) });
        expect(seen.data).toEqual(images.flatMap((image) => [...image].flatMap((i) => rgb(grey[i] as number))));
      }),
      { numRuns: 40 },
    );
  });

  it('holds where the table of codes is full many times over', async () => {
    const size = { width: 400, height: 300 };
    const image = new Uint8Array(size.width * size.height).map((_, i) => ((i * 7919) ^ (i >> 3)) % 255);
    const still = frame(size, image, image, 10);
    const seen = await decoded([head(size, grey), frame(size, image, undefined, 10), still, TAIL]);
    expect(seen.data.slice(0, image.length * 3)).toEqual([...image].flatMap((i) => rgb(grey[i] as number)));
    expect(seen.data.slice(image.length * 3)).toEqual(seen.data.slice(0, image.length * 3));
    expect(still.length).toBeLessThan(40);
  });
});

it('a text in it changes nothing of what is seen', async () => {
  const size = { width: 2, height: 1 };
  const parts = [
    frame(size, Uint8Array.of(1, 2), undefined, 100),
    frame(size, Uint8Array.of(2, 1), undefined, 100),
    TAIL,
  ];
  const plain = await decoded([head(size, grey), ...parts]);
  for (const length of [0, 1, 254, 255, 256, 510, 100_000]) {
    expect(await decoded([head(size, grey), comment('x'.repeat(length)), ...parts])).toEqual(plain);
  }
});

describe('the colours', () => {
  const many = new Map(Array.from({ length: 5000 }, (_, i) => [(i * 2654435761) & 0xffffff, 5000 - i] as const));

  it('that mean something stay exactly as they are, however rare', () => {
    const palette = paletteOf([GOLD, 0x1b55b8], many);
    expect(palette).toHaveLength(255);
    const [gold, blue] = indexer(palette)(Uint8ClampedArray.from([...rgb(GOLD), 255, ...rgb(0x1b55b8), 255]));
    expect([palette[gold as number], palette[blue as number]]).toEqual([GOLD, 0x1b55b8]);
  });

  it('that are left out become the nearest', () => {
    const palette = paletteOf([0x000000, 0xffffff, GOLD], new Map());
    expect([...indexer(palette)(Uint8ClampedArray.from([10, 10, 10, 255, 230, 180, 40, 255]))]).toEqual([0, 2]);
  });
});

describe('making one', () => {
  const size = { width: 4, height: 4 };
  const animation = {
    size,
    count: 5,
    draw: async (index: number) =>
      Uint8ClampedArray.from({ length: 64 }, (_, i) => (i % 4 === 3 ? 255 : (rgb(GOLD)[i % 4] as number) - index)),
    colours: [GOLD],
    shownFor: (index: number) => (index === 4 ? 5000 : 2500),
  };

  it('tells how far it is', async () => {
    const told: number[] = [];
    const seen = await decoded(await animate({ ...animation, onProgress: (done) => told.push(done) }));
    expect(seen).toMatchObject({ pages: 5, delay: [2500, 2500, 2500, 2500, 5000] });
    expect(seen.data.slice(0, 3)).toEqual(rgb(GOLD));
    expect(told).toEqual([1, 2, 3, 4, 5]);
  });

  it('ends when it is given up', async () => {
    const abort = new AbortController();
    const told: number[] = [];
    const made = animate({
      ...animation,
      signal: abort.signal,
      onProgress: (done) => {
        told.push(done);
        if (done === 2) abort.abort();
      },
    });
    await expect(made).rejects.toThrow(/abort/i);
    expect(told).toEqual([1, 2]);
  });
});
