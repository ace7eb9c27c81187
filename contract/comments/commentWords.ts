import { readBlocks } from './readBlocks';
import type { CommentInline } from './readInline';

const textOf = (part: CommentInline): string =>
  'children' in part ? part.children.map(textOf).join('') : part.text;

/** The text of a comment in one line, without its marks and the addresses of links. */
export const commentWords = (text: string) =>
  readBlocks(text)
    .map((block) => (block.kind === 'code' ? block.text : block.children.map(textOf).join('')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
