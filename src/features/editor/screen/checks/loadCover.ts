import { pictureTypes } from '@contract/uploads';
import { encodePicture } from '@/lib/encodePicture';

const nameOf = (type: string) => `cover.${type === 'image/png' ? 'png' : 'jpg'}`;

const isCover = (type: string) => pictureTypes.post.some((known) => known === type);

/** The picture as JPEG: pictures in texts can be of types that covers can't. */
async function toJpeg(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const encoded = await encodePicture(bitmap, 'image/jpeg');
  bitmap.close();
  return encoded;
}

/** Loads a picture of the text as a file for the picture of the post; null if that fails. */
export async function loadCover(url: string): Promise<File | null> {
  try {
    const response = await fetch(new URL(url, location.href));
    const loaded = response.ok ? await response.blob() : null;
    if (!loaded?.type.startsWith('image/')) return null;
    const picture = isCover(loaded.type) ? loaded : await toJpeg(loaded);
    return new File([picture], nameOf(picture.type), { type: picture.type });
  } catch {
    return null;
  }
}
