import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { carriedByPng } from '../import/png.ts';
import { crc32 } from './crc.ts';
import { chunksOf, isPng, pngOf, withText } from './png.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the sum of a chunk', () => {
  it.each([
    ['', 0],
    ['123456789', 0xcbf43926],
    ['IEND', 0xae426082],
  ])('of %j', (text, sum) => {
    expect(crc32(bytes(text))).toBe(sum);
  });
});

describe('a text in a PNG', async () => {
  const plain = new Uint8Array(
    await sharp({ create: { width: 3, height: 2, channels: 3, background: '#e3ab16' } })
      .png()
      .toBuffer(),
  );
  const marked = withText(plain, 'cartulary', 'ct1_b_rB_Es_zżółć');

  it('stands behind the header, as the format wants it', () => {
    const types = chunksOf(marked).map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['IHDR', 'iTXt']);
    expect(types.at(-1)).toBe('IEND');
    const text = new TextDecoder().decode(chunksOf(marked)[1]?.data);
    expect(text).toBe('cartulary\0\0\0\0\0ct1_b_rB_Es_zżółć');
  });

  it('is found by whoever opens the picture here', () => {
    expect(carriedByPng(marked)).toEqual({ text: 'ct1_b_rB_Es_zżółć' });
  });

  it('leaves everything else as it was', () => {
    const others = chunksOf(marked).filter(({ type }) => type !== 'iTXt');
    expect(pngOf(others)).toEqual(plain);
  });

  it('is no harm to a decoder', async () => {
    const { width, height, comments } = await sharp(marked).metadata();
    expect({ width, height }).toEqual({ width: 3, height: 2 });
    expect(comments).toEqual([{ keyword: 'cartulary', text: 'ct1_b_rB_Es_zżółć' }]);
    expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  });

  it('is put into nothing but a PNG', () => {
    expect(isPng(bytes('GIF89a'))).toBe(false);
    expect(() => withText(bytes('GIF89a'), 'cartulary', 'x')).toThrow('no PNG');
    expect(() => withText(plain.subarray(0, 20), 'cartulary', 'x')).toThrow('no PNG');
  });

  it('ends a file that is cut or damaged at its last good chunk', () => {
    expect(chunksOf(marked.subarray(0, marked.length - 3)).at(-1)?.type).toBe('IDAT');
    const damaged = marked.map((byte, i) => (i === marked.length - 20 ? byte ^ 1 : byte));
    expect(chunksOf(damaged).map(({ type }) => type)).not.toContain('IEND');
  });
});
