import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { previewInstantly } from '../testing/choosePicture';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';
import { placeBlocks, png, transferFiles } from '../testing/transferFiles';

const picture = {
  id: 'p',
  type: 'image',
  data: { file: { url: '/spade.png' }, caption: '', alt: '' },
};

async function openTexts() {
  previewInstantly();
  const texts = [paragraph('Sow', 'a'), picture, paragraph('Reap', 'b')];
  const { holder } = await openEditor(texts);
  // jsdom loads no pictures.
  fireEvent.load(holder.querySelector('img') ?? holder);
  const blocks = placeBlocks(holder);
  const over = (y: number, target: Element = holder) =>
    transferFiles(target, 'dragOver', { files: [png('soil')], y });
  const marks = () =>
    blocks.map(({ classList }) => [...classList].filter((name) => name.startsWith('drop-')));
  return { holder, over, marks };
}

test('a line shows between which blocks dragged files will be dropped, also at both ends', async () => {
  const { over, marks } = await openTexts();
  over(5);
  expect(marks()).toEqual([['drop-before'], [], []]);
  over(85);
  expect(marks()).toEqual([[], [], ['drop-before']]);
  over(115);
  expect(marks()).toEqual([[], [], ['drop-after']]);
});

test('a picture that a dragged file will replace has a mark, two files go beside it', async () => {
  const { holder, over, marks } = await openTexts();
  const target = holder.querySelector('.picture') ?? holder;
  over(45, target);
  expect(marks()).toEqual([[], ['drop-onto'], []]);
  transferFiles(target, 'dragOver', { files: [png('soil'), png('seed')], y: 45 });
  expect(marks()).toEqual([[], ['drop-before'], []]);
});

test.each(['dragLeave', 'drop'] as const)('the mark is gone after a %s', async (type) => {
  const { holder, over, marks } = await openTexts();
  over(5);
  transferFiles(holder, type, { files: [png('soil')], y: 5 });
  expect(marks().flat()).toEqual([]);
});
