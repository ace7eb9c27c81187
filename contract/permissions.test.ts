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

const moderator = { ...member, id: 'mod', role: 'moderator' } as const;
const moderating = {
  visitor: null,
  user: member,
  moderator,
  admin: viewers.admin,
  'blocked moderator': { ...moderator, isBlocked: true },
  'blocked admin': { ...viewers.admin, isBlocked: true },
} as const satisfies Record<string, Viewer>;

const ofMe = { id: 'me', role: 'user' } as const;
const ofMod = { id: 'mod', role: 'moderator' } as const;
const ofAdmin = { id: 'other-admin', role: 'admin' } as const;
const closed = { ...mine, commentsClosed: 'moderator' } as const;

test.each<[string, (viewer: Viewer) => boolean, (keyof typeof moderating)[]]>([
  ['moderate', (v) => can(v, 'moderate'), ['moderator', 'admin']],
  ['restrict a user', (v) => can(v, 'restrict', user), ['moderator', 'admin']],
  ['restrict a moderator', (v) => can(v, 'restrict', ofMod), []],
  ['restrict an admin', (v) => can(v, 'restrict', admin), []],
  ['lift a restriction of "me"', (v) => can(v, 'lift restriction', ofMe), ['moderator', 'admin']],
  ['lift a restriction of "mod"', (v) => can(v, 'lift restriction', ofMod), ['admin']],
  ['lift a restriction of "other-admin"', (v) => can(v, 'lift restriction', ofAdmin), []],
  ['set the role of "me"', (v) => can(v, 'set role', ofMe), ['admin']],
  ['set the role of "other-admin"', (v) => can(v, 'set role', ofAdmin), []],
  ['unpublish a post of "me"', (v) => can(v, 'withhold post', mine), ['admin']],
  [
    'unpublish a post of "other-admin"',
    (v) => can(v, 'withhold post', { authorId: 'other-admin' }),
    [],
  ],
  ['allow a post of "me"', (v) => can(v, 'allow post', mine), ['moderator', 'admin']],
  ['allow a post of "mod"', (v) => can(v, 'allow post', { authorId: 'mod' }), ['admin']],
  ['close comments', (v) => can(v, 'close comments', mine), ['user', 'moderator', 'admin']],
  ['open what a moderator closed', (v) => can(v, 'open comments', closed), ['moderator', 'admin']],
  ['change the site', (v) => can(v, 'change site'), ['admin']],
])('who of those who moderate is allowed to %s', (...row) => {
  const [, isAllowed, allowed] = row;
  const found = Object.entries(moderating).filter(([, viewer]) => isAllowed(viewer));
  expect(found.map(([name]) => name)).toEqual(allowed);
});
