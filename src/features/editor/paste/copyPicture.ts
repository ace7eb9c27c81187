import { mostFileBytes } from '@contract/uploads';

/** Loads a picture of another site so that its pixels can be read; rejects if the site doesn't allow it. */
async function loadPicture(url: string) {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode();
  return picture;
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    const finish = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture can not be read.'));
    canvas.toBlob(finish, type, 0.92);
  });

const isAnimation = (url: string) => new URL(url).pathname.toLowerCase().endsWith('.gif');

/**
 * Copies a picture of another site as a file. It is drawn and encoded again, because the policy of the
 * page allows pictures of other sites and no other requests to them. An animation would lose its motion.
 */
export async function copyPicture(url: string) {
  if (isAnimation(url)) throw new Error('An animation can not be copied.');
  const picture = await loadPicture(url);
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  if (/\.jpe?g$/i.test(new URL(url).pathname)) return encode(canvas, 'image/jpeg');
  const exact = await encode(canvas, 'image/png');
  return exact.size > mostFileBytes ? encode(canvas, 'image/jpeg') : exact;
}

export type CopyPicture = typeof copyPicture;
