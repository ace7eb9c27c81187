import { expect, test } from 'vitest';
import { StrikeTool } from './StrikeTool';

test('what is selected is struck out, and its strike is removed again', () => {
  document.body.innerHTML =
    '<div class="ce-block"><p contenteditable="true">Old <b>price</b></p></div>';
  const field = document.querySelector('p');
  const selection = window.getSelection();
  selection?.selectAllChildren(document.querySelector('b') ?? document.body);
  const tool = new StrikeTool();
  const button = tool.render();
  tool.surround(selection?.getRangeAt(0) ?? null);
  expect(field?.innerHTML).toBe('Old <b><s>price</s></b>');
  expect(tool.checkState()).toBe(true);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  tool.surround(selection?.getRangeAt(0) ?? null);
  expect(field?.innerHTML).toBe('Old <b>price</b>');
});
