import { joinBytes } from './joinBytes';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;
const application = 0xff;
const screenDescriptor = { at: 6, length: 7, flagsAt: 10 };
const imageDescriptor = { length: 10, flagsAt: 9 };

/** The two names of the extension that says how often the animation repeats. */
const repeating: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** The length of the colour table that the flags announce. */
const tableLength = (flags = 0) => (flags >= 0x80 ? 3 * 2 ** ((flags % 8) + 1) : 0);

/** Where the blocks of data that begin at `from` end, after the empty one. */
function endOfData(bytes: Uint8Array, from: number) {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** The count of repetitions, without other data. */
function stripRepeating(block: Uint8Array) {
  const name = String.fromCharCode(...block.subarray(3, 14));
  const isCount = repeating.has(name) && block[14] === 3 && block[15] === 1;
  return isCount ? [block.subarray(0, 18), Uint8Array.of(0)] : [];
}

function stripExtension(block: Uint8Array) {
  if (block[1] === graphicControl) return [block];
  return block[1] === application ? stripRepeating(block) : [];
}

function endOfBlock(bytes: Uint8Array, at: number) {
  if (bytes[at] === extension) return endOfData(bytes, at + 2);
  const { length, flagsAt } = imageDescriptor;
  const data = at + length + tableLength(bytes[at + flagsAt]);
  // The data begins after the size of its codes.
  return endOfData(bytes, data + 1);
}

/**
 * A GIF with its frames and the count of repetitions only. Like in browsers, it ends at the first
 * byte that begins no block. null if it ends early.
 */
export function stripGif(bytes: Uint8Array) {
  const { at: screen, length, flagsAt } = screenDescriptor;
  let at = screen + length + tableLength(bytes[flagsAt]);
  const parts = [bytes.subarray(0, at)];
  while (bytes[at] === extension || bytes[at] === image) {
    const end = endOfBlock(bytes, at);
    const block = bytes.subarray(at, end);
    parts.push(...(bytes[at] === extension ? stripExtension(block) : [block]));
    at = end;
  }
  return at >= bytes.length ? null : joinBytes([...parts, Uint8Array.of(trailer)]);
}
