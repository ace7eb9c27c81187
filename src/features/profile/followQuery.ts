import { limits } from '@contract/limits';
import { entryOf } from '@/store/cache';
import { notRequested, queryOf } from '@/store/queryOf';
import {
  changeFollow,
  confirmFollow,
  type Follow,
  followKey,
  follows,
  notFollowing,
  rollBackFollow,
} from './followState';
import { fetchFollow, follow, unfollow } from './followThunks';
import { followChanged, followUndone } from './profileActions';

type FollowIds = Parameters<typeof followKey>[0];

const ofPayload = ({ payload }: { payload: FollowIds }) => followKey(payload);
const ofArg = ({ meta }: { meta: { arg: FollowIds } }) => followKey(meta.arg);

export const followQuery = queryOf(fetchFollow, {
  name: follows,
  keyOf: followKey,
  // The answer may be older than a running change.
  dataOf: ({ isFollowing, id = null }, before: Follow | null): Follow =>
    before?.confirmed ? before : { isFollowing, followId: id, confirmed: null },
  limit: limits.cache.follows,
})
  // An author can be followed before it is known whether the viewer does.
  .reducedBy((known, action) => {
    if (!followChanged.match(action)) return known;
    const key = followKey(action.payload);
    const before = entryOf(known, key) ?? { key, data: null, ...notRequested };
    const data = changeFollow(before.data ?? notFollowing, action.payload.isFollowing);
    const changed = { ...before, data };
    return known.includes(before)
      ? known.map((entry) => (entry === before ? changed : entry))
      : [...known, changed];
  })
  .on(followUndone, rollBackFollow, ofPayload)
  .on(follow.fulfilled, (data, { payload }) => confirmFollow(data, payload.id), ofArg)
  .on(unfollow.fulfilled, (data) => confirmFollow(data, null), ofArg);
