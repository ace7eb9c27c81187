import type { Pictures } from '@server/core/ports';

const quality = 0.72;

async function decodeBitmap(file: Blob) {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** Scales pictures with a canvas. Browsers that can't write WebP write PNG instead. */
export const canvasPictures: Pictures = {
  async decode({ bytes, type }) {
    const bitmap = await decodeBitmap(new Blob([bytes], { type }));
    if (!bitmap) return null;
    return {
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
    };
  },
};
