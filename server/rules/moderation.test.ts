import type { Viewer } from '@contract/permissions';
import { expect, test } from 'vitest';
import {
  type CarryingOut,
  type Changeable,
  type DecisionFacts,
  isAsDecided,
  judgeClosing,
  judgeDecision,
  mayCarryOut,
  mayDecideAll,
  noticeOfDecision,
  refuseUndo,
} from './moderation';

const comment = { id: 'comment', authorId: 'ben', state: 'shown' } as const;
const about = { userId: 'ben', commentId: 'comment' };

test.each([
  ['hidden', comment, 'hidden', { ...about, decision: 'hidden' }],
  [
    'removed, without the comment',
    comment,
    'removed',
    { userId: 'ben', commentId: null, decision: 'removed' },
  ],
  ['approved', { ...comment, state: 'held' }, 'shown', { ...about, decision: 'approved' }],
  ['shown again', { ...comment, state: 'hidden' }, 'shown', { ...about, decision: 'approved' }],
  ['rejected', { ...comment, state: 'held' }, 'hidden', { ...about, decision: 'rejected' }],
  ['nothing if it stays as it was', comment, 'shown', null],
  ['nothing if it is held', comment, 'held', null],
  ['nothing if its author is gone', { ...comment, authorId: null }, 'hidden', null],
] as const)('the author learns that a comment was %s', (...row) => {
  const [, decided, next, notice] = row;
  expect(noticeOfDecision(decided, { by: 'mod', next })).toEqual(notice);
});

test('nobody is notified of an own decision', () => {
  expect(noticeOfDecision(comment, { by: 'ben', next: 'hidden' })).toBeNull();
});

const plain = { isVerified: true, isBlocked: false } as const;
const people = {
  visitor: null,
  ada: { id: 'ada', role: 'user', ...plain },
  ben: { id: 'ben', role: 'user', ...plain },
  cleo: { id: 'cleo', role: 'user', ...plain },
  mod: { id: 'mod', role: 'moderator', ...plain },
  other: { id: 'other', role: 'moderator', ...plain },
  root: { id: 'root', role: 'admin', ...plain },
  blocked: { id: 'blocked', role: 'admin', ...plain, isBlocked: true },
} as const satisfies Record<string, Viewer>;
type Person = keyof typeof people;
const names: readonly Person[] = [
  'visitor',
  'ada',
  'ben',
  'cleo',
  'mod',
  'other',
  'root',
  'blocked',
];
const allowed = (isAllowed: (actor: Viewer) => boolean) =>
  names.filter((name) => isAllowed(people[name]));

/** A comment by ben under a post of ada’s. */
const facts: DecisionFacts = {
  state: 'shown',
  stateBy: null,
  stateReason: '',
  updatedAt: 1,
  postAuthorId: 'ada',
  writer: people.ben,
};
const all = ['ada', 'mod', 'other', 'root'];
const moderators = ['mod', 'other', 'root'];
const held = { ...facts, state: 'held' } as const;
const hidden = { ...facts, state: 'hidden' } as const;
const ofMod = { ...facts, writer: people.mod };
const to = (state: DecisionFacts['state'], stateReason = '') => ({ state, stateReason });

test.each<{ comment: DecisionFacts; next: DecisionFacts['state']; deciders: string[] }>([
  { comment: facts, next: 'hidden', deciders: all },
  { comment: facts, next: 'shown', deciders: moderators },
  { comment: facts, next: 'held', deciders: moderators },
  { comment: facts, next: 'removed', deciders: moderators },
  { comment: held, next: 'shown', deciders: all },
  { comment: held, next: 'hidden', deciders: moderators },
  { comment: { ...hidden, stateBy: 'author' }, next: 'shown', deciders: all },
  { comment: { ...hidden, stateBy: 'moderator' }, next: 'shown', deciders: moderators },
  { comment: { ...hidden, stateBy: 'author' }, next: 'hidden', deciders: moderators },
  { comment: { ...facts, state: 'removed' }, next: 'shown', deciders: moderators },
  { comment: ofMod, next: 'hidden', deciders: ['root'] },
  { comment: { ...ofMod, postAuthorId: 'mod' }, next: 'hidden', deciders: ['root'] },
  { comment: { ...facts, writer: people.root }, next: 'hidden', deciders: [] },
  { comment: { ...facts, writer: people.ada }, next: 'hidden', deciders: moderators },
  { comment: { ...facts, writer: null }, next: 'shown', deciders: [] },
])('$deciders decide that $comment.state becomes $next', ({ comment: given, next, deciders }) => {
  expect(allowed((actor) => judgeDecision(actor, given, to(next)) !== null)).toEqual(deciders);
});

