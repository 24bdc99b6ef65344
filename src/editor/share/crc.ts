/** The sum by which a PNG notices damage: CRC-32 as in ISO 3309. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** `crc32` of the letters `123456789` is `0xcbf43926`. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
}
