import { draftJournalKey } from '@contract/draftKeys';
import { beforeEach, expect, test } from 'vitest';
import { journal } from './journal';

const older = { savedAt: 1, content: 'older' };
const newest = { savedAt: 2, content: 'newest' };

beforeEach(() => localStorage.clear());

test('what was noted last is read instead of what was stored before', () => {
  journal.write('key', newest);
  expect(journal.latest('key', older)).toEqual(newest);
  expect(journal.latest('key', undefined)).toEqual(newest);
  expect(journal.latest('other', older)).toBe(older);
});

test('a note that is older than what was stored is ignored', () => {
  journal.write('key', older);
  expect(journal.latest('key', newest)).toBe(newest);
});

test('a note is forgotten once it or something newer is stored', () => {
  journal.write('key', newest);
  journal.forget('key', older);
  expect(journal.latest('key', older)).toEqual(newest);
  journal.forget('key', newest);
  expect(localStorage.getItem(draftJournalKey('key'))).toBeNull();
});

test('a draft that was only noted is listed', () => {
  journal.write('new', newest);
  journal.write('key', newest);
  expect(journal.merge([['key', older]])).toEqual([
    ['key', newest],
    ['new', newest],
  ]);
});

test('a note that can not be read is no draft', () => {
  localStorage.setItem(draftJournalKey('key'), '{');
  expect(journal.latest('key', undefined)).toBeUndefined();
  expect(journal.merge([])).toEqual([]);
});

test('a note that would fill the storage is not written', () => {
  journal.write('key', { savedAt: 3, content: 'x'.repeat(2_000_001) });
  expect(localStorage.getItem(draftJournalKey('key'))).toBeNull();
});