test('a decision is the moderator’s, or else the author’s, and changes something', () => {
  const judge = (actor: Viewer, given: DecisionFacts = facts) =>
    judgeDecision(actor, given, to('hidden', 'Spam'));
  expect(judge(people.ada)).toEqual({ stateBy: 'author', isChanged: true });
  expect(judge(people.mod)).toEqual({ stateBy: 'moderator', isChanged: true });
  expect(judge(people.mod, { ...facts, postAuthorId: 'mod' })?.stateBy).toBe('moderator');
  const decided = { ...facts, ...to('hidden', 'Spam'), stateBy: 'moderator' } as const;
  expect(judge(people.mod, decided)?.isChanged).toBe(false);
  expect(judge(people.mod, { ...decided, stateReason: 'Scam' })?.isChanged).toBe(true);
  expect(judge(people.mod, { ...decided, stateBy: 'author' })?.isChanged).toBe(true);
});

test('a decision about another text than the present one is not allowed', () => {
  const judge = (updatedAt: number) =>
    judgeDecision(people.mod, facts, { ...to('hidden'), updatedAt });
  expect(judge(0)).toBeNull();
  expect(judge(1)).not.toBeNull();
});

test('those who moderate decide about all comments of an account', () => {
  const deciders = (writer: Person) => allowed((actor) => mayDecideAll(actor, people[writer]));
  expect(deciders('ben')).toEqual(moderators);
  expect(deciders('mod')).toEqual(['root']);
  expect(deciders('root')).toEqual([]);
  expect(mayDecideAll(people.root, null)).toBe(false);
});

const open = { authorId: 'ada', commentsClosed: null } as const;
const byAuthor = { authorId: 'ada', commentsClosed: 'author' } as const;
const byModerator = { authorId: 'ada', commentsClosed: 'moderator' } as const;
const closing = (commentsClosed: 'author' | 'moderator' | null, isChanged: boolean) => ({
  commentsClosed,
  isChanged,
});

test('comments of a post are closed by its author or a moderator, and a moderator’s decision stays', () => {
  const judge = (actor: Viewer, post: Parameters<typeof judgeClosing>[1], isClosed: boolean) =>
    judgeClosing(actor, post, isClosed);
  const own = { isLogged: false };
  const logged = { isLogged: true };
  expect(allowed((actor) => judge(actor, open, true) !== null)).toEqual(all);
  expect(allowed((actor) => judge(actor, byAuthor, false) !== null)).toEqual(all);
  expect(allowed((actor) => judge(actor, byModerator, false) !== null)).toEqual(moderators);
  expect(judge(people.ada, open, true)).toEqual({ ...closing('author', true), ...own });
  expect(judge(people.ada, byAuthor, true)).toEqual({ ...closing('author', false), ...own });
  expect(judge(people.ada, byAuthor, false)).toEqual({ ...closing(null, true), ...own });
  expect(judge(people.ada, byModerator, true)).toEqual({ ...closing('moderator', false), ...own });
  expect(judge(people.mod, open, true)).toEqual({ ...closing('moderator', true), ...logged });
  expect(judge(people.mod, byAuthor, true)).toEqual({ ...closing('moderator', true), ...logged });
  expect(judge(people.mod, byModerator, true)).toEqual({ ...closing('moderator', false), ...own });
  expect(judge(people.mod, byAuthor, false)).toEqual({ ...closing(null, true), ...logged });
  const ofMod = { ...byModerator, authorId: 'mod' };
  expect(judge(people.mod, ofMod, false)).toEqual({ ...closing(null, true), ...logged });
});

