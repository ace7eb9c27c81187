import { limits } from './limits';

/** Width and height in pixels. */
export type PictureSize = { width: number; height: number };

/** A stored file of a picture. `address` is a name or a URL, like the one it was derived from. */
export type PictureVersion = PictureSize & { address: string };

/** The sizes in which a picture is stored, smallest first. None is larger than the picture. */
export function versionSizes({ width, height }: PictureSize): PictureSize[] {
  const largest = Math.min(width, Math.max(...limits.pictureWidths));
  const widths = [...limits.pictureWidths.filter((smaller) => smaller < largest), largest];
  return widths.map((scaled) => ({
    width: scaled,
    height: Math.max(1, Math.round((height * scaled) / width)),
  }));
}

type NamedPicture = {
  id: string;
  size: PictureSize;
  /** The content type, such as `image/webp`. */
  type: string;
  /** True for a file that is stored as it was uploaded, without smaller versions. */
  isOriginal?: boolean;
};

/** The name of a picture's largest file. It contains the size: `<id>-1280x720.webp`. */
export function pictureName({ id, size, type, isOriginal = false }: NamedPicture) {
  const mark = isOriginal ? '-original' : '';
  return `${id}-${size.width}x${size.height}${mark}.${type.replace('image/', '')}`;
}

const widthInName = /(-[1-9]\d{0,3}x[1-9]\d{0,3})-\d+w(\.[a-z]+)$/;

/** The name or URL of a picture's largest file, from that of any of its files. */
export function largestVersion(address: string) {
  return address.replace(widthInName, '$1$2');
}

const sizeInName = /-([1-9]\d{0,3})x([1-9]\d{0,3})(-original)?(\.[a-z]+)$/;

/**
 * The stored files of a picture, smallest first, from the name or URL of its largest file; empty if
 * the name contains no size. The smaller files are named after the largest:
 * `<id>-1280x720-640w.webp`.
 */
export function versionsOf(address: string): PictureVersion[] {
  const [ending, width, height, isOriginal, extension] = sizeInName.exec(address) ?? [];
  if (ending === undefined || extension === undefined) return [];
  const size = { width: Number(width), height: Number(height) };
  if (isOriginal) return [{ ...size, address }];
  const start = address.slice(0, -extension.length);
  const smaller = versionSizes(size)
    .slice(0, -1)
    .map((scaled) => ({ ...scaled, address: `${start}-${scaled.width}w${extension}` }));
  return [...smaller, { ...size, address }];
}
