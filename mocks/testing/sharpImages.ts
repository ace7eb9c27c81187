import type { Images } from '@server/core/ports';
import sharp from 'sharp';

const quality = 72;

async function decodeUpright(bytes: Uint8Array) {
  try {
    const upright = sharp(bytes).autoOrient().raw();
    return await upright.toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}

/** Scales pictures in Node. */
export const sharpImages: Images = {
  async decode({ bytes }) {
    const picture = await decodeUpright(bytes);
    if (!picture) return null;
    const { width, height, channels } = picture.info;
    return {
      width,
      height,
      async scaleTo(size) {
        const source = sharp(picture.data, { raw: { width, height, channels } });
        const scaled = source.resize({ ...size, fit: 'fill' }).webp({ quality });
        return { bytes: new Uint8Array(await scaled.toBuffer()), type: 'image/webp' };
      },
    };
  },
};
