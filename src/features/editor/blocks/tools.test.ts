import { blockRegistry } from '@contract/document/blockRegistry';
import samples from '@contract/document/testing/editorSamples.json';
import { expect, test } from 'vitest';
import { openEditor } from '../testing/openEditor';

const documents = Object.entries(samples).map(([name, { blocks }]) => [name, blocks] as const);

test.each(documents)('the sample "%s" comes back unchanged', async (_, sample) => {
  const blocks = sample.map((block) => ({ data: {}, ...block }));
  const { editor, opened, onChange } = await openEditor(blocks);
  expect(await editor.read()).toBe(opened);
  expect(onChange).not.toHaveBeenCalled();
});

test('every type of block can be added from the toolbox', async () => {
  const { holder } = await openEditor([]);
  const titles = [...holder.querySelectorAll('.ce-toolbox .ce-popover-item__title')].map(
    ({ textContent }) => textContent,
  );
  const labels = Object.values(blockRegistry).map(({ label }) => label);
  const expected = labels.filter((label) => label !== 'List');
  expect(titles).toEqual(
    expect.arrayContaining([
      ...expected,
      'Large heading',
      'Bulleted list',
      'Numbered list',
      'Checklist',
    ]),
  );
  expect(titles).toHaveLength(expected.length + 4);
});

test('every block has the direction of its text', async () => {
  const { holder } = await openEditor([
    { type: 'paragraph', data: { text: 'مرحبا' } },
    { type: 'list', data: { style: 'unordered', items: ['واحد'] } },
    { type: 'quote', data: { text: 'قول', caption: '', alignment: 'left' } },
  ]);
  const blocks = [...holder.querySelectorAll<HTMLElement>('.ce-block__content > *')];
  expect(blocks.map(({ dir }) => dir)).toEqual(['auto', 'auto', 'auto']);
});
