import { expect, test } from 'vitest';
import { InlineCodeTool } from './MarkTool';

/** A paragraph in which the text of the element is selected. */
function select(html: string, selector: string) {
  document.body.innerHTML = `<div class="ce-block"><div contenteditable="true">${html}</div></div>`;
  const field = document.querySelector<HTMLElement>('[contenteditable]');
  const selected = field?.querySelector(selector) ?? field;
  if (!field || !selected) throw new Error('There is nothing to select.');
  window.getSelection()?.selectAllChildren(selected);
  return field;
}

const selection = () => window.getSelection()?.getRangeAt(0) ?? null;

test('what is selected becomes code, and text again', () => {
  const tool = new InlineCodeTool();
  const button = tool.render();
  const field = select('Call <i>f(x)</i> twice', 'i');
  expect(tool.checkState()).toBe(false);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  tool.surround(selection());
  expect(field.innerHTML).toBe('Call <i><code>f(x)</code></i> twice');
  expect(tool.checkState()).toBe(true);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  tool.surround(selection());
  expect(field.innerHTML).toBe('Call <i>f(x)</i> twice');
  expect(selection()?.toString()).toBe('f(x)');
});

test('code in what is selected becomes part of it', () => {
  const field = select('a <code>b</code> c', 'none');
  new InlineCodeTool().surround(selection());
  expect(field.innerHTML).toBe('<code>a b c</code>');
});
