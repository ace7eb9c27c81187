import { versionsOf } from '../pictureVersions';

/** How high the logo is in the header and in e-mails, in pixels, and how wide it can be. */
const logoHeight = 32;
const mostLogoWidth = 128;

/** The stored size of a logo. */
const sizeOf = (logo: string) => versionsOf(logo).at(-1) ?? null;

/** The size in which a logo is shown, with its own ratio; null if its address has no size. */
export function shownLogoSize(logo: string) {
  const size = sizeOf(logo);
  if (!size) return null;
  const scale = Math.min(logoHeight / size.height, mostLogoWidth / size.width);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** The files of a square logo, for icons; none if it isn't square. */
export function logoIcons(logo: string) {
  const size = sizeOf(logo);
  return size && size.width === size.height ? versionsOf(logo) : [];
}
