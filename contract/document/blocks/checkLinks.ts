import { linksIn } from '../blockFixes';
import { plainText } from '../html/plainText';
import { isSafeAttributeUrl } from '../safeUrl';
import type { BlockCheck, CheckContext } from './defineBlock';

const looksLikeLink =
  /^(?:https?:\/\/[^\s/?#]+\.[^\s/?#]+|https?:\/\/localhost|mailto:\S+@\S+|tel:|\/|#)/i;
const canBeFollowed = (href: string) =>
  looksLikeLink.test(href) && isSafeAttributeUrl(href, 'link');

function decodedOrEmpty(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

const unlinked = (href: string, message: string): BlockCheck[] => [
  { message, fix: { kind: 'unlink', label: 'Remove the link', href } },
];

/** A link to a place of the same page that does not exist, such as a footnote that was not pasted. */
const leadsNowhere = (href: string, anchors: ReadonlySet<string>) =>
  href.startsWith('#') && !anchors.has(decodedOrEmpty(href.slice(1)));

function checkLink(
  { href, content }: ReturnType<typeof linksIn>[number],
  { anchors }: CheckContext,
): BlockCheck[] {
  if (!canBeFollowed(href))
    return unlinked(href, `“${href}” is not a link that readers can follow.`);
  if (leadsNowhere(href, anchors))
    return unlinked(href, `“${href}” leads to no place in this post.`);
  const text = plainText(content);
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return [];
  const host = hostOf(text);
  return [
    {
      message: `The text of a link is its address: “${text}”.`,
      fix: { kind: 'nameLink', label: `Shorten it to ${host}`, href, text: host },
    },
  ];
}

/** Checks the links in `parts`, which are texts with inline markup. */
export const checkLinks = (parts: readonly string[], context: CheckContext) =>
  parts.flatMap(linksIn).flatMap((link) => checkLink(link, context));
