import packageJson from '@editorjs/editorjs/package.json';
import { expect, test, vi } from 'vitest';
import { missingPicture } from '../testing/drafts';
import { documentOf, openEntries } from './entries';

const opened = {
  time: 1,
  blocks: [
    { id: 'a', type: 'paragraph', data: { text: 'One' } },
    { id: 'a', type: 'paragraph', data: { text: 'Two' } },
    { type: 'delimiter', data: {} },
  ],
};

test('every entry has a unique id, and the stored blocks stay unchanged', () => {
  const entries = openEntries(opened);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
  expect(entries[0]?.id).toBe('a');
  expect(documentOf(entries, opened)).toBe(opened);
});

test('invalid blocks are not in the document', () => {
  const entries = openEntries(opened).map((entry, at) => ({ ...entry, isValid: at !== 1 }));
  expect(documentOf(entries, opened).blocks).toEqual([opened.blocks[0], opened.blocks[2]]);
});

test('missing pictures are in the document, though they are invalid', () => {
  const document = { blocks: [missingPicture] };
  const entries = openEntries(document).map((entry) => ({ ...entry, isValid: false }));
  expect(documentOf(entries, document)).toBe(document);
});

test('a changed document has the time of the change and the version of the editor', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const entries = openEntries(opened).slice(1);
  expect(documentOf(entries, opened)).toEqual({
    time: 1_700_000_000_000,
    blocks: opened.blocks.slice(1),
    version: packageJson.version,
  });
  vi.useRealTimers();
});
