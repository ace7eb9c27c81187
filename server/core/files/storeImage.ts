import { type ImageUse, imageTypes, limits } from '@contract/limits';
import { imageTexts } from '@contract/texts/imageTexts';
import { tooLarge, wrongType } from '../http/failure';
import type { Ports } from '../ports';
import { fileUrl } from './fileUrl';
import { type ImageType, sniffImage } from './sniffImage';

const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<ImageType, string>;

/** An uploaded image and its use. */
export type UploadedImage = { file: Blob; use: ImageUse };

async function readImage({ file, use }: UploadedImage) {
  if (file.size > limits.fileBytes) throw tooLarge(imageTexts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = sniffImage(bytes);
  if (type === null || !imageTypes[use].some((allowed) => allowed === type)) {
    throw wrongType(imageTexts[use]);
  }
  return { bytes, type };
}

/** Stores an image under a new name, with the type detected from its bytes; throws 413 or 415. */
export async function storeImage(
  { ids, files, settings }: Pick<Ports, 'ids' | 'files' | 'settings'>,
  image: UploadedImage,
) {
  const { bytes, type } = await readImage(image);
  const name = `${ids.next()}.${endings[type]}`;
  await files.put(name, { bytes, type });
  return { name, url: fileUrl(settings, name) };
}
