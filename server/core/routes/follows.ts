import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import type { FollowCardRow, UserRow } from '@server/data/rows';
import { conflict, notFound } from '../http/failure';
import type { Handlers, RequestContext } from '../http/handlerTypes';
import { requirePermission, requireVerified } from '../policy/requirePermission';
import { serializeFollowCard } from '../serializers/serializeCards';
import { requireSignedIn } from '../session/requireSignedIn';

const authorNotFound = () => notFound('We could not find this author.');

/** Somebody to follow; a blocked account isn't there for others. */
async function authorToFollow({ ports }: RequestContext, id: string) {
  const author = await ports.data.users.byId(id);
  if (!author || author.isBlocked) throw authorNotFound();
  return author;
}

function cardsFor(viewer: UserRow, rows: readonly FollowCardRow[]) {
  const isForAdmin = can(viewer, 'list users');
  return rows.map((row) => serializeFollowCard({ row, isForAdmin }));
}

export const followHandlers = {
  async readFollow({ ports, viewer, body: { authId } }) {
    const pair = viewer && { authorId: authId, followerId: viewer.id };
    const follow = pair && (await ports.data.follows.between(pair));
    return { data: follow ? { isFollowing: true, id: follow.id } : { isFollowing: false } };
  },

  async followAuthor(call) {
    const { viewer } = requireSignedIn(call, 'Login to follow..');
    const { data, ids, clock } = call.ports;
    requireVerified(viewer);
    requirePermission(
      can(viewer, 'follow', { authorId: call.body.authId }),
      'You cannot follow yourself.',
    );
    const { id: authorId } = await authorToFollow(call, call.body.authId);
    const row = { id: ids.next(), authorId, followerId: viewer.id, createdAt: clock.now() };
    const follow = await data.follows.insert(row);
    if (follow === 'no author') throw authorNotFound();
    if (follow === 'already following') throw conflict('You already follow this author.');
    return { message: 'You follow this author now.', id: follow.id };
  },

  async unfollowAuthor(call) {
    const { viewer } = requireSignedIn(call, 'You should be loggedin with followId.');
    requireVerified(viewer);
    const { follows } = call.ports.data;
    const follow = await follows.byId(call.params.followId);
    const isOwn = follow?.followerId === viewer.id;
    if (!follow || !isOwn || !(await follows.remove(follow.id))) {
      throw notFound('You do not follow this author.');
    }
    return { message: 'You do not follow this author any more.' };
  },

  async listFollowers(call) {
    const { viewer } = requireSignedIn(call);
    const page = { userId: viewer.id, skip: call.query.skip, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.follows.followersOf(page);
    return { followers: cardsFor(viewer, rows), areMoreFollowers: areMore };
  },

  async listFollowing(call) {
    const { viewer } = requireSignedIn(call);
    const page = { userId: viewer.id, skip: call.query.skip, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.follows.followedBy(page);
    return { authors: cardsFor(viewer, rows), areMore };
  },
} satisfies Partial<Handlers>;
