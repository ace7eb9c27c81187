import { readProfile } from '@contract/endpoints/profiles';
import { accountTexts } from '@contract/texts/accountTexts';
import { skipTo } from '@/store/cachedQuery';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** A profile with one page of its posts, as this viewer sees them. */
export type ProfileArg = { viewerId: string; username: string; page: number };

export const fetchProfile = createAppAsyncThunk(
  'profile/fetchProfile',
  ({ username, page }: ProfileArg, { call }) =>
    call(readProfile, { params: { username }, body: skipTo(page) }),
  {
    toasts: { failure: accountTexts.profileFailed },
    posts: ({ userDetails }) => ({ others: userDetails.blogPosts }),
  },
);
