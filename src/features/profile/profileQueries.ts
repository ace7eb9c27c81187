import { limits } from '@contract/limits';
import type { Profile } from '@contract/people/profileEntities';
import { sessionRenewed } from '@/store/authSlice';
import { idsOf } from '@/store/idsOf';
import { authorBlocked, authorMuted } from '@/store/posts/postEvents';
import { queryOf } from '@/store/queryOf';
import { followChanged, followUndone, roleChanged } from './profileActions';
import { fetchProfile, type ProfileArg } from './profileThunks';
import '@/store/posts/postCardsSlice';

export type ProfileDetails = Omit<Profile, 'blogPosts' | 'skip'>;

/** The viewer is part of the key because the answer depends on who asks. */
const profileKey = ({ viewerId, username }: ProfileArg) => `${viewerId}/${username.toLowerCase()}`;
const pageKey = (arg: ProfileArg) => `${profileKey(arg)}/${arg.page}`;

const changed = (details: ProfileDetails, id: string, change: Partial<ProfileDetails>) =>
  details._id === id ? { ...details, ...change } : details;

const profiles = queryOf(fetchProfile, {
  name: 'profiles',
  keyOf: profileKey,
  dataOf: ({ userDetails: { blogPosts: _, skip: __, ...details } }): ProfileDetails => details,
  limit: limits.cache.profiles,
  dropsRefused: true,
})
  .on(authorBlocked, (details, { payload: { authorId, isBlocked } }) =>
    changed(details, authorId, { isBlocked, awaitsApproval: false }),
  )
  .on(authorMuted, (details, { payload: { authorId, isMuted } }) =>
    changed(details, authorId, { isMuted }),
  )
  .on(roleChanged, (details, { payload: { id, role } }) => changed(details, id, { role }))
  .on(sessionRenewed, (details, { payload: { id, email, showsEmail } }) => {
    // Only the account itself and administrators get the role.
    const isForMembers = details.role === undefined;
    return changed(details, id, {
      ...(isForMembers ? {} : { showsEmail }),
      email: showsEmail || !isForMembers ? email : '',
    });
  })
  .on(followChanged, (details, { payload: { authorId, isFollowing } }) =>
    changed(details, authorId, { followers: details.followers + (isFollowing ? 1 : -1) }),
  )
  .on(followUndone, (details, { payload: { authorId, isFollowing } }) =>
    changed(details, authorId, { followers: details.followers - (isFollowing ? 1 : -1) }),
  );

/** The posts of a profile, page by page. */
export const profilePageQuery = queryOf(fetchProfile, {
  name: 'profilePages',
  keyOf: pageKey,
  dataOf: ({ userDetails, areMore }) => ({ ids: idsOf(userDetails.blogPosts), areMore }),
  limit: limits.cache.profilePages,
});

/** The header of a profile. Its posts come with the same request: see `profilePageQuery`. */
export const profileQuery = (arg: ProfileArg) => ({
  ...profiles(arg),
  key: profilePageQuery(arg).key,
});
