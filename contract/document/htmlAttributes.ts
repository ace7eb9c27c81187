import { sharedAttributes } from './allowedHtml';
import { isFrameUrl } from './embeds';
import { decodeEntities } from './htmlEntities';
import { isSafeAttributeUrl } from './safeUrl';

type Attribute = { name: string; value: string | null };

const pattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes between a tag's name and its end, each name once, as browsers read them. */
function readAttributes(html: string) {
  const found = new Map<string, Attribute>();
  for (const [, written = '', double, single, bare] of html.matchAll(pattern)) {
    const name = written.toLowerCase();
    if (!found.has(name)) found.set(name, { name, value: double ?? single ?? bare ?? null });
  }
  return [...found.values()];
}

const urlUses = new Map([
  ['a href', 'link'],
  ['blockquote cite', 'link'],
  ['q cite', 'link'],
  ['img src', 'image'],
  ['iframe src', 'frame'],
] as const);

const rels: ReadonlySet<string> = new Set([
  'nofollow',
  'noopener',
  'noreferrer',
  'ugc',
  'sponsored',
  'external',
]);

function isKept(tag: string, { name, value }: Attribute) {
  if (name === 'target') return value === '_blank';
  if (name === 'rel') return (value ?? '').split(/\s+/).every((word) => rels.has(word));
  const use = [...urlUses].find(([place]) => place === `${tag} ${name}`)?.[1];
  if (use === undefined) return true;
  if (value === null || !isSafeAttributeUrl(value, use)) return false;
  return use !== 'frame' || isFrameUrl(decodeEntities(value).trim());
}

/** What opens elsewhere can't reach back. */
function withNoopener(attributes: readonly Attribute[]) {
  if (!attributes.some(({ name }) => name === 'target')) return attributes;
  const rel = attributes.find(({ name }) => name === 'rel');
  if (rel?.value?.split(/\s+/).includes('noopener')) return attributes;
  const value = `${rel?.value ?? ''} noopener`.trim();
  return [...attributes.filter(({ name }) => name !== 'rel'), { name: 'rel', value }];
}

const escaped = (value: string) =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const written = ({ name, value }: Attribute) =>
  value === null ? ` ${name}` : ` ${name}="${escaped(value)}"`;

/** The allowed attributes of a tag, written anew; null when the tag can't do without one it lost. */
export function cleanAttributes(tag: string, html: string, allowed: readonly string[]) {
  const kept = readAttributes(html).filter(
    (attribute) =>
      (allowed.includes(attribute.name) || sharedAttributes.includes(attribute.name)) &&
      isKept(tag, attribute),
  );
  const needsSource = tag === 'img' || tag === 'iframe';
  if (needsSource && !kept.some(({ name }) => name === 'src')) return null;
  return withNoopener(kept).map(written).join('');
}
