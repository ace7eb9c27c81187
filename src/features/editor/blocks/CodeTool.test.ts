import { eventually } from '@contract/testing/eventually';
import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEditor } from '../testing/openEditor';

const code = (data: Record<string, unknown>) => [{ id: 'c', type: 'code', data }];

async function openCode() {
  const opened = await openEditor(code({ code: 'a\nb', lang: 'ts', theme: 'dark' }));
  const screen = within(opened.holder);
  return {
    ...opened,
    language: screen.getByRole('textbox', { name: 'Language' }),
    text: screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Code/ }),
    user: userEvent.setup(),
  };
}

test('an edited language is saved, unknown fields are kept', async () => {
  const { editor, language, user } = await openCode();
  await user.clear(language);
  await user.type(language, 'css');
  expect((await editor.read()).blocks).toEqual(code({ code: 'a\nb', lang: 'css', theme: 'dark' }));
});

test('Tab indents, and the indented code is saved', async () => {
  const { editor, text } = await openCode();
  text.setSelectionRange(0, 0);
  fireEvent.keyDown(text, { key: 'Tab', code: 'Tab', keyCode: 9 });
  await eventually(() => expect(text).toHaveValue('  a\nb'));
  expect((await editor.read()).blocks[0]?.data).toMatchObject({ code: '  a\nb' });
});

test('Escape, then Tab leaves the block', async () => {
  const { text } = await openCode();
  fireEvent.keyDown(text, { key: 'Escape' });
  fireEvent.keyDown(text, { key: 'Tab', code: 'Tab', keyCode: 9 });
  expect(text).toHaveValue('a\nb');
});
