const open = '\uFDD2';
const close = '\uFDD3';
const places = /\uFDD2(\d{1,9})\uFDD3/g;
const inlineCode = /(?<!`)`{1,2}[^`\n]+`{1,2}(?!`)/g;

/**
 * Puts placeholders in place of the code of a Markdown text, so that what looks like syntax of another
 * system stays as it is there.
 */
export function protectCode(markdown: string) {
  const codes: string[] = [];
  const protect = (code: string) => {
    codes.push(code);
    return `${open}${codes.length - 1}${close}`;
  };
  const lines: string[] = [];
  let fence: { mark: string; lines: string[] } | null = null;
  let texts: string[] = [];
  const endTexts = () => {
    if (texts.length > 0) lines.push(texts.join('\n').replaceAll(inlineCode, protect));
    texts = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      fence.lines.push(line);
      if (mark?.startsWith(fence.mark) && /^[ \t>]*[`~]+\s*$/.test(line)) {
        lines.push(protect(fence.lines.join('\n')));
        fence = null;
      }
    } else if (mark === undefined) texts.push(line);
    else {
      endTexts();
      fence = { mark, lines: [line] };
    }
  }
  endTexts();
  if (fence) lines.push(protect(fence.lines.join('\n')));
  return {
    text: lines.join('\n'),
    restore: (changed: string) =>
      changed.replaceAll(places, (_, digits: string) => codes[Number(digits)] ?? ''),
  };
}
