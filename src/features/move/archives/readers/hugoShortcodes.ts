import { escapeHtmlText } from '@contract/document/html/escape';
import { parseMarkdown } from '@contract/document/markdown/parseMarkdown';
import { readInline } from '@contract/document/markdown/readInline';
import type { Context } from '../convert/context';
import { codePart, embedPart, figurePart } from '../convert/markdownParts';
import { protectCode } from '../convert/protectCode';
import { parseTags, readAttributes, splitName, type Tag, writeTags } from '../convert/tagTree';

const syntax = {
  pattern: /\{\{[<%]([^{}]*)[%>]\}\}/g,
  readTag([source, inside = '']: RegExpExecArray): Tag | null {
    // `{{</* name */>}}` shows a shortcode instead of running it.
    if (inside.trim().startsWith('/*')) return null;
    const text = inside.trim();
    const isEnd = text.startsWith('/');
    const { name, written } = splitName(isEnd ? text.slice(1) : text);
    return /^[\w./-]+$/.test(name) ? { name: name.toLowerCase(), written, source, isEnd } : null;
  },
};

const shown = (text: string) =>
  text.replaceAll(/\{\{([<%])\/\*([^{}]*)\*\/([%>])\}\}/g, '{{$1$2$3}}');

/** Finds the post that a reference names. */
export type FindPage = (name: string) => string | null;

const ids: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
};

/** Captions are Markdown. */
function captionOf(markdown: string) {
  const [first, ...others] = parseMarkdown(markdown).children;
  const isLine = first?.type === 'paragraph' && others.length === 0;
  return isLine ? readInline(first.children) : escapeHtmlText(markdown);
}

function figureOf(attributes: ReadonlyMap<string, string>) {
  const [title = '', caption = ''] = [attributes.get('title'), attributes.get('caption')];
  return figurePart({
    src: attributes.get('src') ?? '',
    alt: attributes.get('alt') ?? '',
    caption: [escapeHtmlText(title), captionOf(caption)].filter((text) => text !== '').join(': '),
  });
}

type Place = { context: Context; findPage: FindPage };

/** The built-in shortcodes of Hugo. Others are removed, and the text inside of them is kept. */
function convertShortcode({ name, written, source }: Tag, inner: string | null, place: Place) {
  const { context, findPage } = place;
  const attributes = readAttributes(written);
  const first = attributes.get('0') ?? attributes.get('id') ?? '';
  const toUrl = Object.hasOwn(ids, name) ? ids[name] : undefined;
  if (name === 'figure') return figureOf(attributes);
  if (name === 'highlight') return codePart(inner ?? '', first);
  if (toUrl && first !== '') return embedPart(toUrl(first), context);
  if (name === 'gist') {
    return embedPart(`https://gist.github.com/${first}/${attributes.get('1') ?? ''}`, context);
  }
  if (name === 'tweet' || name === 'x') {
    const user = attributes.get('user') ?? 'i';
    return embedPart(`https://x.com/${user}/status/${attributes.get('id') ?? first}`, context);
  }
  if (name === 'ref' || name === 'relref') {
    const target = first || (attributes.get('path') ?? '');
    // Without a page, the link of which this is the address leads nowhere.
    return findPage(target) ?? `missing:${target.replaceAll(/[^\w./#-]/g, '')}`;
  }
  return context.marks.mark('shortcode', source) + (inner ?? '');
}

/** Replaces the shortcodes of a Markdown text, except in its code. */
export function replaceHugoShortcodes(markdown: string, place: Place) {
  const { text, restore } = protectCode(markdown);
  const written = writeTags(parseTags(text, syntax), (tag, inner) =>
    convertShortcode(
      tag,
      tag.name === 'highlight' && inner !== null ? restore(inner) : inner,
      place,
    ),
  );
  return shown(restore(written));
}
