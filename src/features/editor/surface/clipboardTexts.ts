import type { EditorDocument } from '@contract/document/editorDocument';
import { toMarkdown } from '@contract/document/markdown/toMarkdown';
import { marked } from 'marked';

/** Blocks as other programs paste them. */
export function clipboardTexts(document: EditorDocument) {
  const markdown = toMarkdown(document);
  return { 'text/plain': markdown, 'text/html': marked.parse(markdown, { async: false }) };
}
