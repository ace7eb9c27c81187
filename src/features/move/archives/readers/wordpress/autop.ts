const blockTags =
  'table|thead|tfoot|caption|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|blockquote|address|p|h[1-6]|hr|fieldset|section|article|aside|header|footer|nav|figure|figcaption|details|summary|iframe|video|audio|script|style';

const aroundBlocks = new RegExp(`(</?(?:${blockTags})(?:\\s[^<>]*)?>)`, 'gi');
const startsWithBlock = new RegExp(`^</?(?:${blockTags})[\\s>/]`, 'i');

const keptTag = /<(pre|script|style)\b/gi;

/** Splits a text at parts that stay as they are: code, scripts and styles. Every second part is one. */
export function splitKept(html: string) {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  const unclosed = new Set<string>();
  let at = 0;
  for (const { index, 1: tag = '' } of html.matchAll(keptTag)) {
    const end = `</${tag.toLowerCase()}>`;
    if (index < at || unclosed.has(end)) continue;
    const found = lower.indexOf(end, index);
    if (found < 0) {
      unclosed.add(end);
      continue;
    }
    parts.push(html.slice(at, index), html.slice(index, found + end.length));
    at = found + end.length;
  }
  return [...parts, html.slice(at)];
}

function paragraphs(text: string) {
  const separated = text.replaceAll(aroundBlocks, '\n\n$1\n\n');
  return separated
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (startsWithBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

/** Makes paragraphs of lines as WordPress does when it shows a post of the classic editor. */
export const autop = (html: string) =>
  splitKept(html)
    .map((part, at) => (at % 2 === 1 ? part : paragraphs(part)))
    .join('\n');
