import { linksIn } from '../blockFixes';
import { plainText } from '../html/plainText';
import { isSafeAttributeUrl } from '../safeUrl';
import type { BlockCheck } from './defineBlock';

const looksLikeLink =
  /^(?:https?:\/\/[^\s/?#]+\.[^\s/?#]+|https?:\/\/localhost|mailto:\S+@\S+|tel:|\/|#)/i;
const canBeFollowed = (href: string) =>
  looksLikeLink.test(href) && isSafeAttributeUrl(href, 'link');

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

function checkLink({ href, content }: ReturnType<typeof linksIn>[number]): BlockCheck[] {
  if (!canBeFollowed(href)) {
    return [
      {
        message: `“${href}” is not a link that readers can follow.`,
        fix: { kind: 'unlink', label: 'Remove the link', href },
      },
    ];
  }
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
export const checkLinks = (parts: readonly string[]) => parts.flatMap(linksIn).flatMap(checkLink);
