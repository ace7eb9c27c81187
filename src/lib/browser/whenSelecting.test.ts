import { expect, test, vi } from 'vitest';
import { selectWords } from '@/testing/selectWords';
import { whenSelecting } from './whenSelecting';

function showText() {
  document.body.innerHTML = '<p>Words that can be selected</p>';
  document.getSelection()?.removeAllRanges();
  return document.body;
}

test('waits until text is selected', async () => {
  const text = showText();
  const onSelected = vi.fn();
  const selecting = whenSelecting().then(onSelected);
  document.dispatchEvent(new Event('selectionchange'));
  await Promise.resolve();
  expect(onSelected).not.toHaveBeenCalled();
  selectWords(text, 'can be selected');
  await selecting;
  expect(onSelected).toHaveBeenCalledOnce();
});

test('text that is already selected counts', async () => {
  selectWords(showText(), 'Words');
  await expect(whenSelecting()).resolves.toBeUndefined();
});
