import { joinBytes } from './joinBytes';

type Chunk = { id: string; data: Uint8Array };

const headerLength = 8;
/** Position, size and duration of a frame, before its chunks. */
const frameHeader = 16;

const frameChunks: ReadonlySet<string> = new Set(['ALPH', 'VP8 ', 'VP8L']);
/** The colour profile stays, because it changes how the frames look. */
const copiedChunks: ReadonlySet<string> = new Set([...frameChunks, 'VP8X', 'ANIM', 'ANMF', 'ICCP']);

/** Bytes after the last complete chunk are left out. */
function readChunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + headerLength <= bytes.length) {
    const start = at + headerLength;
    const end = start + view.getUint32(at + 4, true);
    if (end > bytes.length) break;
    const id = String.fromCharCode(...bytes.subarray(at, at + 4));
    chunks.push({ id, data: bytes.subarray(start, end) });
    at = end + (end % 2);
  }
  return chunks;
}

function writeChunk({ id, data }: Chunk) {
  const header = new Uint8Array(headerLength);
  header.set(Array.from(id, (character) => character.charCodeAt(0)));
  new DataView(header.buffer).setUint32(4, data.length, true);
  return joinBytes([header, data, new Uint8Array(data.length % 2)]);
}

/** Bits 2 and 3 announce XMP and EXIF. */
function stripFlags(data: Uint8Array) {
  const flags = data[0] ?? 0;
  return joinBytes([Uint8Array.of(Math.floor(flags / 16) * 16 + (flags % 4)), data.subarray(1)]);
}

function stripFrame(data: Uint8Array) {
  const chunks = readChunks(data.subarray(frameHeader)).filter(({ id }) => frameChunks.has(id));
  return joinBytes([data.subarray(0, frameHeader), ...chunks.map(writeChunk)]);
}

function stripChunk({ id, data }: Chunk): Chunk {
  if (id === 'VP8X') return { id, data: stripFlags(data) };
  return id === 'ANMF' ? { id, data: stripFrame(data) } : { id, data };
}

/** A WebP with its frames and colour profile only; null if it ends early. */
export function stripWebp(bytes: Uint8Array) {
  const [container] = readChunks(bytes);
  if (!container) return null;
  const chunks = readChunks(container.data.subarray(4)).filter(({ id }) => copiedChunks.has(id));
  const webp = Uint8Array.from('WEBP', (character) => character.charCodeAt(0));
  const data = joinBytes([webp, ...chunks.map(stripChunk).map(writeChunk)]);
  return writeChunk({ id: 'RIFF', data });
}
