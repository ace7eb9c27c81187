import { sharedAttributes } from './allowedHtml';
import { decodeEntities } from './entities';
import { escapeAttributeSource } from './escape';
import type { HtmlTag } from './tokenizeHtml';

/** Where a URL is used. */
export type UrlUse = 'link' | 'image' | 'frame';

/** Returns true if a URL is allowed where it is used. */
export type IsAllowedUrl = (url: string, use: UrlUse) => boolean;

type Attribute = readonly [name: string, value: string | null];

const urlUses: ReadonlyMap<string, UrlUse> = new Map([
  ['a href', 'link'],
  ['blockquote cite', 'link'],
  ['q cite', 'link'],
  ['img src', 'image'],
  ['iframe src', 'frame'],
]);

const rels: ReadonlySet<string> = new Set([
  'nofollow',
  'noopener',
  'noreferrer',
  'ugc',
  'sponsored',
  'external',
]);

/** Adds `noopener` to links with a target. */
function withNoopener(attributes: readonly Attribute[]): readonly Attribute[] {
  if (!attributes.some(([name]) => name === 'target')) return attributes;
  const rel = attributes.find(([name]) => name === 'rel')?.[1] ?? '';
  if (rel.split(/\s+/).includes('noopener')) return attributes;
  return [...attributes.filter(([name]) => name !== 'rel'), ['rel', `${rel} noopener`.trim()]];
}

const writeAttribute = ([name, value]: Attribute) =>
  value === null ? ` ${name}` : ` ${name}="${escapeAttributeSource(value)}"`;

type Rules = { allowed: readonly string[]; isAllowedUrl: IsAllowedUrl };

/** Writes the allowed attributes of a tag again; null if the tag lost an attribute that it needs. */
export function cleanAttributes(tag: HtmlTag, { allowed, isAllowedUrl }: Rules) {
  function isAllowed([name, value]: Attribute) {
    if (!allowed.includes(name) && !sharedAttributes.includes(name)) return false;
    if (name === 'target') return value === '_blank';
    if (name === 'rel') return (value ?? '').split(/\s+/).every((word) => rels.has(word));
    const use = urlUses.get(`${tag.name} ${name}`);
    return use === undefined || (value !== null && isAllowedUrl(decodeEntities(value), use));
  }

  const attributes = [...tag.attributes].filter(isAllowed);
  const needsSource = tag.name === 'img' || tag.name === 'iframe';
  if (needsSource && !attributes.some(([name]) => name === 'src')) return null;
  return withNoopener(attributes).map(writeAttribute).join('');
}
