/** One of these is enough: people don't write them by chance. */
const clear = [
  /^(```|~~~)[^\n]*\n[^]*?\n\1\s*$/m,
  /(?:^|\n[ \t]*\n)#{1,6} \S/,
  /^[^\s=][^\n]*\n={3,}[ \t]*$/m,
  /^\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t]*:?-{3,}:?[ \t]*)+(?:\|[ \t]*)?$/m,
  /^[ \t]*[-*+] \[[ x]\] \S/im,
  /!?\[[^[\]\n]+\]\((?:https?:\/\/|\/|#|mailto:)[^\s)]*(?: "[^"\n]*")?\)/,
  /(?:^|[\s(])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?=$|[\s).,;:!?])/m,
];

/** Two lines of the same kind. */
const lines = [/^[ \t]*[-*+] \S/, /^[ \t]*\d+[.)] \S/, /^> ?\S/];

/** One of these could be chance, two of them are not. */
const hints = [
  /(?:^|\s)`[^`\n]+`/,
  /(?:^|\s)[*_][^\s*_][^*_\n]*[*_](?=$|[\s).,;:!?])/m,
  /~~\S[^~\n]*~~/,
  /^(?:-{3,}|\*{3,})$/m,
  /^#{1,6} \S/m,
];

/** The details of a post at the start of a file, between lines of three dashes. */
const frontMatter = /^---[ \t]*\n[\w-]+:[^]*?\n---[ \t]*(?:\n|$)/;

/** The start is enough to know. */
const mostCharacters = 20_000;

/** Returns true for text that is clearly Markdown. */
export function isMarkdown(whole: string) {
  const text = whole.slice(0, mostCharacters).replaceAll('\r\n', '\n');
  if (/^#!|^\s*<(?:!doctype|html|\?xml)/i.test(text)) return false;
  if (frontMatter.test(text) || clear.some((pattern) => pattern.test(text))) return true;
  const all = text.split('\n');
  if (lines.some((pattern) => all.filter((line) => pattern.test(line)).length > 1)) return true;
  return hints.filter((pattern) => pattern.test(text)).length > 1;
}
