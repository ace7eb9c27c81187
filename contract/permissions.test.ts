import { expect, test } from 'vitest';
import { type Action, can, type Viewer } from './permissions';

const member = { id: 'me', role: 'user', isVerified: true, isBlocked: false } as const;
const viewers = {
  visitor: null,
  unverified: { ...member, isVerified: false },
  user: member,
  blocked: { ...member, isBlocked: true },
  admin: { ...member, id: 'other-admin', role: 'admin' },
} as const satisfies Record<string, Viewer>;

type Row = [
  action: string,
  isAllowed: (viewer: Viewer) => boolean,
  allowed: (keyof typeof viewers)[],
];

const mine = { authorId: 'me' };
const others = { authorId: 'other' };
const user = { id: 'other', role: 'user' } as const;
const admin = { id: 'other', role: 'admin' } as const;
const members = ['unverified', 'user', 'admin'] as const;

const plain =
  (
    action: Action &
      ('like' | 'comment' | 'summarise' | 'view profile' | 'upload' | 'member screens'),
  ) =>
  (viewer: Viewer) =>
    can(viewer, action);

const rows: Row[] = [
  [
    'read a published post',
    (v) => can(v, 'read post', { ...others, isPublished: true }),
    ['visitor', 'unverified', 'user', 'blocked', 'admin'],
  ],
  [
    "read another's unpublished post",
    (v) => can(v, 'read post', { ...others, isPublished: false }),
    ['admin'],
  ],
  [
    'read their own unpublished post',
    (v) => can(v, 'read post', { ...mine, isPublished: false }),
    ['unverified', 'user', 'admin'],
  ],
  ['open guest screens', (v) => can(v, 'guest screens'), ['visitor']],
  ['open member screens', plain('member screens'), [...members]],
  ['like', plain('like'), [...members]],
  ['comment', plain('comment'), [...members]],
  ['ask for a summary', plain('summarise'), [...members]],
  ['view a profile', plain('view profile'), [...members]],
  ['upload', plain('upload'), [...members]],
  ['follow another', (v) => can(v, 'follow', others), ['user', 'admin']],
  ['follow "me"', (v) => can(v, 'follow', mine), ['admin']],
  ['create a post', (v) => can(v, 'create post'), ['user', 'admin']],
  ['create a post for another', (v) => can(v, 'create post for', others), ['admin']],
  ["edit another's post", (v) => can(v, 'edit post', others), ['admin']],
  ['edit their own post', (v) => can(v, 'edit post', mine), ['unverified', 'user', 'admin']],
  ["delete another's post", (v) => can(v, 'delete post', others), ['admin']],
  ["publish another's post", (v) => can(v, 'publish post', others), ['admin']],
  ["edit another's comment", (v) => can(v, 'edit comment', others), ['admin']],
  ['edit their own comment', (v) => can(v, 'edit comment', mine), ['unverified', 'user', 'admin']],
  ["delete another's comment", (v) => can(v, 'delete comment', others), ['admin']],
  [
    "decide about comments under another's post",
    (v) => can(v, 'decide comments', others),
    ['admin'],
  ],
  ["decide about a user's comments", (v) => can(v, 'decide comments of', user), [...members]],
  ["decide about an admin's comments", (v) => can(v, 'decide comments of', admin), ['admin']],
  [
    'decide about comments of "other-admin"',
    (v) => can(v, 'decide comments of', { id: 'other-admin', role: 'admin' }),
    [],
  ],
  ['list users', (v) => can(v, 'list users'), ['admin']],
  ['list letters', (v) => can(v, 'list letters'), ['admin']],
  ['block a user', (v) => can(v, 'block user', user), ['admin']],
  ['block an admin', (v) => can(v, 'block user', admin), []],
  ['block "other-admin"', (v) => can(v, 'block user', { id: 'other-admin', role: 'admin' }), []],
  ["delete a user's account", (v) => can(v, 'delete account', user), ['admin']],
  ["delete an admin's account", (v) => can(v, 'delete account', admin), []],
  [
    'delete the account "me"',
    (v) => can(v, 'delete account', { id: 'me', role: 'user' }),
    ['unverified', 'user', 'admin'],
  ],
  ["see an account's details", (v) => can(v, 'see account details', user), ['admin']],
];

test.each(rows)('who is allowed to %s', (_, isAllowed, allowed) => {
  const found = Object.entries(viewers)
    .filter(([, viewer]) => isAllowed(viewer))
    .map(([name]) => name);
  expect(found.toSorted()).toEqual([...allowed].toSorted());
});
