import type { Community } from '@server/seed/community';
import { createSqlData } from './createSqlData';
import { comments, follows, likes } from './schema';
import type { SqlStore } from './sqlStore';

/** Of rows in one statement. */
const most = 1000;

function* partsOf<Row>(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most);
}

function requireStored(answer: object | string) {
  if (typeof answer === 'string') throw new Error(`The community has a wrong row: ${answer}.`);
}

/**
 * Stores all rows of a community in one transaction. Not all of its comments and likes could be added
 * now: posts have become drafts again, and accounts have been blocked.
 */
export function insertCommunity(store: SqlStore, community: Community) {
  return store.transaction(async (db) => {
    const data = createSqlData({ db, transaction: (run) => run(db) });
    for (const user of community.users) requireStored(await data.users.insert(user));
    for (const post of community.posts) requireStored(await data.posts.insert(post));
    for (const rows of partsOf(community.comments)) await db.insert(comments).values(rows);
    for (const rows of partsOf(community.likes)) await db.insert(likes).values(rows);
    for (const rows of partsOf(community.follows)) await db.insert(follows).values(rows);
  });
}
