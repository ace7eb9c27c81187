import { eventually } from '@contract/testing/eventually';
import { expect, test } from 'vitest';
import { defer } from '../testing/defer';
import { paragraph } from '../testing/drafts';
import { createFakeEditor } from '../testing/fakeEditor';
import { createDocumentModel } from './documentModel';

const opened = { time: 1, blocks: [paragraph('One', 'a'), paragraph('Two', 'b')] };

test('an opened document is returned as the same object', async () => {
  const model = createDocumentModel(opened);
  const { editor } = createFakeEditor(opened.blocks);
  await model.catchUp(editor);
  expect(model.document()).toBe(opened);
});

test('only touched blocks are read', async () => {
  const model = createDocumentModel(opened);
  const { editor, block } = createFakeEditor(opened.blocks);
  block('b').data = { text: 'Changed' };
  block('a').data = { text: 'Not noticed' };
  model.touch('b');
  await model.catchUp(editor);
  expect(model.document()).toEqual({
    time: expect.any(Number),
    blocks: [opened.blocks[0], paragraph('Changed', 'b')],
    version: expect.any(String),
  });
  expect(block('a').save).not.toHaveBeenCalled();
});

test('a touched block is read once', async () => {
  const model = createDocumentModel(opened);
  const { editor, block } = createFakeEditor(opened.blocks);
  model.touch('a');
  await model.catchUp(editor);
  await model.catchUp(editor);
  expect(block('a').save).toHaveBeenCalledTimes(1);
});

test('a block that is touched while it is read is read again', async () => {
  const model = createDocumentModel(opened);
  const { editor, block } = createFakeEditor(opened.blocks);
  const saving = defer();
  block('a').save.mockImplementationOnce(async () => {
    await saving.promise;
    return { data: { text: 'Half typed' } };
  });
  model.touch('a');
  const reading = model.catchUp(editor);
  block('a').data = { text: 'Fully typed' };
  model.touch('a');
  saving.resolve();
  await reading;
  await model.catchUp(editor);
  expect(model.document().blocks[0]).toEqual(paragraph('Fully typed', 'a'));
});

test('a block that is touched while another one is read is read the next time', async () => {
  const model = createDocumentModel(opened);
  const { editor, block } = createFakeEditor(opened.blocks);
  const saving = defer();
  block('b').save.mockImplementationOnce(async () => {
    await saving.promise;
    return { data: { text: 'Two' } };
  });
  model.touch('b');
  const reading = model.catchUp(editor);
  await eventually(() => expect(block('b').save).toHaveBeenCalled());
  block('a').data = { text: 'Typed meanwhile' };
  model.touch('a');
  saving.resolve();
  await reading;
  await model.catchUp(editor);
  expect(model.document().blocks[0]).toEqual(paragraph('Typed meanwhile', 'a'));
});

test('follows the order of the page, and drops removed blocks', async () => {
  const model = createDocumentModel(opened);
  const { editor, show } = createFakeEditor(opened.blocks);
  show('b', 'a');
  expect((await model.catchUp(editor)).map(({ id }) => id)).toEqual(['b', 'a']);
  show('b');
  await model.catchUp(editor);
  expect(model.document().blocks).toEqual([opened.blocks[1]]);
});

test('reads a new block without being told', async () => {
  const model = createDocumentModel(opened);
  const { editor } = createFakeEditor([...opened.blocks, paragraph('Three', 'c')]);
  await model.catchUp(editor);
  expect(model.document().blocks).toHaveLength(3);
  expect(model.known().get('c')?.block).toEqual(paragraph('Three', 'c'));
});

test('an invalid block stays an entry but is not in the document', async () => {
  const model = createDocumentModel(opened);
  const { editor, block } = createFakeEditor(opened.blocks);
  block('a').isValid = false;
  model.touch('a');
  expect(await model.catchUp(editor)).toHaveLength(2);
  expect(model.document().blocks).toEqual([opened.blocks[1]]);
});

test('entries can be replaced, as undo does', () => {
  const model = createDocumentModel(opened);
  const [first] = model.entries();
  model.replaceEntries(first ? [first] : []);
  expect(model.document().blocks).toEqual([opened.blocks[0]]);
  expect([...model.known().keys()]).toEqual(['a']);
});
