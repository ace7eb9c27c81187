import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { placeCaret } from '../paste/caret';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';
import { focusedField, pressKey, typeText } from '../testing/typeText';

beforeEach(addEditing);

async function openEmpty() {
  const opened = await openEditor([]);
  opened.editor.focus();
  return opened;
}

test('Markdown at the start of a paragraph becomes a block, and undo brings it back', async () => {
  const { editor, holder, announce } = await openEmpty();
  typeText('## ');
  expect(announce).toHaveBeenLastCalledWith('Heading');
  typeText('Title');
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'header', data: { text: 'Title', level: 2 } },
  ]);
  editor.undo();
  await waitFor(() => expect(holder.querySelector('.ce-paragraph')?.textContent).toBe('## '));
  editor.redo();
  await waitFor(() => expect(holder.querySelector('h2.ce-header')).toBeInTheDocument());
});

test('"- [ ] " is a list first, and then a checklist', async () => {
  const { editor } = await openEmpty();
  typeText('- ');
  expect((await editor.read()).blocks).toMatchObject([{ data: { style: 'unordered' } }]);
  typeText('[x] Leeks');
  expect((await editor.read()).blocks).toMatchObject([
    { data: { style: 'checklist', items: [{ content: 'Leeks', meta: { checked: true } }] } },
  ]);
});

test('text behind the caret goes into the new block', async () => {
  const { editor, holder } = await openEditor([paragraph('Old <b>words</b>', 'a')]);
  const field = holder.querySelector<HTMLElement>('.ce-paragraph');
  if (!field) throw new Error('There is no paragraph.');
  editor.focus();
  field.prepend('> ');
  placeCaret(field, 2);
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertText', data: ' ' }));
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'quote', data: { text: 'Old <b>words</b>' } },
  ]);
});

test('three backticks, a language and Enter start a block of code', async () => {
  const { editor, holder } = await openEmpty();
  typeText('```js');
  expect(pressKey('Enter')).toBe(false);
  expect(holder.querySelector('textarea')).toHaveFocus();
  const code = holder.querySelector('textarea');
  if (code) fireEvent.input(code, { target: { value: 'const a = `b`;' } });
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'code', data: { lang: 'js', code: 'const a = `b`;' } },
  ]);
});

test('Enter behind a row of cells starts a table, and undo brings the row back', async () => {
  const { editor, holder } = await openEmpty();
  typeText('| Bed | Crop |');
  expect(pressKey('Enter')).toBe(false);
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'table', data: { withHeadings: true, content: [['Bed', 'Crop']] } },
  ]);
  editor.undo();
  await waitFor(() =>
    expect(holder.querySelector('.ce-paragraph')?.textContent).toBe('| Bed | Crop |'),
  );
});

test('a picture is shown by the address that is typed', async () => {
  const { editor, holder } = await openEmpty();
  typeText('![A spade](https://example.com/spade.png)');
  expect(holder.querySelector('img')).toHaveAttribute('src', 'https://example.com/spade.png');
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'simpleImage', data: { alt: 'A spade' } },
  ]);
});

test('three hyphens become a delimiter, and writing continues behind it', async () => {
  const { editor, holder } = await openEmpty();
  typeText('---');
  typeText('After');
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'delimiter' },
    { type: 'paragraph', data: { text: 'After' } },
  ]);
  editor.undo();
  await waitFor(() => expect(holder.querySelector('.ce-paragraph')?.textContent).toBe('---'));
  expect(holder.querySelectorAll('.ce-block')).toHaveLength(1);
});

test.each([
  ['**bold**', '<b>bold</b>'],
  ['So *very* **bold**', 'So <i>very</i> <b>bold</b>'],
  ['**so *very* bold**', '<b>so <i>very</i> bold</b>'],
  ['`a*b*c`', '<code>a*b*c</code>'],
  ['[a *b*](https://example.com/)', '<a href="https://example.com/">a <i>b</i></a>'],
  ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
])('"%s" is stored as %s', async (typed, text) => {
  const { editor } = await openEmpty();
  typeText(typed);
  expect((await editor.read()).blocks).toMatchObject([{ data: { text } }]);
});

test('undo brings back the characters of a mark', async () => {
  const { editor, holder } = await openEmpty();
  typeText('So **bold**');
  expect(holder.querySelector('.ce-paragraph')?.innerHTML).toBe('So <b>bold</b>');
  editor.undo();
  await waitFor(() => expect(holder.querySelector('.ce-paragraph')?.innerHTML).toBe('So **bold**'));
});

test('what is typed behind a mark is not part of it', async () => {
  const { editor } = await openEmpty();
  typeText('**bold**');
  const field = focusedField();
  for (const data of [' ', 'a']) {
    const init = { bubbles: true, cancelable: true, inputType: 'insertText', data };
    const isDefault = fireEvent(field, new InputEvent('beforeinput', init));
    if (isDefault) typeText(data);
  }
  expect((await editor.read()).blocks).toMatchObject([{ data: { text: '<b>bold</b> a' } }]);
});

test('a line that is started behind a mark is not part of it', async () => {
  await openEmpty();
  typeText('**bold**');
  const field = focusedField();
  const init = { bubbles: true, cancelable: true, inputType: 'insertLineBreak' };
  expect(fireEvent(field, new InputEvent('beforeinput', init))).toBe(false);
  expect(field.innerHTML).toBe('<b>bold</b><br><br>');
});

test('what an input method writes behind a mark is not part of it', async () => {
  await openEmpty();
  typeText('**太字**');
  const field = focusedField();
  const bold = field.querySelector('b');
  const text = bold?.firstChild;
  if (!(text instanceof Text)) throw new Error('The mark has no text.');
  text.appendData('です');
  window.getSelection()?.collapse(text, text.length);
  fireEvent(field, new CompositionEvent('compositionend', { bubbles: true, data: 'です' }));
  expect(field.innerHTML).toBe('<b>太字</b>です');
});

test('while an input method composes, and when text is replaced, nothing changes', async () => {
  const { editor } = await openEmpty();
  const field = focusedField();
  field.textContent = '## *a*';
  placeCaret(field, 6);
  const typed = { bubbles: true, data: '*', inputType: 'insertText', isComposing: true };
  fireEvent(field, new InputEvent('input', typed));
  const replaced = { bubbles: true, data: '*a*', inputType: 'insertReplacementText' };
  fireEvent(field, new InputEvent('input', replaced));
  expect((await editor.read()).blocks).toMatchObject([{ data: { text: '## *a*' } }]);
});

test('in code, stars and brackets are characters', async () => {
  const { editor } = await openEditor([paragraph('<code>a</code>', 'a')]);
  editor.focus();
  const code = focusedField().querySelector('code')?.firstChild;
  if (!(code instanceof Text)) throw new Error('There is no code.');
  code.appendData(' *b*');
  window.getSelection()?.collapse(code, code.length);
  const init = { bubbles: true, inputType: 'insertText', data: '*' };
  fireEvent(focusedField(), new InputEvent('input', init));
  expect((await editor.read()).blocks).toMatchObject([{ data: { text: '<code>a *b*</code>' } }]);
});
