import type { EditorDocument } from '../editorDocument';
import { readDocument } from './fromMarkdown';
import { type PostFileDetails, readFrontMatter, writeFrontMatter } from './frontMatter';
import { parseMarkdown } from './parseMarkdown';
import { oneLine, readPlain } from './readInline';
import { toMarkdown } from './toMarkdown';

/** A post as one file of Markdown. */
export type PostFile = { details: PostFileDetails; document: EditorDocument };

/** Writes a post as Markdown with front matter. `readPostFile` reads it as the same post. */
export function writePostFile({ details, document }: PostFile) {
  return `${writeFrontMatter(details)}\n${toMarkdown(document)}`;
}

/**
 * Reads a file of Markdown, with or without front matter. Without a title in front matter, a heading of
 * level 1 at the start is the title. Throws an UnreadableFileError if the front matter is broken, and
 * like `fromMarkdown`.
 */
export function readPostFile(file: string): PostFile {
  const { details, markdown } = readFrontMatter(file);
  const { children } = parseMarkdown(markdown);
  const [first, ...rest] = children;
  if (details?.title !== undefined || first?.type !== 'heading' || first.depth !== 1) {
    return { details: { ...details }, document: readDocument(children) };
  }
  const title = oneLine(readPlain(first.children));
  return { details: { ...details, title }, document: readDocument(rest) };
}
