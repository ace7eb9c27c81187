import { showsAnything } from '@contract/document/documentText';
import { fromMarkdown } from '@contract/document/markdown/fromMarkdown';
import { splitFrontMatter } from '@contract/document/markdown/splitFrontMatter';

/** A thematic break at the start of a text is no front matter. */
function readFrontMatter(text: string) {
  const { yaml, markdown } = splitFrontMatter(text);
  if (yaml === null || !/^[\w-]+:/.test(yaml)) return { details: [], markdown: text };
  return { details: [{ type: 'code', data: { code: yaml, lang: 'yaml' } }], markdown };
}

/** Returns null for Markdown that shows nothing, or is nested too deep. */
export function readMarkdown(text: string) {
  try {
    const { details, markdown } = readFrontMatter(text.replaceAll('\r\n', '\n'));
    const blocks = [...details, ...fromMarkdown(markdown).blocks];
    return showsAnything({ blocks }) ? blocks : null;
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

export type ReadMarkdown = typeof readMarkdown;
