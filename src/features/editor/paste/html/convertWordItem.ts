import type { Found, ListPart } from './pieces';
import { splitInline } from './splitInline';

/** Letters and numbers with a dot or bracket; bullets are single signs, or `o` in another font. */
const number = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i;

const isMarker = (element: Element) =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/**
 * Word writes items of lists as paragraphs: `mso-list: l0 level2 lfo1` names list and level, and the
 * bullet or number is part of the text.
 */
export function convertWordItem({
  element,
  style,
  inherited,
  walk,
}: Found): readonly [ListPart] | null {
  const [, id, level] = /^(l\d+) level(\d+)/.exec(style.get('mso-list') ?? '') ?? [];
  if (id === undefined) return null;
  const marker = [...element.querySelectorAll('span')].find(isMarker)?.textContent.trim() ?? '';
  const { html, others } = splitInline(walk.convert(element.childNodes, inherited));
  const item = {
    level: Number(level),
    style: number.test(marker) ? ('ordered' as const) : ('unordered' as const),
    content: html,
    isChecked: undefined,
  };
  const start = item.level === 1 ? Number.parseInt(marker, 10) || 1 : 1;
  const items = html === '' ? [] : [item];
  return [{ type: 'listPart', key: `word ${id}`, start, items, after: others }];
}
