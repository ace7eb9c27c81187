import { parseComment } from './parseComment';
import type { CommentInline } from './readInline';

const linksOf = (parts: readonly CommentInline[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'link') return [part.href];
    return 'children' in part ? linksOf(part.children) : [];
  });

/** Whether a comment links to another host than the site's, as a Markdown link or a plain address. */
export function hasForeignLink(text: string, siteUrl: string) {
  const { host } = new URL(siteUrl);
  return parseComment(text).some(
    (block) =>
      block.kind !== 'code' && linksOf(block.children).some((href) => new URL(href).host !== host),
  );
}
