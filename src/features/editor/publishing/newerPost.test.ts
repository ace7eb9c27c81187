import { expect, test } from 'vitest';
import { openNew, type SavedPost } from '../draft/draft';
import { buildDraft, notOnServer, savedPost } from '../testing/drafts';
import { startOf } from './newerPost';
import { textsOf } from './postBody';

const first: SavedPost = { ...savedPost, revision: 1 };
const second: SavedPost = { ...first, revision: 2, updatedAt: '2026-01-02', url: 'another' };
const draft = buildDraft();
const opened = { ...openNew(null), key: 'p1', url: second.url, draft, saved: second };
const work = {
  ...notOnServer,
  savedAt: 0,
  postUrl: null,
  uploads: [],
  draft: buildDraft({ title: 'Soils' }),
  saved: first,
};

test('without work of this device, an editor goes on from the version that was loaded', () => {
  expect(startOf(opened, null)).toEqual({ saved: second, newer: null });
  expect(startOf(openNew(null), { ...work, saved: null })).toEqual({ saved: null, newer: null });
});

test('work keeps the version that it began from, at the present address', () => {
  const basis = { ...second, revision: 1, updatedAt: first.updatedAt };
  const newer = { draft, saved: second, hasKnownTexts: false };
  expect(startOf(opened, work)).toEqual({ saved: basis, newer });
  expect(startOf(opened, { ...work, saved: second })).toEqual({ saved: second, newer: null });
});

test('what only changed the tags or the description is another version too', () => {
  const saved = { ...second, updatedAt: first.updatedAt };
  expect(startOf(opened, { ...work, saved }).newer).not.toBeNull();
});

test('an update whose answer was lost is the basis of what was written after it', () => {
  const sentTexts = textsOf(draft, null);
  expect(startOf(opened, { ...work, sentTexts })).toEqual({ saved: second, newer: null });
});

test.each([
  ['nothing of the version', null],
  ['the time of an earlier version', { ...first, revision: undefined }],
])('work that knows %s matches no version', (_, saved) => {
  const start = startOf(opened, { ...work, saved });
  expect(start.saved?.revision).toBe(0);
  expect(start.newer?.saved).toBe(second);
});

test('work that knows only the time of the present version goes on from it', () => {
  const saved = { ...second, revision: undefined };
  expect(startOf(opened, { ...work, saved })).toEqual({ saved: second, newer: null });
});
