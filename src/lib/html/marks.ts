import { escapeHtmlAttribute } from '@contract/document/html/escape';
import { isSafeUrl } from '@contract/document/safeUrl';
import { isMonospaced, type Style } from './styles';

/** From outside to inside. */
export const markNames = ['a', 'i', 'b', 's', 'u', 'mark', 'sub', 'sup', 'code'] as const;

export type MarkName = (typeof markNames)[number];

/** The marks of a text, each with the attributes of its tag. */
export type Marks = Readonly<Partial<Record<MarkName, string>>>;

const tagMarks = new Map<string, MarkName>([
  ['b', 'b'],
  ['strong', 'b'],
  ['i', 'i'],
  ['em', 'i'],
  ['cite', 'i'],
  ['dfn', 'i'],
  ['var', 'i'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ['mark', 'mark'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
]);

/** A link within the other page, or without an address, leads nowhere in a post. */
function linkOf(element: Element) {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!/^(?:https?:\/\/|mailto:|tel:|\/)/i.test(href) || !isSafeUrl(href, 'link')) return undefined;
  return ` href="${escapeHtmlAttribute(href)}"`;
}

function isBold(weight: string | undefined) {
  if (weight === undefined || weight === 'inherit') return undefined;
  return weight.startsWith('bold') || Number(weight) >= 600;
}

function isItalic(style: string | undefined) {
  return style === undefined || style === 'inherit' ? undefined : /^(?:italic|oblique)/.test(style);
}

/** What a style switches on or off. */
function styleMarks(
  element: Element,
  style: Style,
): Partial<Record<MarkName, boolean | undefined>> {
  const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const align = element.localName === 'span' ? style.get('vertical-align') : undefined;
  return {
    b: isBold(style.get('font-weight')),
    i: isItalic(style.get('font-style')),
    s: lines.includes('line-through') || undefined,
    u: (lines.includes('underline') && element.localName !== 'a') || undefined,
    sup: align === 'super' || undefined,
    sub: align === 'sub' || undefined,
    code: isMonospaced(style) || undefined,
  };
}

/** The marks of the text in an element, with those of its ancestors. */
export function marksOf(element: Element, style: Style, inherited: Marks): Marks {
  const marks: { [Name in MarkName]?: string } = { ...inherited };
  const tagMark = tagMarks.get(element.localName);
  if (tagMark) marks[tagMark] = '';
  const href = element.localName === 'a' ? linkOf(element) : undefined;
  if (href !== undefined) marks.a = href;
  const switched = styleMarks(element, style);
  for (const name of markNames) {
    if (switched[name] === true) marks[name] = '';
    else if (switched[name] === false) delete marks[name];
  }
  // Browsers underline links anyway.
  if (marks.a !== undefined) delete marks.u;
  return marks;
}
