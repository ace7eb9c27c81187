import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { followMessages } from '@contract/texts/apiMessages';
import type { FollowCardRow, UserRow } from '@server/data/rows/rows';
import { authorNotFound } from '../../accounts/accountErrors';
import type { Handlers, RequestContext } from '../../context';
import { conflict, forbidden, notFound } from '../../failure';
import { requirePermission, requireVerified } from '../../policy/requirePermission';
import { serializeFollowCard } from '../../serializers/serializeCards';

/** Other users can't see blocked accounts. */
async function authorToFollow({ ports }: RequestContext, id: string) {
  const author = await ports.data.users.byId(id);
  if (!author || author.isBlocked) throw authorNotFound();
  return author;
}

function cardsFor(viewer: UserRow, rows: readonly FollowCardRow[]) {
  const isForAdmin = can(viewer, 'list users');
  return rows.map((row) => serializeFollowCard({ row, isForAdmin }));
}

/** Following, unfollowing and the lists of followers and followed authors. */
export const followHandlers = {
  async readFollow({ ports, viewer, body: { authId } }) {
    const pair = viewer && { authorId: authId, followerId: viewer.id };
    const follow = pair && (await ports.data.follows.between(pair));
    const data = follow ? { isFollowing: true, id: follow.id } : { isFollowing: false };
    return { message: followMessages.statusFetched, data };
  },

  async followAuthor(call) {
    const { viewer } = call;
    const { data, ids, clock } = call.ports;
    requireVerified(viewer);
    requirePermission(
      can(viewer, 'follow', { authorId: call.body.authId }),
      followMessages.ownAccount,
    );
    const { id: authorId } = await authorToFollow(call, call.body.authId);
    const row = { id: ids.next(), authorId, followerId: viewer.id, createdAt: clock.now() };
    const follow = await data.follows.insert(row);
    if (follow === 'no author') throw authorNotFound();
    if (follow === 'not allowed') throw forbidden();
    if (follow === 'already following') throw conflict(followMessages.alreadyFollowing);
    return { message: followMessages.followed, id: follow.id };
  },

  async unfollowAuthor(call) {
    const { viewer } = call;
    requireVerified(viewer);
    const { follows } = call.ports.data;
    const follow = await follows.byId(call.params.followId);
    const isOwn = follow?.followerId === viewer.id;
    if (!follow || !isOwn || (await follows.remove(follow.id, viewer.id)) === null) {
      throw notFound(followMessages.notFollowing);
    }
    return { message: followMessages.unfollowed };
  },

  async listFollowers(call) {
    const { viewer } = call;
    const page = { userId: viewer.id, skip: call.query.skip, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.follows.followersOf(page);
    const followers = cardsFor(viewer, rows);
    return { message: followMessages.followersFetched, followers, areMoreFollowers: areMore };
  },

  async listFollowing(call) {
    const { viewer } = call;
    const page = { userId: viewer.id, skip: call.query.skip, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.follows.followedBy(page);
    const authors = cardsFor(viewer, rows);
    return { message: followMessages.followingFetched, authors, areMore };
  },
} satisfies Partial<Handlers>;
