/** What decides where the words of a text box are. */
const copied = [
  'border-width',
  'border-style',
  'direction',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'padding',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'unicode-bidi',
  'word-break',
  'word-spacing',
] as const;

/** An invisible copy of the text box, whose words have boxes that can be measured. */
function createMirror(field: HTMLTextAreaElement, at: number) {
  const mirror = document.createElement('div');
  const style = getComputedStyle(field);
  for (const property of copied)
    mirror.style.setProperty(property, style.getPropertyValue(property));
  // A scroll bar takes a part of the width.
  const borders =
    Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.borderRightWidth);
  Object.assign(mirror.style, {
    position: 'fixed',
    insetBlockStart: '0',
    left: '0',
    boxSizing: 'border-box',
    width: `${field.clientWidth + borders}px`,
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
  });
  const place = document.createElement('span');
  place.textContent = field.value.slice(at) || '.';
  mirror.append(field.value.slice(0, at), place);
  return { mirror, place };
}

/** Where the character at this position of a text box is in the window. */
export function caretBox(field: HTMLTextAreaElement, at: number) {
  const { mirror, place } = createMirror(field, at);
  document.body.append(mirror);
  const outer = mirror.getBoundingClientRect();
  const [inner = outer] = place.getClientRects();
  mirror.remove();
  const frame = field.getBoundingClientRect();
  const isRtl = mirror.style.direction === 'rtl';
  const x = frame.left + (isRtl ? inner.right : inner.left) - outer.left;
  const y = frame.top + inner.top - outer.top - field.scrollTop;
  // Of a text that is scrolled, the place can be outside of the box.
  const top = Math.min(Math.max(y, frame.top), frame.bottom - inner.height);
  return { caret: { top, bottom: top + inner.height, left: x, right: x }, isRtl };
}
