import type { EditorBlock } from '@contract/document/editorDocument';
import { hasClass, isElement, isSkipped, isText } from './elements';
import type { Found } from './pieces';
import { isMonospaced, keepsLines } from './styles';

const lineTags: ReadonlySet<string> = new Set(['div', 'p', 'li', 'tr', 'pre', 'section']);
const lineNumbers =
  /(?:^|[\s_-])(?:line-?numbers?|lineno|linenos|ln-num|lnt|ln|gutter)(?:$|[\s_-])/i;
const hasLineNumbers = (element: Element) => lineNumbers.test(element.getAttribute('class') ?? '');

/** The class of an element for one line of code. Without text it is an empty line. */
const lineClass = /(?:^|\s)(?:(?:cm|view|code|token)-)?line(?:$|\s)/;

/** Medium has lines in `span` elements, too. */
const isLineOf = (element: Element) =>
  lineTags.has(element.localName) || element.hasAttribute('data-selectable-paragraph');

/** The text of code, in which elements can be lines. */
function codeText(root: Element) {
  let text = '';
  const startLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  function visit(node: Node) {
    if (isText(node)) text += node.data;
    if (!isElement(node) || isSkipped(node)) return;
    if (node !== root && hasLineNumbers(node)) return;
    if (node.localName === 'br') text += '\n';
    const isLine = node !== root && isLineOf(node);
    if (isLine) startLine();
    const before = text;
    for (const child of node.childNodes) visit(child);
    const isEmptyLine = isLine && text === before && lineClass.test(node.className);
    if (isEmptyLine) text += '\n';
    else if (isLine) startLine();
  }
  visit(root);
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

const languageClass = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#-]+)/i;
const noLanguage: ReadonlySet<string> = new Set(['plaintext', 'text', 'none', 'auto', 'plain']);

const declaredLanguage = (element: Element) =>
  element.getAttribute('data-lang') ??
  element.getAttribute('data-language') ??
  element.getAttribute('data-code-block-lang') ??
  languageClass.exec(element.getAttribute('class') ?? '')?.[1];

/** The language of code, from its elements and those around it. */
function languageOf(element: Element, code: Element) {
  const classes = element.getAttribute('class') ?? '';
  const parents = [element.parentElement, element.parentElement?.parentElement].filter(
    (parent) => parent !== null && parent !== undefined,
  );
  const found = [code, element, ...parents].map(declaredLanguage).find(Boolean);
  const language = (found ?? /^highlight (\w+)$/.exec(classes)?.[1] ?? '').toLowerCase();
  return noLanguage.has(language) ? '' : language;
}

/** Converts `pre`. If it has a `code` element, the rest are buttons and titles. */
export function convertPre({ element, inherited, walk }: Found): EditorBlock[] {
  // Thunderbird's mails without formatting are text.
  if (hasClass(element, 'moz-quote-pre', 'moz-signature')) {
    return walk.convert(element.childNodes, { ...inherited, keepsLines: true });
  }
  const inner = element.querySelectorAll('code');
  const code = inner.length === 1 ? (inner[0] ?? element) : element;
  const text = codeText(code);
  return text === ''
    ? []
    : [{ type: 'code', data: { code: text, lang: languageOf(element, code) } }];
}

/** Converts what editors and terminals copy: `div` elements in a monospaced font that keep spaces. */
export function convertProgram({ element, style }: Found): EditorBlock[] | null {
  if (!isMonospaced(style) || keepsLines(style) !== true) return null;
  const code = codeText(element);
  return code.includes('\n') ? [{ type: 'code', data: { code, lang: '' } }] : null;
}

/** Converts a table of code: each line is a row, or the numbers of the lines are a column. */
export function convertCodeTable({ element }: Found): EditorBlock[] | null {
  const hasLines = element.querySelector(':scope td.blob-code, :scope td.js-file-line') !== null;
  const code = [...element.querySelectorAll('pre, code')].at(-1);
  const hasNumbers = [...element.querySelectorAll('td, td span')].some(hasLineNumbers);
  if (!hasLines && !(code && hasNumbers)) return null;
  const rows = [...element.querySelectorAll('tr')].map((row) =>
    [...row.children]
      .filter((cell) => !hasClass(cell, 'blob-num') && !hasLineNumbers(cell))
      .map(codeText)
      .filter((text, _, { length }) => length === 1 || text !== '')
      .join(' '),
  );
  const lang = languageOf(element, code ?? element);
  return [{ type: 'code', data: { code: rows.join('\n').trimEnd(), lang } }];
}
