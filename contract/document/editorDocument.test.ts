import { assert, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../limits';
import { parseDocument } from './editorDocument';
import { readBlock } from './knownBlock';

const empty = { blocks: [] };

test('a document is parsed with known and unknown blocks', () => {
  const document = {
    time: 1,
    blocks: [
      { id: 'a', type: 'paragraph', data: { text: 'x' } },
      { type: 'poll', data: { options: [1] }, tunes: { anchor: 'y' } },
    ],
    version: '2',
  };
  const tunes = { anchor: { to: 'y' } };
  const stored = { ...document, blocks: [document.blocks[0], { ...document.blocks[1], tunes }] };
  expect(parseDocument(JSON.stringify(stored))).toEqual(stored);
});

test('lone surrogates are replaced, and pairs stay', () => {
  const blocks = [{ type: 'code', data: { code: 'a\ud800b\udc00 \ud83d\ude00' } }];
  const pair = '{"blocks":[{"type":"code","data":{"code":"\\ud83d\\ude00"}}]}';
  const [code] = parseDocument(JSON.stringify({ blocks }))?.blocks ?? [];
  expect(code?.data).toEqual({ code: 'a\ufffdb\ufffd 😀' });
  expect(parseDocument(pair)?.blocks[0]?.data).toEqual({ code: '😀' });
});

test('a block without data gets empty data', () => {
  expect(parseDocument('{"blocks":[{"type":"delimiter"}]}')?.blocks).toEqual([
    { type: 'delimiter', data: {} },
  ]);
});

test.each([
  '',
  'words',
  'null',
  '[]',
  '{}',
  '{"blocks":{}}',
  '{"blocks":[1]}',
  '{"blocks":[{"data":{}}]}',
  '{"blocks":[{"type":"paragraph","data":[]}]}',
])('%s is not a document', (json) => {
  expect(parseDocument(json)).toBeNull();
});

test('a document of the maximum size is parsed, one byte more is not', () => {
  const padded = (size: number) => JSON.stringify(empty).padEnd(size, ' ');
  expect(parseDocument(padded(limits.documentBytes))).toEqual(empty);
  expect(parseDocument(padded(limits.documentBytes + 1))).toBeNull();
  expect(parseDocument(padded(limits.documentBytes + 1), Infinity)).toEqual(empty);
  const wide = JSON.stringify({ blocks: [{ type: 'x', data: { text: 'é'.repeat(600_000) } }] });
  expect(parseDocument(wide)).toBeNull();
});

const nested = (depth: number) =>
  `{"blocks":[{"type":"list","data":{"items":${'['.repeat(depth)}${']'.repeat(depth)}}}]}`;

test('a document that is nested too deeply is rejected', () => {
  expect(parseDocument(nested(50))).not.toBeNull();
  expect(parseDocument(nested(100))).toBeNull();
  expect(parseDocument(nested(200_000))).toBeNull();
});

const runs = { seed: 20_260_302, numRuns: 1000 };

test('parsing never throws', () => {
  assert(
    property(string(), (text) => parseDocument(text) === null || text.includes('blocks')),
    runs,
  );
});

test('reading a list never throws', () => {
  assert(
    property(jsonValue(), (items) => {
      const block = { type: 'list', data: { items } };
      const read = parseDocument(JSON.stringify({ blocks: [block] }))?.blocks.map(readBlock);
      expect(read ?? [{ type: 'list' }]).toMatchObject([{ type: 'list' }]);
    }),
    runs,
  );
});
