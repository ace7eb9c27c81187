import { linksOf } from './commentLinks';
import { type Mentions, mentionsOf } from './mentions';
import { type CommentBlock, readBlocks } from './readBlocks';

/** What the text of a comment says. */
export type ParsedComment = {
  /** The parts that are shown. */
  blocks: readonly CommentBlock[];
  mentions: Mentions;
  /** The addresses of its links. */
  links: readonly string[];
};

/** Reads the text of a comment. Callers pass on the answer instead of the text, so that it is read once. */
export function parseComment(text: string): ParsedComment {
  const blocks = readBlocks(text);
  return { blocks, mentions: mentionsOf(blocks), links: linksOf(blocks) };
}
