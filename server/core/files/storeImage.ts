import { type PictureSize, pictureName, versionSizes, versionsOf } from '@contract/pictureVersions';
import { imageTexts } from '@contract/texts/imageTexts';
import { type ImageUse, imageTypes, largestPicture, mostFileBytes } from '@contract/uploads';
import { brokenRule, tooLarge, unavailable, wrongType } from '../failure';
import type { DecodedPicture, Ports, StoredFile } from '../ports';
import { fileUrl } from './fileUrl';
import { canBeAnimated, readImageSize } from './readImageSize';
import { removeFiles } from './removeFiles';
import { sniffImage } from './sniffImage';

/** An uploaded image and its use. */
export type UploadedImage = { file: Blob; use: ImageUse };

type ImagePorts = Pick<Ports, 'ids' | 'files' | 'images' | 'settings' | 'background' | 'report'>;

/** The form fields of uploaded images. */
const fields = {
  avatar: 'avatar',
  cover: 'bgImage',
  post: 'postImage',
  resource: 'resource',
} as const satisfies Record<ImageUse, string>;

async function readImage({ file, use }: UploadedImage) {
  if (file.size > mostFileBytes) throw tooLarge(imageTexts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = sniffImage(bytes);
  if (type === null || !imageTypes[use].some((allowed) => allowed === type)) {
    throw wrongType(imageTexts[use]);
  }
  return { bytes, type };
}

const hasTooManyPixels = ({ width, height }: PictureSize) =>
  Math.max(width, height) > largestPicture.side || width * height > largestPicture.pixels;

/** Decodes an image, unless its header announces too many pixels. */
async function decodeImage({ images }: ImagePorts, image: UploadedImage) {
  const field = fields[image.use];
  const { bytes, type } = await readImage(image);
  const announced = readImageSize(bytes, type);
  if (announced && hasTooManyPixels(announced)) throw brokenRule(imageTexts.tooManyPixels, field);
  const picture = announced && (await images.decode({ bytes, type }));
  if (!picture) throw brokenRule(imageTexts.unreadable, field);
  return { picture, original: canBeAnimated(bytes, type) ? { bytes, type } : null };
}

async function putFile({ files, report }: ImagePorts, name: string, file: StoredFile) {
  try {
    await files.put(name, file);
  } catch (failure) {
    report(failure);
    throw unavailable(imageTexts.notStored);
  }
}

async function storeOriginal(ports: ImagePorts, file: StoredFile, size: PictureSize) {
  const name = pictureName({ id: ports.ids.next(), size, type: file.type, isOriginal: true });
  await putFile(ports, name, file);
  return name;
}

/**
 * The largest version is stored last, so that all versions exist once it exists. After a failure none
 * stays.
 */
async function storeVersions(ports: ImagePorts, picture: DecodedPicture) {
  const size = versionSizes(picture).at(-1) ?? picture;
  const largest = await picture.scaleTo(size);
  const name = pictureName({ id: ports.ids.next(), size, type: largest.type });
  try {
    for (const { address, ...smaller } of versionsOf(name).slice(0, -1)) {
      await putFile(ports, address, await picture.scaleTo(smaller));
    }
    await putFile(ports, name, largest);
  } catch (failure) {
    removeFiles(ports, { names: [name] });
    throw failure;
  }
  return name;
}

/**
 * Stores an image under a new name, in several widths; one that can be animated as it is. Throws
 * 413, 415, 422 or 503.
 */
export async function storeImage(ports: ImagePorts, image: UploadedImage) {
  const { picture, original } = await decodeImage(ports, image);
  const name = original
    ? await storeOriginal(ports, original, picture)
    : await storeVersions(ports, picture);
  return { name, url: fileUrl(ports.settings, name) };
}
