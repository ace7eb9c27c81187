import type { Context } from '../convert/context';
import { block, codePart, embedPart, linkPart } from '../convert/markdownParts';
import { protectCode } from '../convert/protectCode';
import { parseTags, type ReplaceTag, splitName, type Tag, writeTags } from '../convert/tagTree';

const syntax = {
  pattern: /\{%-?([^{}%]*)%\}/g,
  readTag([source, inside = '']: RegExpExecArray): Tag | null {
    const { name, written } = splitName(inside.replace(/-$/, ''));
    if (!/^[a-z]\w*$/i.test(name)) return null;
    const isEnd = /^end[a-z]/i.test(name);
    const start = isEnd ? name.slice('end'.length) : name;
    return { name: start.toLowerCase(), written, source, isEnd };
  },
};

/** Replaces the Liquid tags of a Markdown text, except in its code. */
export function replaceLiquid(markdown: string, replace: ReplaceTag) {
  const { text, restore } = protectCode(markdown);
  // The code inside of a tag is protected too, so it is restored for tags that hold code.
  const written = writeTags(parseTags(text, syntax), (tag, inner) =>
    replace(tag, inner === null ? null : codeTags.has(tag.name) ? restore(inner) : inner),
  );
  return restore(written);
}

const codeTags: ReadonlySet<string> = new Set(['highlight', 'runkit', 'raw', 'katex']);

const sites: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  github: (id) => `https://github.com/${id.replace(/^@/, '')}`,
  twitter: (id) => `https://twitter.com/i/status/${id}`,
  tweet: (id) => `https://twitter.com/i/status/${id}`,
  x: (id) => `https://x.com/i/status/${id}`,
  codepen: (id) => id,
  gist: (id) => `https://gist.github.com/${id}`,
  user: (id) => `https://dev.to/${id}`,
  tag: (id) => `https://dev.to/t/${id}`,
  link: (id) => `https://dev.to${id.startsWith('/') ? id : `/${id}`}`,
  post: (id) => `https://dev.to${id.startsWith('/') ? id : `/${id}`}`,
  stackoverflow: (id) => `https://stackoverflow.com/questions/${id}`,
  spotify: (id) => id,
  embed: (id) => id,
};

const openTexts: ReadonlySet<string> = new Set(['details', 'collapsible', 'spoiler']);

/** The tags that DEV and Jekyll's plugins have for other sites. Others are removed, and their text is kept. */
export function convertLiquidTag(
  { name, written, source }: Tag,
  inner: string | null,
  context: Context,
) {
  const { marks } = context;
  const [id = ''] = written.split(/\s+/, 1);
  const toUrl = Object.hasOwn(sites, name) ? sites[name] : undefined;
  if (toUrl && id !== '') {
    return embedPart(/^https?:/i.test(id) ? id : toUrl(id), context);
  }
  if (inner === null) return marks.mark('shortcode', source);
  if (name === 'raw' || name === 'comment') return name === 'raw' ? inner : '';
  if (name === 'katex') return codePart(inner, 'latex');
  if (name === 'runkit') return marks.mark('shortcode', source) + codePart(inner, 'js');
  if (name === 'highlight') return codePart(inner, id);
  if (name === 'cta') return block(marks.mark('button', written) + linkPart(id, inner.trim()));
  if (openTexts.has(name)) {
    return block(`${marks.mark('toggle', written)}**${written || 'Details'}**`) + block(inner);
  }
  return marks.mark('shortcode', source) + inner;
}
