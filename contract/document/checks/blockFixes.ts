import { isRecord } from '../../isRecord';
import type { StoredData } from '../blocks/cleaners';
import type { EditorBlock } from '../editorDocument';

/** A change of one block that its author can choose instead of editing it. */
export type BlockFix = { label: string } & (
  | { kind: 'set'; data: StoredData }
  | { kind: 'remove' }
  | { kind: 'unlink'; href: string }
  | { kind: 'nameLink'; href: string; text: string }
  | { kind: 'secureLink'; href: string }
);

const link = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis;

/** The links in inline markup: the address as it is written, and the markup inside the link. */
export const linksIn = (html: string) =>
  Array.from(html.matchAll(link), ([, href = '', content = '']) => ({ href, content }));

type ReplaceLink = (link: string, content: string) => string;

const replaceLinks = (html: string, href: string, replace: ReplaceLink) =>
  html.replaceAll(link, (whole: string, other: string, content: string) =>
    other === href ? replace(whole, content) : whole,
  );

/** Every text in a value, also in nested lists and tables. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Applies `change` to every text in a value, also in nested lists and tables. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  return isRecord(value) ? mapRecord(value, change) : value;
}

const mapRecord = (data: StoredData, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]));

/** Returns the fixed block, or null if the fix removes it. */
export function applyBlockFix(block: EditorBlock, fix: BlockFix): EditorBlock | null {
  const changed = (change: (text: string) => string) => ({
    ...block,
    data: mapRecord(block.data, change),
  });
  switch (fix.kind) {
    case 'remove':
      return null;
    case 'set':
      return { ...block, data: { ...block.data, ...fix.data } };
    case 'unlink':
      return changed((text) => replaceLinks(text, fix.href, (_, content) => content));
    case 'secureLink':
      return changed((text) =>
        replaceLinks(text, fix.href, (whole) => whole.replace(/href="http:/i, 'href="https:')),
      );
    case 'nameLink':
    default:
      return changed((text) =>
        replaceLinks(
          text,
          fix.href,
          (whole, content) => `${whole.slice(0, -`${content}</a>`.length)}${fix.text}</a>`,
        ),
      );
  }
}
