import { entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
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
