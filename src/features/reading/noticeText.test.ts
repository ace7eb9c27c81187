import { expect, test } from 'vitest';
import { isAnnounced, noticeText, type SinceRead } from './noticeText';

const block = (id: string, type = 'paragraph') => ({ id, type, data: { text: id } });
const added = (id: string, type?: string) =>
  ({ blockId: id, change: 'added', after: block(id, type) }) as const;
const moved = { blockId: 'c', change: 'moved' } as const;
const present = { blocks: [block('a'), block('b'), block('c')] };
const since = (part: Partial<SinceRead>): SinceRead => ({
  changes: [],
  more: 0,
  isSmall: false,
  share: 0.1,
  ...part,
});
const title = { before: 'Old', after: 'New' };
const textOf = (part: Partial<SinceRead>) =>
  noticeText(since(part), present, '2020-03-03T10:00:00Z');

test.each([
  [{ changes: [added('a')] }, '1 paragraph'],
  [{ changes: [added('a'), moved] }, '2 paragraphs'],
  [{ changes: [added('a'), added('x', 'list')] }, '2 parts'],
  [{ changes: [added('a')], more: 2 }, '3 paragraphs'],
  [{ changes: [], title }, 'the title'],
  [{ changes: [added('a')], title }, 'the title and 1 paragraph'],
])('the notice counts what changed: %o', (part, text) => {
  expect(textOf(part)).toBe(`Changed since you read it on 3 March 2020: ${text}`);
});

test('if more than 70 % of the words changed, the post was rewritten', () => {
  const changes = [added('a')];
  expect(textOf({ changes, share: 0.7 })).toMatch(/^Changed /);
  expect(textOf({ changes, share: 0.71 })).toBe('Rewritten since you read it on 3 March 2020');
});

test('small corrections and versions without a difference are not announced', () => {
  expect(isAnnounced(since({ changes: [added('a')] }))).toBe(true);
  expect(isAnnounced(since({ title }))).toBe(true);
  expect(isAnnounced(since({ more: 1 }))).toBe(true);
  expect(isAnnounced(since({ changes: [added('a')], isSmall: true }))).toBe(false);
  expect(isAnnounced(since({}))).toBe(false);
});
