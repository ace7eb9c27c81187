import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

async function openWithoutFocus(...more: Parameters<typeof openEditor>[0]) {
  addEditing();
  const opened = await openEditor([paragraph('One', 'a'), paragraph('Two', 'b'), ...more]);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.getSelection()?.removeAllRanges();
  expect(document.body).toHaveFocus();
  return { ...opened, user: userEvent.setup({ delay: null }) };
}

test('what is typed while nothing has the focus goes to the end of the last block', async () => {
  const { holder, user } = await openWithoutFocus();
  await user.keyboard('x');
  expect(holder.querySelector('[data-id="b"] [contenteditable]')).toHaveFocus();
});

test.each([
  ['a space', ' '],
  ['a command', '{Control>}c{/Control}'],
  ['an arrow', '{ArrowDown}'],
])('%s stays with the page', async (_, keys) => {
  const { user } = await openWithoutFocus();
  await user.keyboard(keys);
  expect(document.body).toHaveFocus();
});

test.each(['input', 'dialog'])(
  'keys stay with the %s that is open or has the focus',
  async (name) => {
    const line = { id: 'c', type: 'delimiter', data: {} };
    const { holder, user } = await openWithoutFocus(line);
    const other = document.body.appendChild(document.createElement(name));
    onTestFinished(() => other.remove());
    other.setAttribute('open', '');
    if (name === 'input') other.focus();
    await user.keyboard('x');
    expect(holder).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
);

test('keys are not taken while the text is hidden', async () => {
  const { holder, user } = await openWithoutFocus();
  holder.hidden = true;
  await user.keyboard('x');
  expect(document.body).toHaveFocus();
});
