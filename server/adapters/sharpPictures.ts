import { availableParallelism } from 'node:os';
import { limits } from '@contract/limits';
import { largestPicture } from '@contract/uploads';
import { sniffPicture } from '@server/core/files/sniffPicture';
import type { Pictures } from '@server/core/ports';
import { limitConcurrency } from '@server/lib/limitConcurrency';
import sharp from 'sharp';

const quality = 72;
const secondsPerPicture = 20;
const largestWidth = Math.max(...limits.pictureWidths);

// Each picture is decoded once, so a cache would only use memory.
sharp.cache(false);
// One thread a picture: `inTurn` decides how many pictures are processed in parallel.
sharp.concurrency(1);

/** Leaves one core to other requests. */
const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1));

const input = { limitInputPixels: largestPicture.pixels, failOn: 'error' } as const;

/**
 * The size of the upright picture, and its pixels in sRGB without metadata, at most as wide as the
 * largest version; null if the picture is damaged or too large. Reads the first frame only.
 */
async function decodeUpright(bytes: Uint8Array<ArrayBuffer>) {
  try {
    const { autoOrient } = await sharp(bytes, input).metadata();
    const { data, info } = await sharp(bytes, input)
      .timeout({ seconds: secondsPerPicture })
      .autoOrient()
      .resize({ width: largestWidth, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { size: autoOrient, data, raw: { width, height, channels } };
  } catch {
    return null;
  }
}

/** Scales pictures to WebP with libvips. */
export const sharpPictures: Pictures = {
  async decode({ bytes }) {
    // libvips reads many more formats, such as SVG and PDF.
    if (sniffPicture(bytes) === null) return null;
    const picture = await inTurn(() => decodeUpright(bytes));
    if (!picture) return null;
    const { size, data, raw } = picture;
    return {
      ...size,
      async scaleTo(wanted) {
        const scaled = sharp(data, { raw }).resize({ ...wanted, fit: 'fill' });
        const webp = await inTurn(() => scaled.webp({ quality }).toBuffer());
        return { bytes: new Uint8Array(webp), type: 'image/webp' };
      },
    };
  },
};
