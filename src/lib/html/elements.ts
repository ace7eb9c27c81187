import type { Style } from './styles';

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

export const hasClass = (element: Element, ...names: readonly string[]) =>
  names.some((name) => element.classList.contains(name));

/** Elements whose content isn't part of the text: code, controls and drawings. */
const skippedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'svg',
  'template',
  'noscript',
  'object',
  'embed',
  'applet',
  'canvas',
  'button',
  'select',
  'textarea',
  'input',
  'title',
  'link',
  'meta',
  'colgroup',
  'xml',
  'w:worddocument',
]);

/** Parts beside the text: edit links, labels of buttons, the second form of formulas, markers of comments. */
const skippedClasses = [
  'mw-editsection',
  'mwe-math-mathml-a11y',
  'katex-html',
  'anchorjs-link',
  'zeroclipboard-container',
  'image-link-expand',
  'header-anchor-parent',
  'subscription-widget-wrap',
  'mw-cite-backlink',
  'MsoCommentReference',
];

/** Returns true for elements that readers of the page don't see as text. */
export const isSkipped = (element: Element) =>
  skippedTags.has(element.localName) ||
  element.hasAttribute('hidden') ||
  hasClass(element, ...skippedClasses);

export const isHidden = (style: Style) =>
  style.get('display') === 'none' ||
  style.get('mso-hide') === 'all' ||
  style.get('mso-list') === 'ignore' ||
  style.get('mso-element') === 'comment-list';

const blockTags: ReadonlySet<string> = new Set(
  'address article body center dd details div dl fieldset footer form header li main nav p section tbody td th thead tr'.split(
    ' ',
  ),
);

export const isBlock = (element: Element, style: Style) => {
  const display = style.get('display');
  if (display === 'inline') return false;
  return blockTags.has(element.localName) || display === 'block';
};
