import type { EditorBlock } from '@contract/document/editorDocument';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/lib/notify';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';
import { bullets, code, heading, text } from './testing/expectedBlocks';
import { clipboardFile } from './testing/readClipboard';

beforeEach(() => {
  addEditing();
  vi.spyOn(notify, 'error').mockReturnValue();
});

type Open = Awaited<ReturnType<typeof openEditor>>;

const fields = ({ holder }: Open) => [
  ...holder.querySelectorAll<HTMLElement>('.ce-block [contenteditable="true"]'),
];

/** Puts the caret into the text of a block, and selects up to `end`. */
function select(open: Open, index: number, [start, end = start]: [number, number?]) {
  const field = fields(open)[index];
  if (!field) throw new Error(`There is no field ${index}.`);
  const node = field.firstChild ?? field;
  getSelection()?.setBaseAndExtent(node, start, node, end);
  return field;
}

function paste(field: HTMLElement, data: Readonly<Record<string, string>>) {
  const clipboardData = {
    types: Object.keys(data),
    files: [],
    getData: (type: string) => data[type] ?? '',
  };
  return fireEvent.paste(field, { clipboardData });
}

const withoutIds = (blocks: readonly EditorBlock[]) =>
  blocks.map(({ type, data }) => ({ type, data }));

const read = async ({ editor }: Open) => withoutIds((await editor.read()).blocks);

/** Pastes HTML into one paragraph, `|` being the caret, and returns the document. */
async function pasteInto(marked: string, html: string) {
  const open = await openEditor([paragraph(marked.replace('|', ''), 'a')]);
  const field = select(open, 0, [marked.indexOf('|')]);
  expect(paste(field, { 'text/html': html })).toBe(false);
  return { open, blocks: await read(open) };
}

test('one paragraph is inserted at the caret', async () => {
  const { blocks } = await pasteInto('Sow | early', '<p>the <b>beans</b></p>');
  expect(blocks).toEqual([text('Sow the <b>beans</b> early')]);
});

test('several paragraphs continue the text on both sides of the caret', async () => {
  const { blocks } = await pasteInto('One|two', '<p>A</p><h2>B</h2><p>C</p>');
  expect(blocks).toEqual([text('OneA'), heading(2, 'B'), text('Ctwo')]);
});

test('other blocks split the text at the caret', async () => {
  const { blocks } = await pasteInto('One|two', '<ul><li>A</li></ul>');
  expect(blocks).toEqual([text('One'), bullets('A'), text('two')]);
});

test('blocks go before a text whose start has the caret', async () => {
  const { blocks } = await pasteInto('|two', '<h2>B</h2><p>C</p>');
  expect(blocks).toEqual([heading(2, 'B'), text('Ctwo')]);
});

test('the selected text is replaced', async () => {
  const open = await openEditor([paragraph('Sow late beans', 'a')]);
  paste(select(open, 0, [4, 8]), { 'text/plain': 'early' });
  expect(await read(open)).toEqual([text('Sow early beans')]);
});

test('an empty paragraph is replaced, in one step to undo and redo', async () => {
  const open = await openEditor([]);
  const [field] = fields(open);
  if (!field) throw new Error('The default block is missing.');
  paste(field, { 'text/html': clipboardFile('google-docs.html') });
  const pasted = await read(open);
  expect(pasted.map(({ type }) => type)).toEqual(['header', 'paragraph', 'list', 'list']);
  open.editor.undo();
  expect(await read(open)).toEqual([]);
  open.editor.redo();
  expect(await read(open)).toEqual(pasted);
});

test('what was typed before a paste is a step of its own', async () => {
  const open = await openEditor([paragraph('One', 'a')]);
  const field = select(open, 0, [3]);
  field.textContent = 'One two';
  fireEvent.input(field);
  paste(select(open, 0, [7]), { 'text/html': '<p>A</p><p>B</p>' });
  expect(await read(open)).toEqual([text('One twoA'), text('B')]);
  open.editor.undo();
  expect(await read(open)).toEqual([text('One two')]);
});

test('the caret is behind the pasted text', async () => {
  const { open } = await pasteInto('One|two', '<p>A</p><p>Bee</p>');
  const range = getSelection()?.getRangeAt(0);
  expect(fields(open)[1]?.contains(range?.startContainer ?? null)).toBe(true);
  expect(range?.startOffset).toBe(3);
});

test.each([
  ['|', ['table', 'paragraph'], ''],
  ['Before|', ['paragraph', 'table', 'paragraph'], ''],
  ['|After', ['table', 'paragraph'], 'After'],
])(
  'behind a table that is pasted into "%s" the caret is in a text',
  async (marked, types, text) => {
    const { open } = await pasteInto(marked, '<table><tr><td>a</td><td>b</td></tr></table>');
    const shown = [...open.holder.querySelectorAll('.ce-block')];
    const typeOf = (block: Element) =>
      block.querySelector('.ce-paragraph') ? 'paragraph' : 'table';
    expect(shown.map(typeOf)).toEqual(types);
    const { anchorNode = null, anchorOffset } = getSelection() ?? {};
    const field = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
    expect(field?.closest('.ce-paragraph')).toBe(shown.at(-1)?.querySelector('.ce-paragraph'));
    expect(field).toHaveTextContent(text);
    expect(anchorOffset).toBe(0);
  },
);

