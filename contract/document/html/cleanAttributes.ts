import { playerService } from '../embeds';
import { isSafeAttributeUrl } from '../safeUrl';
import { sharedAttributes } from './allowedHtml';
import { decodeEntities } from './entities';

type Attribute = { name: string; value: string | null };

const pattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Parses the attributes of a tag. Of repeated attributes only the first counts, as in browsers. */
function readAttributes(html: string) {
  const found = new Map<string, Attribute>();
  for (const [, rawName = '', double, single, bare] of html.matchAll(pattern)) {
    const name = rawName.toLowerCase();
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
  return use !== 'frame' || playerService(decodeEntities(value).trim()) !== null;
}

/** Adds `noopener` to links with a target. */
function withNoopener(attributes: readonly Attribute[]) {
  if (!attributes.some(({ name }) => name === 'target')) return attributes;
  const rel = attributes.find(({ name }) => name === 'rel');
  if (rel?.value?.split(/\s+/).includes('noopener')) return attributes;
  const value = `${rel?.value ?? ''} noopener`.trim();
  return [...attributes.filter(({ name }) => name !== 'rel'), { name: 'rel', value }];
}

const escapeValue = (value: string) =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const writeAttribute = ({ name, value }: Attribute) =>
  value === null ? ` ${name}` : ` ${name}="${escapeValue(value)}"`;

/** Writes the allowed attributes of a tag again; null if the tag lost an attribute that it needs. */
export function cleanAttributes(tag: string, html: string, allowed: readonly string[]) {
  const kept = readAttributes(html).filter(
    (attribute) =>
      (allowed.includes(attribute.name) || sharedAttributes.includes(attribute.name)) &&
      isKept(tag, attribute),
  );
  const needsSource = tag === 'img' || tag === 'iframe';
  if (needsSource && !kept.some(({ name }) => name === 'src')) return null;
  return withNoopener(kept).map(writeAttribute).join('');
}
