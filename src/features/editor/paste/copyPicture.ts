import { mostFileBytes } from '@contract/uploads';
import { encodePicture } from '@/lib/encodePicture';

/** Loads a picture of another site so that its pixels can be read; rejects if the site doesn't allow it. */
async function loadPicture(url: string) {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode();
  return picture;
}

const isAnimation = (url: string) => new URL(url).pathname.toLowerCase().endsWith('.gif');

/**
 * Copies a picture of another site as a file. It is drawn and encoded again, because the policy of the
 * page allows pictures of other sites and no other requests to them. An animation would lose its motion.
 */
export async function copyPicture(url: string) {
  if (isAnimation(url)) throw new Error('An animation can not be copied.');
  const picture = await loadPicture(url);
  const bitmap = await createImageBitmap(picture);
  const isPhoto = /\.jpe?g$/i.test(new URL(url).pathname);
  const exact = await encodePicture(bitmap, isPhoto ? 'image/jpeg' : 'image/png');
  return exact.size > mostFileBytes ? encodePicture(bitmap, 'image/jpeg') : exact;
}

export type CopyPicture = typeof copyPicture;
