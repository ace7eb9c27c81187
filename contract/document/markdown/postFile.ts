import { oneLine } from '../../oneLine';
import type { EditorDocument } from '../editorDocument';
import { readDocument } from './fromMarkdown';
import {
  type ExportedDetails,
  type PostFileDetails,
  readFrontMatter,
  writeFrontMatter,
  writeValues,
} from './frontMatter';
import { parseMarkdown } from './parseMarkdown';
import { readPlain } from './readInline';
import { toMarkdown } from './toMarkdown';

/** A post as one file of Markdown. */
export type PostFile = { details: PostFileDetails; document: EditorDocument };

/** Writes a post as Markdown with front matter. `readPostFile` reads it as the same post. */
export function writePostFile({ details, document }: PostFile) {
  return `${writeFrontMatter(details)}\n${toMarkdown(document)}`;
}

/** The same for the export of an account. */
export const writeExportedPost = (details: ExportedDetails, document: EditorDocument) =>
  `${writeValues(details)}\n${toMarkdown(document)}`;

/**
 * Reads a file of Markdown, with or without front matter. A heading of level 1 at the start is the title, unless front
 * matter has another one. Throws an UnreadableFileError if the front matter is broken, and
 * like `fromMarkdown`.
 */
export function readPostFile(file: string): PostFile {
  const { details, markdown } = readFrontMatter(file);
  const { children } = parseMarkdown(markdown);
  const [first, ...rest] = children;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  const heading = isTitle ? oneLine(readPlain(first.children)) : null;
  const title = details?.title ?? heading;
  if (heading === null || title !== heading) {
    return { details: { ...details }, document: readDocument(children) };
  }
  return { details: { ...details, title }, document: readDocument(rest) };
}
