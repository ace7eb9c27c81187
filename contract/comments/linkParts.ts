export type TextPart = { text: string; href: string | null };

const addresses = /https?:\/\/[^\s<>"“”«»]+/gi;
const endings = ".,;:!?'’*_…،؛؟";

const countOf = (text: string, letter: string) => text.split(letter).length - 1;

/** Whether the last character belongs to the sentence around an address. */
function endsWithPunctuation(address: string) {
  const last = address.slice(-1);
  if (last === ')') return countOf(address, ')') > countOf(address, '(');
  if (last === ']') return countOf(address, ']') > countOf(address, '[');
  return endings.includes(last);
}

/** The longest ending that is looked at: addresses don't end with more punctuation than that. */
const longestEnding = 8;

function withoutPunctuation(found: string) {
  let address = found;
  for (let cut = 0; cut < longestEnding && endsWithPunctuation(address); cut += 1) {
    address = address.slice(0, -1);
  }
  return address;
}

/** Splits a member's text into plain text and web addresses. Joined, the parts are the text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = withoutPunctuation(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
