import type { Context } from './context';

/** The label of a footnote, without the brackets and arrows around it. */
const labelOf = (link: Element) => /[\p{L}\p{N}_-]+/u.exec(link.textContent)?.[0] ?? '';

const noteOf = (target: Element | null) =>
  target?.closest('li, .footnote, [role="doc-footnote"]') ?? null;

function isReference(link: Element) {
  const parent = link.parentElement;
  return (
    link.closest('sup') !== null ||
    link.matches('.footnote-anchor, .footnote-ref, [role="doc-noteref"]') ||
    parent?.matches('.footnote-ref, .footnote-reference') === true
  );
}

/** The link from a footnote back to the text, and the number that Substack repeats. */
const backLinks = [
  '.footnote-backref',
  '.footnote-back',
  '.reversefootnote',
  '.footnote-number',
  '[role="doc-backlink"]',
  'a[href^="#fnref"]',
].join(',');

function writeNote(note: Element, label: string, { marks }: Context) {
  for (const link of note.querySelectorAll(backLinks)) link.remove();
  const page = note.ownerDocument;
  const first = note.querySelector('p') ?? note;
  const mark = marks.markOnce('footnote', note.textContent.trim());
  first.prepend(page.createTextNode(`${mark}[^${label}]: `));
  const box = page.createElement('div');
  box.append(...note.childNodes);
  return box;
}

/**
 * Writes references to footnotes as `[^1]`, and footnotes as paragraphs that begin with `[^1]: `, which is
 * how Markdown and the editor write them.
 */
export function convertFootnotes(page: Document, context: Context) {
  const labels = new Map<Element, string>();
  for (const link of page.querySelectorAll('a[href*="#"]')) {
    const href = link.getAttribute('href') ?? '';
    const id = href.slice(href.indexOf('#') + 1);
    const note = isReference(link) ? noteOf(page.getElementById(id)) : null;
    const label = labelOf(link);
    if (!note || label === '' || note.contains(link)) continue;
    if (!labels.has(note)) labels.set(note, label);
    (link.closest('sup') ?? link).replaceWith(`[^${labels.get(note) ?? label}]`);
  }
  for (const [note, label] of labels) {
    const list = note.localName === 'li' ? note.closest('ol, ul') : null;
    const written = writeNote(note, label, context);
    if (list) list.before(written);
    else note.before(written);
    note.remove();
    if (list?.children.length === 0) list.remove();
  }
}
