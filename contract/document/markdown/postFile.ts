import type { EditorDocument } from '../editorDocument';
import { fromMarkdown } from './fromMarkdown';
import { type PostFileDetails, readFrontMatter, writeFrontMatter } from './frontMatter';
import { parseMarkdown } from './parseMarkdown';
import { readPlain } from './readInline';
import { toMarkdown } from './toMarkdown';

/** A post as one file of Markdown. */
export type PostFile = { details: PostFileDetails; document: EditorDocument };

/** Writes a post as Markdown with front matter. `readPostFile` reads it as the same post. */
export function writePostFile({ details, document }: PostFile) {
  return `${writeFrontMatter(details)}\n${toMarkdown(document)}`;
}

/** Without a title in front matter, a heading of level 1 at the start is the title. */
function splitTitle(markdown: string) {
  const [first] = parseMarkdown(markdown);
  if (first?.type !== 'heading' || first.depth !== 1) return { details: {}, markdown };
  const title = readPlain(first.tokens).trim();
  return { details: { title }, markdown: markdown.replace(first.raw, '') };
}

/**
 * Reads a file of Markdown, with or without front matter. Throws an UnreadableFileError if the front
 * matter is broken, and like `fromMarkdown`.
 */
export function readPostFile(file: string): PostFile {
  const { details, markdown } = readFrontMatter(file);
  if (details?.title !== undefined) return { details, document: fromMarkdown(markdown) };
  const split = splitTitle(markdown);
  return { details: { ...details, ...split.details }, document: fromMarkdown(split.markdown) };
}