const { ben, mod, root } = people;
test.each<CarryingOut & { deciders: readonly string[] }>([
  { action: null, kind: 'profile', account: null, deciders: moderators },
  { action: 'hide', kind: 'comment', account: ben, deciders: moderators },
  { action: 'remove', kind: 'comment', account: ben, deciders: moderators },
  { action: 'hide', kind: 'comment', account: mod, deciders: ['root'] },
  { action: 'hide', kind: 'comment', account: null, deciders: [] },
  { action: 'hide', kind: 'post', account: null, deciders: moderators },
  { action: 'remove', kind: 'post', account: null, deciders: ['root'] },
  { action: 'hide', kind: 'heading', account: null, deciders: moderators },
  { action: 'remove', kind: 'heading', account: null, deciders: moderators },
  { action: 'restrict', kind: 'post', account: ben, deciders: moderators },
  { action: 'restrict', kind: 'post', account: mod, deciders: [] },
  { action: 'restrict', kind: 'post', account: null, deciders: [] },
  { action: 'block', kind: 'profile', account: ben, deciders: ['root'] },
  { action: 'block', kind: 'profile', account: root, deciders: [] },
  { action: 'block', kind: 'profile', account: null, deciders: [] },
])('$deciders decide $action about a $kind of $account.role', ({ deciders, ...given }) => {
  expect(allowed((actor) => mayCarryOut(actor, given))).toEqual(deciders);
});

const hiddenNow = { of: 'comment', ...to('hidden', 'Spam'), stateBy: 'moderator' } as const;
const post = { of: 'post', isPublished: false, withheldReason: 'Spam', updatedAt: 1 } as const;

test.each<[string, Changeable | null, boolean]>([
  ['a hidden comment', hiddenNow, true],
  ['a comment that was shown', { ...hiddenNow, state: 'shown' }, false],
  ['a comment that was removed', { ...hiddenNow, state: 'removed' }, false],
  ['a comment that its author decided about', { ...hiddenNow, stateBy: 'author' }, false],
  ['a comment that has another reason', { ...hiddenNow, stateReason: 'Scam' }, false],
  ['a post', post, true],
  ['a post that was published', { ...post, isPublished: true }, false],
  ['a post that was allowed', { ...post, withheldReason: null }, false],
  ['a post that has another reason', { ...post, withheldReason: 'Scam' }, false],
  ['a post that was saved', { ...post, updatedAt: 2 }, false],
  ['a private heading', { of: 'heading', isPublic: false }, true],
  ['a heading that was published', { of: 'heading', isPublic: true }, false],
  ['a blocked account', { of: 'account', isBlocked: true }, true],
  ['an account that was unblocked', { of: 'account', isBlocked: false }, false],
  ['a restriction', { of: 'restriction' }, true],
  ['what is gone', null, false],
])('whether %s is as the decision left it', (...row) => {
  const [, present, expected] = row;
  const decided = {
    before: { ...post, isPublished: true },
    action: 'hide',
    reason: 'Spam',
  } as const;
  expect(isAsDecided(present, decided)).toBe(expected);
});

test('the action says what a comment became', () => {
  const decided = { before: hiddenNow, reason: 'Spam' };
  const removed = { ...hiddenNow, state: 'removed' } as const;
  expect(isAsDecided(removed, { ...decided, action: 'remove' })).toBe(true);
  expect(isAsDecided(hiddenNow, { ...decided, action: 'remove' })).toBe(false);
  expect(isAsDecided(hiddenNow, { ...decided, action: null })).toBe(false);
});

test('a decision is taken back by who made it, in time', () => {
  const decided = { decidedBy: 'mod', decidedAt: 3 };
  expect(refuseUndo(people.mod, decided, 3)).toBeNull();
  expect(refuseUndo(people.mod, decided, 4)).toBe('too late');
  expect(refuseUndo(people.root, decided, 3)).toBe('not allowed');
  expect(refuseUndo({ ...people.mod, isBlocked: true }, decided, 3)).toBe('not allowed');
  expect(refuseUndo({ ...people.mod, role: 'user' }, decided, 3)).toBe('not allowed');
  expect(refuseUndo(null, { ...decided, decidedBy: null }, 3)).toBe('not allowed');
  expect(refuseUndo(people.mod, { decidedBy: null, decidedAt: null }, 3)).toBe('too late');
  expect(refuseUndo(people.mod, null, 3)).toBe('too late');
});
