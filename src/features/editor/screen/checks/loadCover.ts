import { pictureTypes } from '@contract/uploads';

const nameOf = (type: string) => `cover.${type === 'image/png' ? 'png' : 'jpg'}`;

const isCover = (type: string) => pictureTypes.post.some((known) => known === type);

/** The picture as JPEG: pictures in texts can be of types that covers can't. */
async function toJpeg(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  // JPEG has no transparency: without this it would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
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
