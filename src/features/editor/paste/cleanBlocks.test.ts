import { expect, test } from 'vitest';
import { cleanBlocks } from './cleanBlocks';

const link = '<a href="javascript:alert(1)">x</a>';

test('copied blocks are sanitised by the definition of their type', () => {
  const copied = [
    { id: 'a', tool: 'paragraph', data: { text: link, html: '<img src=x onerror=x>' }, tunes: {} },
    { id: 'b', tool: 'table', data: { content: [[link]] } },
    { tool: 'code', data: { code: link } },
  ];
  expect(cleanBlocks(JSON.stringify(copied))).toEqual([
    { type: 'paragraph', data: { text: '<a>x</a>', html: '' } },
    { type: 'table', data: { content: [['<a>x</a>']] } },
    { type: 'code', data: { code: link } },
  ]);
});

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

test.each([
  '',
  '{',
  'null',
  '{"tool":"paragraph","data":{"text":"x"}}',
  '[]',
  '[null,1,"x",[]]',
  '[{"tool":["paragraph"],"data":{}}]',
  '[{"tool":"paragraph","data":"x"}]',
  '[{"tool":"placeholder","data":{}},{"tool":"constructor","data":{}}]',
  `[{"tool":"list","data":{"items":${deep}}}]`,
])('nothing is pasted for %s', (json) => {
  expect(cleanBlocks(json)).toEqual([]);
});
