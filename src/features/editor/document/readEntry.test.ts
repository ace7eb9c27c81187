import type { EditorBlock } from '@contract/document/editorDocument';
import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { createFakeBlock } from '../testing/fakeEditor';
import { readEntry } from './readEntry';
import { placeholderType } from './toolData';

const original: EditorBlock = { ...paragraph('One', 'a'), tunes: { align: { side: 'left' } } };
const before = { id: 'a', block: original, isValid: true };
const known = { stored: new Map([['a', original]]), before };

test('an unchanged block is the same entry', async () => {
  const api = createFakeBlock(original);
  expect(await readEntry(api, known)).toBe(before);
  api.data = { text: 'One' };
  expect(await readEntry(api, known)).toBe(before);
});

test('an edited block keeps the tunes of the stored one', async () => {
  const api = createFakeBlock(original);
  api.data = { text: 'Two' };
  expect(await readEntry(api, known)).toEqual({
    id: 'a',
    block: { ...original, data: { text: 'Two' } },
    isValid: true,
  });
});

test('a block that was converted to another type keeps nothing of the stored one', async () => {
  const api = createFakeBlock({ id: 'a', type: 'header', data: { text: 'One', level: 2 } });
  expect((await readEntry(api, known))?.block).toEqual({
    id: 'a',
    type: 'header',
    data: { text: 'One', level: 2 },
  });
});

test('a block that became invalid is another entry', async () => {
  const api = createFakeBlock(original);
  api.isValid = false;
  expect(await readEntry(api, known)).toEqual({ ...before, isValid: false });
});

test.each([placeholderType, 'stub'])('a "%s" stands for the stored block', async (name) => {
  const api = createFakeBlock({ id: 'a', type: name, data: {} });
  expect(await readEntry(api, known)).toEqual(before);
  expect(api.save).not.toHaveBeenCalled();
});

test('a block that can not be saved now stays as it was', async () => {
  const api = createFakeBlock(original);
  api.save.mockResolvedValue(undefined);
  expect(await readEntry(api, known)).toBe(before);
  expect(await readEntry(api, { ...known, before: undefined })).toBeNull();
});
