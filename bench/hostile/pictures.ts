import sharp from 'sharp';

const side = 3000;

/** Noise, which is the most work to decode: the same bytes each time. */
function noise(length: number) {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

/** A PNG of 24 megapixels that is small enough to be uploaded. */
async function largePng() {
  const grain = sharp(noise(512 * 512), { raw: { width: 512, height: 512, channels: 1 } });
  const large = grain.resize(2 * side, (4 * side) / 3);
  const png = large.png({ compressionLevel: 3, palette: true, colours: 4 });
  return new File([new Uint8Array(await png.toBuffer())], 'large.png', { type: 'image/png' });
}

/** A PNG of 40 megapixels in few bytes, the slowest to decode that is usual. */
async function interlacedPng() {
  const create = { width: 8000, height: 5000, channels: 3, background: '#357' } as const;
  const bytes = await sharp({ create }).png({ progressive: true }).toBuffer();
  return new File([new Uint8Array(bytes)], 'interlaced.png', { type: 'image/png' });
}

/** What people upload. */
async function smallPng() {
  const create = { width: 640, height: 480, channels: 3, background: '#753' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'small.png', { type: 'image/png' });
}

export const smallPicture = async () =>
  Buffer.from(await (await smallPng()).arrayBuffer()).toString('base64');

async function animatedGif() {
  const frames = 40;
  const raw = { width: 256, height: 256 * frames, channels: 3, pageHeight: 256 } as const;
  const gif = await sharp(noise(256 * 256 * 3 * frames), { raw })
    .gif({ colours: 32 })
    .toBuffer();
  return new File([new Uint8Array(gif)], 'animated.gif', { type: 'image/gif' });
}

export async function createPictures() {
  return {
    png: await largePng(),
    gif: await animatedGif(),
    interlaced: await interlacedPng(),
    small: await smallPng(),
  };
}

export type BenchPictures = Awaited<ReturnType<typeof createPictures>>;
