import { accountMethods } from '../accounts/testing/accountMethods';
import { bookMethods } from '../book/testing/bookMethods';
import { clientIdMethods } from '../clientIds/testing/clientIdMethods';
import { commentMethods } from '../comments/testing/commentMethods';
import { emailMethods } from '../emails/testing/emailMethods';
import { fileMethods } from '../files/testing/fileMethods';
import { followMethods } from '../follows/testing/followMethods';
import { inviteMethods } from '../invites/testing/inviteMethods';
import { likeMethods } from '../likes/testing/likeMethods';
import { moderationMethods } from '../moderation/testing/moderationMethods';
import { muteMethods } from '../mutes/testing/muteMethods';
import { notificationMethods } from '../notifications/testing/notificationMethods';
import { passkeyMethods } from '../passkeys/testing/passkeyMethods';
import type { Data } from '../port';
import { postMethods } from '../posts/testing/postMethods';
import { readCountMethods } from '../readCounts/testing/readCountMethods';
import { readMethods } from '../reads/testing/readMethods';
import { restrictionMethods } from '../restrictions/testing/restrictionMethods';
import { revisionMethods } from '../revisions/testing/revisionMethods';
import { silenceMethods } from '../silences/testing/silenceMethods';
import { siteMethods } from '../site/testing/siteMethods';
import { sitePageMethods } from '../sitePages/testing/sitePageMethods';
import { subscriberMethods } from '../subscribers/testing/subscriberMethods';
import type { Methods } from './portMethod';
import { at, newPost, userRow } from './rows';

/** The data port: what each method does, and an example of a call. */
const table: Methods<keyof Data> = {
  ...accountMethods,
  ...postMethods,
  ...revisionMethods,
  ...commentMethods,
  ...clientIdMethods,
  ...likeMethods,
  ...followMethods,
  ...fileMethods,
  ...emailMethods,
  ...bookMethods,
  ...muteMethods,
  ...silenceMethods,
  ...notificationMethods,
  ...moderationMethods,
  ...subscriberMethods,
  ...siteMethods,
  ...inviteMethods,
  ...passkeyMethods,
  ...sitePageMethods,
  ...restrictionMethods,
  ...readMethods,
  ...readCountMethods,
};

/** All methods, in the order of this table. Each is called with each kind of query that it has. */
export const portMethods = Object.entries(table).flatMap(([part, methods]) =>
  Object.entries(methods).map(([name, method]) => ({ name: `${part}.${name}`, ...method })),
);

/** The methods that only read. */
export const readingMethods = portMethods.flatMap(({ name, kind }) =>
  kind === 'reads' ? [name] : [],
);

/** Adds the few accounts and posts that the calls need to change something. */
export async function addRowsForCalls({ users, posts }: Data) {
  for (const id of ['user-1', 'user-2', 'user-3', 'user-5', 'user-7', 'user-8', 'user-3000']) {
    await users.insert(userRow(id));
  }
  for (const id of ['user-6', 'user-9']) {
    await users.insert(userRow(id, { email: id, passwordHash: null }));
  }
  await posts.insert(newPost('post-9', { authorId: 'user-1' }));
  await posts.insert(newPost('post-49', { authorId: 'user-5' }));
  await posts.insert(newPost('post-10', { authorId: 'user-2', isPublished: false }));
  await posts.insert(newPost('post-20', { authorId: 'user-3', isPublished: false }));
  await posts.update('post-49', { title: 'Second version', updatedAt: at(1) }, 'user-5');
}
