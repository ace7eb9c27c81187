import { expect, test, vi } from 'vitest';
import { paragraph } from '../testing/drafts';
import { createDocumentMeter } from './documentBytes';

const sent = (document: object) => new TextEncoder().encode(JSON.stringify(document)).byteLength;

test('a document is measured as it is sent', () => {
  const measure = createDocumentMeter();
  const empty = { blocks: [] };
  const some = { time: 1, version: '2', blocks: [paragraph('Soil “é”'), paragraph('"')] };
  expect(measure(empty)).toBe(sent(empty));
  expect(measure(some)).toBe(sent(some));
});

test('only the blocks that were changed are measured again', () => {
  const measure = createDocumentMeter();
  const kept = paragraph('Soil');
  measure({ blocks: [kept, paragraph('Compost')] });
  const stringify = vi.spyOn(JSON, 'stringify');
  const changed = paragraph('Leaf mould');
  measure({ blocks: [kept, changed] });
  const measured = stringify.mock.calls.map(([value]) => value as unknown);
  stringify.mockRestore();
  expect(measured).toContain(changed);
  expect(measured).not.toContain(kept);
});
