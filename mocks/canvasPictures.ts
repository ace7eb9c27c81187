import type { DecodedPicture, Pictures } from '@server/core/ports';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';

const quality = 0.72;

async function decodeBitmap(file: Blob) {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

const inTurn = createQueue(queueLimits.pictures);

const pictureOf = (bitmap: ImageBitmap): DecodedPicture => ({
  width: bitmap.width,
  height: bitmap.height,
  async scaleTo({ width, height }) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no 2D canvas.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const scaled = await canvas.convertToBlob({ type: 'image/webp', quality });
    return { bytes: new Uint8Array(await scaled.arrayBuffer()), type: scaled.type };
  },
});

/** Scales pictures with a canvas. Browsers that can't write WebP write PNG instead. */
export const canvasPictures: Pictures = {
  decode: async ({ bytes, type }, work) =>
    inTurn(
      async () => {
        const bitmap = await decodeBitmap(new Blob([bytes], { type }));
        return bitmap && work(pictureOf(bitmap));
      },
      { share: undefined },
    ),
};
