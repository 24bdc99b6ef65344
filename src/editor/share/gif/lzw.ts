/** The compression of a GIF: LZW with codes that grow from 9 to 12 bits, in blocks of at most 255 bytes. */

/** Indices have 8 bits. */
const BITS = 8;
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
const MOST_CODES = 4096;
const BLOCK = 255;

/** Gathers codes as bits, the lowest first, and gives them out in blocks, each with its length in front. */
class Blocks {
  #bytes = new Uint8Array(1 << 12);
  #length = 1;
  /** Where the length of the open block stands. */
  #head = 0;
  #bits = 0;
  #held = 0;

  push(code: number, width: number): void {
    this.#bits |= code << this.#held;
    this.#held += width;
    while (this.#held >= 8) {
      this.#byte(this.#bits & 255);
      this.#bits >>>= 8;
      this.#held -= 8;
    }
  }

  #byte(byte: number): void {
    if (this.#length - this.#head > BLOCK) this.#close();
    if (this.#length + 2 >= this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }

  #close(): void {
    this.#bytes[this.#head] = this.#length - this.#head - 1;
    this.#head = this.#length++;
  }

  /** All blocks, and the empty one that ends them. */
  end(): Uint8Array {
    if (this.#held > 0) this.#byte(this.#bits & 255);
    if (this.#length - this.#head > 1) this.#close();
    this.#bytes[this.#head] = 0;
    return this.#bytes.slice(0, this.#length);
  }
}

/** The data of an image: the size of its indices in bits, then its blocks. */
export function compress(indices: Uint8Array): Uint8Array {
  const blocks = new Blocks();
  // The code of a known code followed by an index; 0 where that is not known yet.
  const longer = new Uint16Array(MOST_CODES * CLEAR);
  let width = BITS + 1;
  let next = END + 1;
  blocks.push(CLEAR, width);
  let code = indices[0] ?? 0;
  for (let i = 1; i < indices.length; i++) {
    const index = indices[i] as number;
    const known = longer[code * CLEAR + index] as number;
    if (known) {
      code = known;
      continue;
    }
    blocks.push(code, width);
    if (next === MOST_CODES) {
      blocks.push(CLEAR, width);
      longer.fill(0);
      width = BITS + 1;
      next = END + 1;
    } else {
      // A reader knows this code one step later, and widens then.
      if (next === 1 << width) width++;
      longer[code * CLEAR + index] = next++;
    }
    code = index;
  }
  blocks.push(code, width);
  blocks.push(END, width);
  return Uint8Array.from([BITS, ...blocks.end()]);
}
