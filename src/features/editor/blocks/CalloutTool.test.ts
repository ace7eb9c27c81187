import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEditor } from '../testing/openEditor';

const callout = (data: Record<string, unknown>) => [{ id: 'c', type: 'callout', data }];
const stored = { tone: 'tip', title: 'Water', text: 'Less is <b>more</b>.' };

async function openCallout(data: Record<string, unknown>) {
  const { editor, holder } = await openEditor(callout(data));
  const fields = within(holder);
  return {
    editor,
    holder,
    title: fields.getByRole<HTMLInputElement>('textbox', { name: 'Title' }),
    tone: fields.getByRole<HTMLSelectElement>('combobox', { name: 'Tone' }),
    text: fields.getByRole('textbox', { name: 'Callout: Text' }),
    user: userEvent.setup(),
  };
}

test('shows a stored callout and returns it unchanged', async () => {
  const { editor, title, tone, text } = await openCallout(stored);
  expect(title).toHaveValue('Water');
  expect(tone).toHaveDisplayValue('Tip');
  expect(text).toContainHTML('Less is <b>more</b>.');
  expect((await editor.read()).blocks).toEqual(callout(stored));
});

test('tone and title can be changed', async () => {
  const { editor, holder, title, tone, user } = await openCallout(stored);
  await user.clear(title);
  await user.type(title, 'Heat');
  await user.selectOptions(tone, 'warning');
  expect(holder.querySelector('[data-tone="warning"]')).not.toBeNull();
  expect((await editor.read()).blocks).toEqual(
    callout({ ...stored, title: 'Heat', tone: 'warning' }),
  );
});

test('its direction is that of the text, not of the tone', async () => {
  const { title, tone, text } = await openCallout({ ...stored, title: 'ماء', text: 'أقل' });
  // `dir="auto"` skips the text in a `bdi`.
  expect(tone.closest('bdi')).not.toBeNull();
  expect(title).toHaveAttribute('dir', 'auto');
  expect(text.closest('[dir="auto"]')).toContainElement(tone);
});

test('an unknown tone is a note', async () => {
  expect((await openCallout({ ...stored, tone: 'alarm' })).tone).toHaveValue('note');
});

test('hostile markup is removed before it is rendered', async () => {
  const text = '<img src=x onerror="alert(1)">Hello<script>alert(2)</script>';
  const { text: field } = await openCallout({ ...stored, text });
  expect(field.querySelector('img, script')).toBeNull();
  expect(field).toHaveTextContent('Hello');
});

test('Tab goes from the tone over the title to the text, and back', async () => {
  const { title, tone, text, user } = await openCallout(stored);
  tone.focus();
  await user.tab();
  expect(title).toHaveFocus();
  await user.tab();
  expect(text).toHaveFocus();
  await user.tab({ shift: true });
  expect(title).toHaveFocus();
  await user.tab({ shift: true });
  expect(tone).toHaveFocus();
});

test('Editor.js gets no key of the tone, and Tab only at the end of the text', async () => {
  const { holder, title, tone, text } = await openCallout(stored);
  const keys: string[] = [];
  holder.querySelector('.ce-block')?.addEventListener('keydown', ({ target }) => {
    if (target instanceof Element) keys.push(target.tagName);
  });
  for (const key of ['ArrowDown', 'Enter', 'Tab']) fireEvent.keyDown(tone, { key });
  fireEvent.keyDown(title, { key: 'Tab' });
  fireEvent.keyDown(title, { key: 'Tab', shiftKey: true });
  fireEvent.keyDown(text, { key: 'Tab', shiftKey: true });
  expect(keys).toEqual([]);
  fireEvent.keyDown(text, { key: 'Tab' });
  expect(keys).toEqual(['DIV']);
});

test('an empty callout is not saved, one with a title is', async () => {
  const { editor, title, user } = await openCallout({ tone: 'note', title: '', text: '' });
  await user.type(title, 'N');
  expect((await editor.read()).blocks).toHaveLength(1);
  await user.clear(title);
  expect((await editor.read()).blocks).toEqual([]);
});

test('in a read-only editor nothing can be changed', async () => {
  const { editor, holder } = await openEditor(callout(stored), { isReadOnly: true });
  expect(within(holder).getByLabelText('Title')).toBeDisabled();
  expect(within(holder).getByLabelText('Tone')).toBeDisabled();
  expect(holder.querySelector('[contenteditable="true"]')).toBeNull();
  expect((await editor.read()).blocks).toEqual(callout(stored));
});
