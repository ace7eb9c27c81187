import { limits } from '@contract/limits';
import { versionsOf } from '@contract/pictureVersions';

const imageHost = import.meta.env.VITE_IMAGE_HOST || 'res.cloudinary.com';

/** For accounts and posts without a picture. */
export const defaultPictures = {
  avatar: '/default-avatar-160x160.webp',
  cover: '/default-cover-1280x427.webp',
} as const;

/** What previews of a page without a picture show on other sites. */
export const socialImage = '/social-1200x630.png';

/** Only absolute URLs can be on the image host, so any base works for relative ones. */
const base = 'https://relative.invalid';

const webpFolder = '/upload/f_webp';

/** The URL of a picture's WebP version, if the picture is on the image host. */
export function webpAddress(address: string, host = imageHost) {
  if (!URL.canParse(address, base)) return address;
  const url = new URL(address, base);
  if (url.host !== host || url.pathname.includes('/f_webp')) return address;
  url.pathname = url.pathname.replace('/upload/', `${webpFolder}/`);
  return url.href;
}

/** Pictures elsewhere can have names of the same form. */
const isStoredHere = (address: string) =>
  /^\/(?!\/)/.test(address) || address.includes('/resource/file/');

function scaledByImageHost(address: string, host: string) {
  if (!URL.canParse(address) || new URL(address).host !== host) return [];
  if (!address.includes(`${webpFolder}/`)) return [];
  return limits.pictureWidths.map((width) => ({
    width,
    address: address.replace(`${webpFolder}/`, `${webpFolder},c_limit,w_${width}/`),
  }));
}

type PictureSource = {
  src: string;
  /** Absent if the picture has no versions of known widths. */
  srcSet?: string;
  /** The size of the largest version, if it is known. */
  size?: { width: number; height: number };
};

/** What an `img` needs to know about a picture to load the version that fits, of those that are at most so wide; 0 for all. */
export function pictureSource(address: string, most = 0, host = imageHost): PictureSource {
  const src = webpAddress(address, host);
  const stored = isStoredHere(address) ? versionsOf(address) : [];
  const largest = stored.at(-1);
  const all = largest ? stored : scaledByImageHost(src, host);
  const versions = most ? all.filter(({ width }) => width <= most) : all;
  return {
    src,
    ...(versions.length > 0
      ? { srcSet: versions.map((version) => `${version.address} ${version.width}w`).join(', ') }
      : {}),
    ...(largest ? { size: { width: largest.width, height: largest.height } } : {}),
  };
}
