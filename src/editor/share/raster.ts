/** Drawings as pixels: how large, and by the browser's own hand. */
import type { Size } from './gif/gif.ts';

/** What all browsers and phones can draw, and nobody has to wait for. */
export const PNG_BOUNDS = { scale: 2, side: 4096, pixels: 8_000_000 } as const;
export const GIF_BOUNDS = { scale: 2, side: 720, pixels: 400_000 } as const;

const HEAD = /^(<svg [^>]*?) width="([\d.]+)" height="([\d.]+)"/;

/** How large a drawing wants to be. */
export function sizeOf(svg: string): Size {
  const [, , width, height] = HEAD.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** So many times as large, unless that is more than the bounds allow: then as large as they do. */
export function within(
  { width, height }: Size,
  { scale, side, pixels }: { readonly scale: number; readonly side: number; readonly pixels: number },
): Size & { readonly reduced: boolean } {
  const most = Math.min(side / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  const factor = Math.min(scale, most);
  const scaled = (length: number) => Math.max(1, Math.floor(length * factor));
  return { width: scaled(width), height: scaled(height), reduced: most < scale };
}

/** The same drawing at another size. */
export const resized = (svg: string, { width, height }: Size): string =>
  svg.replace(HEAD, `$1 width="${width}" height="${height}"`);

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('nothing can be drawn');
  return context;
}

export function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Draws on a canvas. The drawing needs nothing from elsewhere, so the canvas stays readable. */
export async function onCanvas(svg: string, size: Size): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(resized(svg, size))}`;
  await image.decode();
  const canvas = canvasOf(size);
  contextOf(canvas).drawImage(image, 0, 0, size.width, size.height);
  return canvas;
}

export async function pngBytes(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture cannot be written');
  return new Uint8Array(await blob.arrayBuffer());
}

export const pixelsOf = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
