import { expect, test } from 'vitest';
import { createDesk } from './desk';

const fields = { title: '', tags: [], seoKeywords: '', metaDescription: '', url: '' };
const draft = { fields, document: { blocks: [] }, picture: null };

test('a change makes work unsaved, and the same again is none', () => {
  const desk = createDesk(draft, false);
  expect(desk.change({ fields })).toBe(false);
  expect(desk.hasUnsaved()).toBe(false);
  expect(desk.change({ fields: { ...fields, title: 'Soil' } })).toBe(true);
  expect(desk.hasUnsaved()).toBe(true);
  expect(desk.draft().fields.title).toBe('Soil');
});

test('restored work is unsaved from the start, until it is finished', () => {
  const desk = createDesk(draft, true);
  expect(desk.hasUnsaved()).toBe(true);
  desk.finish();
  expect(desk.hasUnsaved()).toBe(false);
});
