import { parseTags, readAttributes, sourceOf, type Tag, type TagNode } from '../../convert/tagTree';

/** A shortcode with its attributes, and what is inside of it: null if it has no end. */
export type Shortcode = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  inner: string | null;
  source: string;
};

const syntax = {
  pattern: /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*|\/)?)\]/gi,
  readTag: ([source, slash, name = '', written = '']: RegExpExecArray): Tag => ({
    name: name.toLowerCase(),
    written,
    source,
    isEnd: slash !== '',
  }),
};

const knownAlone: ReadonlySet<string> = new Set(['gallery', 'playlist', 'audio', 'video', 'toc']);

/** Words in brackets such as [sic] are text. */
const isShortcode = ({ name, written }: Tag, inner: TagNode[] | null) =>
  inner !== null || written.includes('=') || /[_-]/.test(name) || knownAlone.has(name);

/** Their content is code, in which brackets have no meaning. */
const codeNames: ReadonlySet<string> = new Set(
  'code sourcecode php js javascript css html xml python java bash sql ruby'.split(' '),
);

export const isCodeName = (name: string) => codeNames.has(name);

const mostLevels = 20;

/** Replaces the shortcodes of a text, the inner ones first. */
export function replaceShortcodes(text: string, replace: (code: Shortcode) => string): string {
  const write = (nodes: readonly TagNode[], level: number): string =>
    nodes
      .map((node) => {
        if ('text' in node) return node.text;
        const { tag, inner, end } = node;
        const isPlain = codeNames.has(tag.name) || level >= mostLevels;
        const written = inner && (isPlain ? sourceOf(inner) : write(inner, level + 1));
        if (!isShortcode(tag, inner)) return tag.source + (written ?? '') + end;
        const attributes = readAttributes(tag.written);
        return replace({ name: tag.name, attributes, inner: written, source: tag.source });
      })
      .join('');
  return write(parseTags(text, syntax), 0);
}
