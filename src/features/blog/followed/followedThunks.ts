import { followingTexts } from '@contract/texts/followingTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as following from '@/api/following';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { onlySignedIn } from '@/store/viewer';

/** The viewer is part of it because the answer depends on who asks. */
export type Followed = { viewerId: string };

export const fetchFollowed = createAppAsyncThunk(
  'followed/fetch',
  (_: Followed, { request }) => following.listFollowedPosts(0, request),
  { posts: ({ posts: listed }) => ({ listed }) },
);

export const fetchMoreFollowed = createAppAsyncThunk(
  'followed/fetchMore',
  ({ skip }: Followed & { skip: number }, { request }) =>
    following.listFollowedPosts(skip, request),
  {
    posts: ({ posts: listed }) => ({ listed }),
    toasts: { failure: followingTexts.moreFailed },
  },
);

export const seeFollowed = createAppAsyncThunk(
  'followed/see',
  ({ until }: { until: string }, { request }) => following.seeFollowedPosts(until, request),
  { toasts: { isSilent: true } },
);

export const fetchTopics = createAppAsyncThunk(
  'followed/fetchTopics',
  (_: Followed, { request }) => following.listTopics(request),
  { toasts: { isSilent: true } },
);

type TopicChange = { tag: string; viewerId: string | null };

export const followTopic = createAppAsyncThunk(
  'followed/followTopic',
  ({ tag }: TopicChange, { request }) => following.followTopic(tag, request),
  {
    toasts: { success: fromServer, failure: followingTexts.topicFailed },
    gate: onlySignedIn(gateTexts.follow),
  },
);

export const unfollowTopic = createAppAsyncThunk(
  'followed/unfollowTopic',
  ({ tag }: TopicChange, { request }) => following.unfollowTopic(tag, request),
  { toasts: { success: fromServer, failure: followingTexts.topicStatusFailed } },
);
