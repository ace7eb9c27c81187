import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  canBePreviewed,
  type PendingChange,
  pendingNumber,
  presentPending,
  removedPending,
  type StoredPending,
  savedPending,
} from './pending';

const change = (title: string): PendingChange => ({
  postId: 'post',
  base: 1,
  title,
  content: '{"blocks":[]}',
  quotes: '[]',
  tags: ['one', 'two'],
  seoKeywords: '',
  metaDescription: '',
  canonicalUrl: '',
  image: '',
});

const act = { by: 'ada', now: 1 };

test('a number stands for one set of changes, also after they are gone', () => {
  const events = array(constantFrom('first', 'second', 'third', null), { maxLength: 30 });
  assert(
    property(events, (titles) => {
      let row: StoredPending | null = null;
      const titlesByNumber = new Map<number, string>();
      const ended = new Set<number>();
      for (const [now, title] of titles.entries()) {
        const before = pendingNumber(row);
        if (title !== null) row = savedPending(row, change(title), { by: 'ada', now });
        else if (row) row = removedPending(row);
        const number = pendingNumber(row);
        if (number !== before) ended.add(before);
        const earlier = number > 0 ? (titlesByNumber.get(number) ?? title) : title;
        expect([number > 0 && ended.has(number), earlier]).toEqual([false, title]);
        if (number > 0) titlesByNumber.set(number, title ?? '');
      }
    }),
  );
});

test('tags in another order are other changes', () => {
  const first = savedPending(null, change('One'), act);
  const moved = { ...change('One'), tags: ['two', 'one'] };
  expect(savedPending(first, moved, act).number).toBe(2);
  expect(savedPending(first, { ...change('One'), tags: ['one', 'two'] }, act).number).toBe(1);
});

test('changes that are gone leave no words and no names', () => {
  const row = savedPending(null, { ...change('Secret'), image: '/files/a.png' }, act);
  const { number, base, postId, updatedAt, isRemoved, ...rest } = removedPending(row);
  expect([number, base, postId, updatedAt, isRemoved]).toEqual([1, 1, 'post', 1, true]);
  expect(JSON.stringify(rest)).not.toMatch(/Secret|one|ada|files/);
  expect(presentPending(removedPending(row))).toBeNull();
});

test('a link shows drafts, and published posts only with changes', () => {
  const row = savedPending(null, change('One'), act);
  const published = { isPublished: true };
  expect(canBePreviewed({ isPublished: false }, null)).toBe(true);
  expect(canBePreviewed(published, row)).toBe(true);
  expect(canBePreviewed(published, removedPending(row))).toBe(false);
  expect(canBePreviewed(published, null)).toBe(false);
});
