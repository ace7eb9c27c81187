import { limits } from '@contract/limits';
import { accountTexts } from '@contract/texts/accountTexts';
import * as profiles from '@/api/profiles';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** A profile with one page of its posts, as this viewer sees them. */
export type ProfileArg = { viewerId: string; username: string; page: number };

export const fetchProfile = createAppAsyncThunk(
  'profile/fetchProfile',
  ({ username, page }: ProfileArg, { request }) =>
    profiles.readProfile(username, { skip: page * limits.pageSize }, request),
  {
    toasts: { failure: accountTexts.profileFailed },
    posts: ({ userDetails }) => ({ others: userDetails.blogPosts }),
  },
);
