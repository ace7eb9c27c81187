import type { EditorDocument } from '@contract/document/editorDocument';
import { toMarkdown } from '@contract/document/markdown/toMarkdown';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Blocks as other programs paste them. */
export function clipboardTexts(document: EditorDocument) {
  const markdown = toMarkdown(document);
  const html = micromark(markdown, {
    // The HTML of documents is sanitised.
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return { 'text/plain': markdown, 'text/html': html };
}
