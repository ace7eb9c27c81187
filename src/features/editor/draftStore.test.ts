import { expect, test } from 'vitest';
import { createDraftStore } from './draftStore';

const fields = { title: '', tags: [], seoKeywords: '', metaDescription: '', url: '' };
const draft = { fields, document: { blocks: [] }, picture: null };

test('a change makes work unsaved, and the same again is none', () => {
  const draftStore = createDraftStore(draft, false);
  expect(draftStore.change({ fields })).toBe(false);
  expect(draftStore.hasUnsaved()).toBe(false);
  expect(draftStore.change({ fields: { ...fields, title: 'Soil' } })).toBe(true);
  expect(draftStore.hasUnsaved()).toBe(true);
  expect(draftStore.draft().fields.title).toBe('Soil');
});

test('restored work is unsaved from the start, until it is finished', () => {
  const draftStore = createDraftStore(draft, true);
  expect(draftStore.hasUnsaved()).toBe(true);
  draftStore.finish();
  expect(draftStore.hasUnsaved()).toBe(false);
});
