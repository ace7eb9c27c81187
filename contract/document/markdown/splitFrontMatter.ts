import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { frontmatter, type Options } from 'micromark-extension-frontmatter';

/** The lines between `---` and `---`, or `...` as in YAML. */
const fences: Options = ['yaml', { type: 'yaml', fence: { open: '---', close: '...' } }];

/** Splits a text into its front matter, null without any, and the Markdown after it. */
export function splitFrontMatter(text: string) {
  const [first] = text.startsWith('---')
    ? fromMarkdown(text, {
        extensions: [frontmatter(fences)],
        mdastExtensions: [frontmatterFromMarkdown(fences)],
      }).children
    : [];
  if (first?.type !== 'yaml') return { yaml: null, markdown: text };
  return { yaml: first.value, markdown: text.slice(first.position?.end.offset).replace(/^\n/, '') };
}