test('one undo brings back the text of pasted Markdown, a second one removes it', async () => {
  const open = await openEditor([paragraph('Intro', 'a')]);
  paste(select(open, 0, [5]), { 'text/plain': '# Title\n\n- one\n- two' });
  expect(await read(open)).toEqual([text('Intro'), heading(2, 'Title'), bullets('one', 'two')]);
  open.editor.undo();
  expect(await read(open)).toEqual([text('Intro# Title'), text('- one'), text('- two')]);
  open.editor.undo();
  expect(await read(open)).toEqual([text('Intro')]);
  open.editor.redo();
  open.editor.redo();
  expect(await read(open)).toEqual([text('Intro'), heading(2, 'Title'), bullets('one', 'two')]);
});

test('one line of Markdown in an empty paragraph becomes a block', async () => {
  const open = await openEditor([]);
  const [field] = fields(open);
  if (!field) throw new Error('The default block is missing.');
  paste(field, { 'text/plain': '## Title' });
  expect(await read(open)).toEqual([heading(2, 'Title')]);
  open.editor.undo();
  expect(await read(open)).toEqual([text('## Title')]);
});

test('marks in a pasted line become formatting within the text', async () => {
  const open = await openEditor([paragraph('Sow  now', 'a')]);
  paste(select(open, 0, [4]), { 'text/plain': 'the **beans**' });
  expect(await read(open)).toEqual([text('Sow the <b>beans</b> now')]);
  open.editor.undo();
  expect(await read(open)).toEqual([text('Sow the **beans** now')]);
});

test('a cell stays a cell: blocks become lines, and Markdown and addresses stay text', async () => {
  const content = [['a', 'b']];
  const open = await openEditor([
    { id: 't', type: 'table', data: { withHeadings: false, content } },
  ]);
  paste(select(open, 0, [1]), { 'text/html': '<h2>One</h2><ul><li>two</li></ul>' });
  await read(open);
  paste(select(open, 1, [1]), { 'text/plain': '# https://example.com/a.png' });
  expect((await read(open)).map(({ data }) => data['content'])).toEqual([
    [['aOne<br>two', 'b# https://example.com/a.png']],
  ]);
});

test('a paragraph goes into an item of a list, blocks go below the list', async () => {
  const open = await openEditor([{ ...bullets('one', 'two'), id: 'l' }]);
  paste(select(open, 1, [3]), { 'text/html': '<p> and <i>more</i></p>' });
  expect(await read(open)).toEqual([bullets('one', 'twoand <i>more</i>')]);
  paste(select(open, 0, [3]), { 'text/html': '<pre>a\nb</pre>' });
  expect(await read(open)).toEqual([bullets('one', 'twoand <i>more</i>'), code('a\nb')]);
});

test('blocks that were copied in the editor keep their data', async () => {
  const open = await openEditor([paragraph('One', 'a')]);
  const data = { tone: 'tip', title: 'Water', text: 'Less' };
  paste(select(open, 0, [3]), {
    'application/x-editor-js': JSON.stringify([{ id: 'a', tool: 'callout', data }]),
    'text/html': '<p>Water</p>',
  });
  expect(await read(open)).toEqual([text('One'), { type: 'callout', data }]);
});

test('a text field gets its paste from the browser', async () => {
  const open = await openEditor([{ ...code('a'), id: 'c' }]);
  const field = open.holder.querySelector('textarea');
  if (!field) throw new Error('The field is missing.');
  expect(paste(field, { 'text/html': '<h2>x</h2>', 'text/plain': 'x' })).toBe(true);
});

test('pictures that the other program keeps are reported', async () => {
  const { blocks } = await pasteInto('One|', '<p>A</p><img src="file:///C:/a.png"><p>B</p>');
  expect(blocks).toEqual([text('OneA'), text('B')]);
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith(
      '1 picture could not be read from the clipboard. Paste or upload them one by one.',
    ),
  );
});

test('pictures that a cell can not hold are reported', async () => {
  const open = await openEditor([
    { id: 't', type: 'table', data: { withHeadings: false, content: [['a', 'b']] } },
  ]);
  const html = '<p>one <img src="https://a.example/a.png"> two <img src="/b.png"></p>';
  paste(select(open, 0, [1]), { 'text/html': html });
  expect((await read(open))[0]?.data['content']).toEqual([['aone<br>two', 'b']]);
  expect(notify.error).toHaveBeenCalledWith('2 pictures can only be pasted between the blocks.');
});
