import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

const blocks = [paragraph('One', 'a'), paragraph('Two', 'b'), paragraph('Three', 'c')];

test('a block is replaced, and one undo brings it back', async () => {
  const { editor, holder } = await openEditor(blocks);
  await editor.editBlock(1, (block) => ({ ...block, data: { text: '2' } }));
  expect((await editor.read()).blocks).toEqual([blocks[0], paragraph('2', 'b'), blocks[2]]);
  expect(holder.querySelectorAll('.ce-paragraph')[1]).toHaveTextContent('2');
  editor.undo();
  expect((await editor.read()).blocks).toEqual(blocks);
});

test('a block is removed, and one undo brings it back', async () => {
  const { editor } = await openEditor(blocks);
  await editor.editBlock(0, () => null);
  expect((await editor.read()).blocks).toEqual(blocks.slice(1));
  editor.undo();
  expect((await editor.read()).blocks).toEqual(blocks);
});
