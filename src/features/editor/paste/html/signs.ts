import { hasClass } from './elements';

/** Wikipedia sets every formula in a style. */
const withoutStyle = (tex: string) =>
  tex.replace(/^\{\\(?:display|text)style (.*)\}$/s, '$1').trim();

/** The source of a formula: TeX if the page has it. */
const formulaOf = (element: Element) =>
  (element.querySelector('annotation[encoding="application/x-tex"]') ?? element).textContent.trim();

const formulaPictures = ['mwe-math-fallback-image-inline', 'mwe-math-fallback-image-display'];

/** The text of an element that isn't text itself: of an emoji's picture, or of a formula. */
export function signOf(element: Element) {
  if (element.localName === 'math') return withoutStyle(formulaOf(element));
  const alt = element.localName === 'img' ? (element.getAttribute('alt')?.trim() ?? '') : '';
  if (alt === '') return null;
  if (hasClass(element, ...formulaPictures)) return withoutStyle(alt);
  const isEmoji = hasClass(element, 'emoji', 'goomoji', 'wp-smiley', 'an1');
  return isEmoji || /^\p{Extended_Pictographic}\S{0,8}$/u.test(alt) ? alt : null;
}
