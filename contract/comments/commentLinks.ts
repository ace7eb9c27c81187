import type { CommentBlock } from './readBlocks';
import type { CommentInline } from './readInline';

const linksIn = (parts: readonly CommentInline[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'link') return [part.href];
    return 'children' in part ? linksIn(part.children) : [];
  });

/** The addresses of the links of a comment: Markdown links and plain addresses. */
export const linksOf = (blocks: readonly CommentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'code' ? [] : linksIn(block.children)));

/** Whether one of the links of a comment leads to another host than the site's. */
export function hasForeignLink(links: readonly string[], siteUrl: string) {
  const { host } = new URL(siteUrl);
  return links.some((href) => new URL(href).host !== host);
}
