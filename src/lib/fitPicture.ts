import { mostFileBytes, type PictureUse, pictureTypes } from '@contract/uploads';
import { encodePicture } from './encodePicture';

/** Larger files are scaled to at most `longestSide`. */
const smallBytes = 1024 * 1024;
const longestSide = 2560;

/** The next attempt, if the file is still too large. */
const smaller = 0.75;

/** Types of cameras that the pictures of a text are converted from, where the browser can read them. */
const convertedTypes = ['image/heic', 'image/heif', 'image/avif'];

const accepts = (use: PictureUse, type: string) =>
  pictureTypes[use].some((known) => known === type);

/** Browsers that don't know a type of cameras leave it out of their files. */
export const isPictureFile = ({ type, name }: File) =>
  type.startsWith('image/') || (type === '' && /\.(?:heic|heif|avif)$/i.test(name));

/** What a file dialog offers for the use. */
export const offeredTypes = (use: PictureUse) =>
  [...pictureTypes[use], ...(use === 'resource' ? convertedTypes : [])].join(',');

/** False if the picture is sent as it is. */
export function mayNeedFit({ type, size }: Blob, use: PictureUse) {
  if (!accepts(use, type)) return use === 'resource' && convertedTypes.includes(type);
  return size > smallBytes && type !== 'image/gif';
}

/** Scaling would stop an animation. The marks of PNG and WebP stand before their first picture. */
async function isAnimated(file: Blob) {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4096).arrayBuffer());
  return /^.PNG[^]*acTL|^RIFF[^]{4}WEBP[^]*ANIM/.test(start);
}

async function decode(file: Blob) {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function encodeToFit(picture: ImageBitmap, type: string) {
  let scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  let encoded = await encodePicture(picture, type, scale);
  while (encoded.size > mostFileBytes) {
    scale *= smaller;
    encoded = await encodePicture(picture, type, scale);
  }
  return encoded;
}

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

function nameFor(file: Blob, type: string) {
  const name = file instanceof File ? file.name : 'picture';
  return file.type === type ? name : name.replace(/(?:\.\w+)?$/, `.${extensions[type] ?? 'jpg'}`);
}

/** The picture in a type that the use accepts, where this browser can read it. */
export async function inAcceptedType(file: File, use: PictureUse): Promise<File> {
  if (accepts(use, file.type)) return fitPicture(file, use);
  const picture = await decode(file);
  if (!picture) return file;
  try {
    const encoded = await encodeToFit(picture, 'image/jpeg');
    return new File([encoded], nameFor(file, encoded.type), { type: encoded.type });
  } finally {
    picture.close();
  }
}

/**
 * Makes a large picture small enough to be sent: upright, without the data of its camera, and of the same type
 * if the use accepts it. What this browser can't read is returned as it is: the API says what is wrong with it.
 */
export async function fitPicture<Picture extends Blob>(
  file: Picture,
  use: PictureUse,
): Promise<Picture | File> {
  if (!mayNeedFit(file, use) || (await isAnimated(file))) return file;
  const picture = await decode(file);
  if (!picture) return file;
  try {
    const isAccepted = accepts(use, file.type);
    const encoded = await encodeToFit(picture, isAccepted ? file.type : 'image/jpeg');
    const isSmaller = encoded.size < file.size;
    if (isAccepted && !isSmaller && file.size <= mostFileBytes) return file;
    return new File([encoded], nameFor(file, encoded.type), { type: encoded.type });
  } finally {
    picture.close();
  }
}
