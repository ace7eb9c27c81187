import { isSafeAttributeUrl } from '../safeUrl';

const linkPattern = /<a\b[^>]*\bhref="([^"]*)"/gi;
const looksLikeLink =
  /^(?:https?:\/\/[^\s/?#]+\.[^\s/?#]+|https?:\/\/localhost|mailto:\S+@\S+|tel:|\/|#)/i;

/** Returns a message for each link in `parts` that a reader can't follow. */
export function brokenLinks(...parts: readonly string[]) {
  return parts
    .flatMap((html) => [...html.matchAll(linkPattern)])
    .map(([, href = '']) => href)
    .filter((href) => !looksLikeLink.test(href) || !isSafeAttributeUrl(href, 'link'))
    .map((href) => `“${href}” is not a link that readers can follow.`);
}
