import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import { followingTexts } from '@contract/texts/followingTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as following from '@/api/following';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { orWhenConnected } from '@/store/orWhenConnected';
import { publicationOf } from '@/store/posts/publicationOf';
import { onlySignedIn } from '@/store/viewer';

/** The viewer is part of it because the answer depends on who asks. */
export type Followed = { viewerId: string };

export const fetchFollowed = createAppAsyncThunk(
  'followed/fetch',
  (_: Followed, { request }) => following.listFollowedPosts(0, request),
  { posts: ({ posts: listed }) => ({ listed }) },
);

type ShownPosts = Followed & {
  ids: readonly string[];
  /** When the last one was published. */
  until: string | undefined;
};

/**
 * Loads what follows the shown posts. Those that were published meanwhile are before them, and have moved the others to
 * later pages, so pages without a post that follows are skipped.
 */
export const fetchMoreFollowed = createAppAsyncThunk(
  'followed/fetchMore',
  async ({ ids, until }: ShownPosts, { request }) => {
    const isNext = (post: PostCard) =>
      !ids.includes(post._id) &&
      (until === undefined || Date.parse(publicationOf(post)) <= Date.parse(until));
    let skip = ids.length;
    let page = await following.listFollowedPosts(skip, request);
    while (page.areMore && !page.posts.some(isNext)) {
      skip += limits.pageSize;
      page = await following.listFollowedPosts(skip, request);
    }
    return { ...page, posts: page.posts.filter(isNext) };
  },
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

/** Names a change that waits for the connection. Topics are compared without regard to case. */
export const topicKey = (tag: string) => `topic ${tag.toLowerCase()}`;

type TopicChange = { tag: string; viewerId: string | null };

export const followTopic = createAppAsyncThunk(
  'followed/followTopic',
  ({ tag }: TopicChange, { request }) =>
    orWhenConnected(topicKey(tag), () => following.followTopic(tag, request)),
  {
    toasts: { success: fromServer, failure: followingTexts.topicFailed },
    gate: onlySignedIn(gateTexts.follow),
  },
);

export const unfollowTopic = createAppAsyncThunk(
  'followed/unfollowTopic',
  ({ tag }: TopicChange, { request }) =>
    orWhenConnected(topicKey(tag), () => following.unfollowTopic(tag, request)),
  { toasts: { success: fromServer, failure: followingTexts.topicStatusFailed } },
);
