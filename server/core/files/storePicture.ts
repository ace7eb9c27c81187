import { type PictureSize, pictureName, versionSizes, versionsOf } from '@contract/pictureVersions';
import { type PictureType, sniffPicture } from '@contract/sniffPicture';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { largestPicture, mostFileBytes, type PictureUse, pictureTypes } from '@contract/uploads';
import { brokenRule, tooLarge, unavailable, wrongType } from '../failure';
import type { DecodedPicture, Ports, StoredFile } from '../ports';
import { fileUrl } from './fileUrl';
import { canBeAnimated, readPictureSize } from './readPictureSize';
import { removeFiles } from './removeFiles';
import { stripGif } from './stripGif';
import { stripWebp } from './stripWebp';

/** An uploaded image and its use. */
export type UploadedPicture = { file: Blob; use: PictureUse };

type PicturePorts = Pick<
  Ports,
  'ids' | 'files' | 'pictures' | 'settings' | 'background' | 'report'
>;

/** The form fields of uploaded pictures. */
const fields = {
  avatar: 'avatar',
  cover: 'bgImage',
  post: 'postImage',
  logo: 'logo',
  resource: 'resource',
} as const satisfies Record<PictureUse, string>;

async function readPicture({ file, use }: UploadedPicture) {
  if (file.size > mostFileBytes) throw tooLarge(pictureTexts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = sniffPicture(bytes);
  if (type === null || !pictureTypes[use].some((allowed) => allowed === type)) {
    throw wrongType(pictureTexts[use]);
  }
  return { bytes, type };
}

const hasTooManyPixels = ({ width, height }: PictureSize) =>
  Math.max(width, height) > largestPicture.side || width * height > largestPicture.pixels;

/** A picture that is stored without being encoded again must not show where it was taken. */
const stripAnimated = (bytes: Uint8Array, type: PictureType) =>
  type === 'image/gif' ? stripGif(bytes) : stripWebp(bytes);

async function putFile({ files, report }: PicturePorts, name: string, file: StoredFile) {
  try {
    await files.put(name, file);
  } catch (failure) {
    report(failure);
    throw unavailable(pictureTexts.notStored);
  }
}

type Version = { name: string; file: StoredFile };

/** The version with the name of the picture is the last one. */
async function scaleVersions({ ids }: PicturePorts, picture: DecodedPicture) {
  const size = versionSizes(picture).at(-1) ?? picture;
  const largest = await picture.scaleTo(size);
  const name = pictureName({ id: ids.next(), size, type: largest.type });
  const smaller: Version[] = [];
  for (const { address, ...wanted } of versionsOf(name).slice(0, -1)) {
    smaller.push({ name: address, file: await picture.scaleTo(wanted) });
  }
  return { name, file: largest, smaller };
}

function withOriginal({ ids }: PicturePorts, { width, height }: PictureSize, file: StoredFile) {
  const name = pictureName({
    id: ids.next(),
    size: { width, height },
    type: file.type,
    isOriginal: true,
  });
  return { name, file, smaller: [] };
}

/** Decodes an image and scales it, unless its header announces too many pixels. */
async function createVersions(ports: PicturePorts, image: UploadedPicture) {
  const field = fields[image.use];
  const { bytes, type } = await readPicture(image);
  const announced = readPictureSize(bytes, type);
  if (announced && hasTooManyPixels(announced)) throw brokenRule(pictureTexts.tooManyPixels, field);
  const isAnimated = canBeAnimated(bytes, type);
  const clean = isAnimated ? stripAnimated(bytes, type) : bytes;
  const file = announced && clean && { bytes: clean, type };
  const versions =
    file &&
    (await ports.pictures.decode(file, async (picture) =>
      isAnimated ? withOriginal(ports, picture, file) : scaleVersions(ports, picture),
    ));
  if (!versions) throw brokenRule(pictureTexts.unreadable, field);
  return versions;
}

/**
 * Stores an image under a new name, in several widths; one that can be animated with all frames. Throws
 * 413, 415, 422 or 503.
 *
 * The largest version is stored last, so that all versions exist once it exists. After a failure none
 * stays.
 */
export async function storePicture(ports: PicturePorts, image: UploadedPicture) {
  const { name, file, smaller } = await createVersions(ports, image);
  try {
    for (const version of smaller) await putFile(ports, version.name, version.file);
    await putFile(ports, name, file);
  } catch (failure) {
    removeFiles(ports, { names: [name] });
    throw failure;
  }
  return { name, url: fileUrl(ports.settings, name) };
}
