import { apiLimits } from '@contract/apiLimits';
import { expect, test } from 'vitest';
import {
  commentNotifications,
  type NotifyingComment,
  type NotifyingFacts,
} from './commentNotifications';

const day = apiLimits.newFor;
const writer = { role: 'user', isVerified: true, createdAt: 0, trusted: 2 } as const;

const comment: NotifyingComment = {
  id: 'comment',
  authorId: 'ben',
  parentId: null,
  blockId: null,
  state: 'shown',
  writer,
  postAuthorId: 'ada',
  parentAuthorId: null,
  notified: [],
};

type Given = Omit<Partial<NotifyingFacts>, 'comment' | 'mentions'> & {
  comment?: Partial<NotifyingComment>;
  mentions?: readonly string[];
};

function notifications({ comment: changed, mentions = [], ...given }: Given) {
  return commentNotifications({
    comment: { ...comment, ...changed },
    mentions: mentions.map((name) => [name]),
    people: ['ada', 'ben', 'cleo', ...mentions].map((id) => ({ id, key: id })),
    mentioned: [],
    moderators: ['mod', 'root'],
    isEdit: true,
    now: 2 * day,
    ...given,
  });
}

const created = (given: Given) =>
  notifications(given).created.map(({ userId, kind, about }) => [userId, kind, about]);

test.each<[string, Given, unknown]>([
  ['the author of the post', {}, [['ada', 'comment', null]]],
  ['of a remark', { comment: { blockId: 'block' } }, [['ada', 'remark', null]]],
  ['nobody of an own comment', { comment: { authorId: 'ada' } }, []],
  [
    'whom it answers',
    { comment: { parentId: 'top', parentAuthorId: 'cleo' } },
    [
      ['cleo', 'reply', 'top'],
      ['ada', 'comment', null],
    ],
  ],
  [
    'of an answer to a remark',
    { comment: { parentId: 'top', parentAuthorId: null, blockId: 'block' } },
    [['ada', 'comment', null]],
  ],
  [
    'the author once, of the answer',
    { comment: { parentId: 'top', parentAuthorId: 'ada' } },
    [['ada', 'reply', 'top']],
  ],
  [
    'whom it mentions, once',
    { mentions: ['cleo', 'ada'] },
    [
      ['cleo', 'mention', null],
      ['ada', 'mention', null],
    ],
  ],
  ['nobody who mentions themselves', { mentions: ['ben'] }, [['ada', 'comment', null]]],
  [
    'those who decide if it is held',
    { comment: { state: 'held' }, mentions: ['cleo'] },
    [
      ['ada', 'held', null],
      ['mod', 'held', null],
      ['root', 'held', null],
    ],
  ],
  ['nobody if it is hidden', { comment: { state: 'hidden' }, mentions: ['cleo'] }, []],
  ['nobody if it is removed', { comment: { state: 'removed', authorId: null } }, []],
])('a comment notifies %s', (_, given, expected) => {
  expect(created(given)).toEqual(expected);
});

test('the longest username that exists is meant', () => {
  const facts = { mentions: ['cleo'], people: [{ id: 'one', key: 'cleo' }] };
  expect(created(facts)).toContainEqual(['one', 'mention', null]);
});

test('what a comment no longer causes is removed, and what it caused before stays', () => {
  const notified = [
    { userId: 'ada', kind: 'comment' },
    { userId: 'cleo', kind: 'mention' },
  ] as const;
  expect(notifications({ comment: { notified } })).toEqual({ created: [], removed: [notified[1]] });
  expect(notifications({ comment: { notified, state: 'hidden' } }).removed).toEqual(notified);
});

test('who was notified of a mention is not notified again of the same comment', () => {
  const notified = [{ userId: 'ada', kind: 'mention' }] as const;
  const nothing = { created: [], removed: [] };
  expect(notifications({ comment: { notified }, mentions: ['ada'] })).toEqual(nothing);
  expect(notifications({ comment: { notified } })).toEqual(nothing);
  expect(notifications({ comment: { notified, state: 'held' } }).created).toContainEqual(
    expect.objectContaining({ userId: 'ada', kind: 'held' }),
  );
});

const mentionOf = (userId: string, of: Partial<NotifyingFacts['mentioned'][number]> = {}) => ({
  userId,
  commentId: 'comment',
  actorId: 'ben',
  createdAt: 2 * day,
  ...of,
});

test('an edit that puts a mention in again notifies nobody, and a decision does', () => {
  const mentioned = [mentionOf('cleo')];
  expect(created({ mentions: ['cleo'], mentioned })).toEqual([['ada', 'comment', null]]);
  expect(created({ mentions: ['cleo'], mentioned, isEdit: false })).toContainEqual([
    'cleo',
    'mention',
    null,
  ]);
});

const names = Array.from(
  { length: apiLimits.newWritersMentions + 5 },
  (_, at) => `name-${10 + at}`,
);

test.each([
  ['without a trusted comment', { writer: { ...writer, trusted: 0 } }],
  ['on its first day', { writer: { ...writer, createdAt: day + 1 } }],
])('an account %s mentions a limited number of people a day', (_, changed) => {
  const mentions = (given: Given) =>
    created({ comment: changed, mentions: names, ...given }).flatMap(([userId, kind]) =>
      kind === 'mention' ? [userId] : [],
    );
  expect(mentions({})).toEqual(names.slice(0, apiLimits.newWritersMentions));
  const other = { commentId: 'other' };
  expect(mentions({ mentioned: [mentionOf('dan', other)] })).toHaveLength(
    apiLimits.newWritersMentions - 1,
  );
  const known = names.slice(-3).map((name) => mentionOf(name, other));
  expect(mentions({ mentioned: known })).toEqual([
    ...names.slice(-3),
    ...names.slice(0, apiLimits.newWritersMentions - 3),
  ]);
  const old = { ...other, createdAt: day };
  expect(mentions({ mentioned: [mentionOf('dan', old)] })).toHaveLength(
    apiLimits.newWritersMentions,
  );
  const others = { ...other, actorId: 'eva' };
  expect(mentions({ mentioned: [mentionOf('dan', others)] })).toHaveLength(
    apiLimits.newWritersMentions,
  );
});

test('others mention as many people as their text does', () => {
  expect(created({ mentions: names })).toHaveLength(names.length + 1);
});
