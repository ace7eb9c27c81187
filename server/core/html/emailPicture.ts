import { versionsOf } from '@contract/pictureVersions';
import type { Picture } from './emailHtml';

/**
 * A picture of the site in at most this width; its file has twice as many pixels where the picture is large enough.
 * Undefined if it is on another host, which would learn who reads the e-mail. It has the same address for everybody.
 */
export function emailPicture(
  siteUrl: string,
  { image, alt, width: most }: { image: string; alt: string; width: number },
): Picture | undefined {
  const files = versionsOf(image);
  const file = files.find(({ width }) => width >= 2 * most) ?? files.at(-1);
  if (!file || !URL.canParse(file.address, siteUrl)) return undefined;
  const { href, host } = new URL(file.address, siteUrl);
  if (host !== new URL(siteUrl).host) return undefined;
  const width = Math.min(file.width, most);
  return { address: href, alt, width, height: Math.round((width * file.height) / file.width) };
}
