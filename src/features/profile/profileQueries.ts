import { entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
import { followKey } from './followKey';
import type { Follow } from './followState';
import { fetchFollow } from './followThunks';
import {
  type ProfileDetails,
  type ProfilePage,
  profileKey,
  profilePageKey,
  selectProfile,
} from './profileSlice';
import { fetchProfile, type ProfileArg } from './profileThunks';

/** The header of a profile. Its posts come with the same request: see `profilePageQuery`. */
export function profileQuery(arg: ProfileArg): RouteQuery<ProfileDetails> {
  return {
    key: `profile/${profilePageKey(arg)}`,
    fetch: () => fetchProfile(arg),
    select: (state) => entryOf(selectProfile(state).profiles, profileKey(arg)),
  };
}

export function profilePageQuery(arg: ProfileArg): RouteQuery<ProfilePage> {
  return {
    ...profileQuery(arg),
    select: (state) => entryOf(selectProfile(state).pages, profilePageKey(arg)),
  };
}

export function followQuery(ids: { viewerId: string; authorId: string }): RouteQuery<Follow> {
  return {
    key: `profile/follow/${followKey(ids)}`,
    fetch: () => fetchFollow(ids),
    select: (state) => entryOf(selectProfile(state).follows, followKey(ids)),
  };
}
