import { availableParallelism } from 'node:os';
import { limits } from '@contract/limits';
import { type PictureType, sniffPicture } from '@contract/sniffPicture';
import { largestPicture } from '@contract/uploads';
import { readPictureSize } from '@server/core/files/readPictureSize';
import type { DecodedPicture, Pictures } from '@server/core/ports';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import type { Share } from '@server/lib/share';
import sharp from 'sharp';

const quality = 72;
const secondsPerPicture = 20;
const largestWidth = Math.max(...limits.pictureWidths);

// Each picture is decoded once, so a cache would only use memory.
sharp.cache(false);
// One thread a picture: queues decide how many pictures are processed in parallel.
sharp.concurrency(1);

/** Leaves one core to other requests. */
const coresForPictures = Math.max(1, availableParallelism() - 1);

/** The largest pictures that don't wait for larger ones, which can take a second each. */
const mostPixels = 8_000_000;

/** About how many pixels are decoded in a millisecond. */
const pixelsPerMillisecond = 200_000;

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

const toPicture = ({
  size,
  data,
  raw,
}: NonNullable<Awaited<ReturnType<typeof decodeUpright>>>): DecodedPicture => ({
  ...size,
  async scaleTo(wanted) {
    const scaled = sharp(data, { raw }).resize({ ...wanted, fit: 'fill' });
    const webp = await scaled.webp({ quality }).toBuffer();
    return { bytes: new Uint8Array(webp), type: 'image/webp' };
  },
});

function pixelsOf(bytes: Uint8Array<ArrayBuffer>, type: PictureType) {
  const size = readPictureSize(bytes, type);
  return size ? size.width * size.height : 0;
}

/** Scales pictures to WebP with libvips. `shareOf` says for whom. */
export function createSharpPictures(
  shareOf: () => Share | undefined,
  atOnce = coresForPictures,
): Pictures {
  const small = createQueue({ ...queueLimits.pictures, atOnce });
  const large = createQueue({ ...queueLimits.largePictures, atOnce });
  return {
    async decode({ bytes }, work) {
      // libvips reads many more formats, such as SVG and PDF.
      const type = sniffPicture(bytes);
      if (type === null) return null;
      const pixels = pixelsOf(bytes, type);
      const inTurn = pixels > mostPixels ? large : small;
      return inTurn(
        async () => {
          const decoded = await decodeUpright(bytes);
          return decoded && work(toPicture(decoded));
        },
        { share: shareOf(), expected: pixels / pixelsPerMillisecond },
      );
    },
  };
}
