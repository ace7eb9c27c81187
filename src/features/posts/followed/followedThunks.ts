import * as following from '@contract/endpoints/following';
import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import { followingTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import { publicationOf } from '@/store/posts/publicationOf';
import { onlySignedIn } from '@/store/viewer';

/** The viewer is part of it because the answer depends on who asks. */
export type Followed = { viewerId: string };

export const fetchFollowed = createAppAsyncThunk(
  'followed/fetch',
  (_: Followed, { call }) => call(following.listFollowedPosts, { query: { skip: 0 } }),
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
  async ({ ids, until }: ShownPosts, { call }) => {
    const isNext = (post: PostCard) =>
      !ids.includes(post._id) &&
      (until === undefined || Date.parse(publicationOf(post)) <= Date.parse(until));
    let skip = ids.length;
    let page = await call(following.listFollowedPosts, { query: { skip } });
    while (page.areMore && !page.posts.some(isNext)) {
      skip += limits.pageSize;
      page = await call(following.listFollowedPosts, { query: { skip } });
    }
    return { ...page, posts: page.posts.filter(isNext) };
  },
  {
    posts: ({ posts: listed }) => ({ listed }),
    toasts: { failure: followingTexts.moreFailed },
  },
);

export const seeFollowed = mutation('followed/see', following.seeFollowedPosts, {
  input: (body: { until: string }) => ({ body }),
  toasts: { isSilent: true },
});

export const fetchTopics = createAppAsyncThunk(
  'followed/fetchTopics',
  (_: Followed, { call }) => call(following.listTopics, {}),
  { toasts: { isSilent: true } },
);

/** Names a change that waits for the connection. Topics are compared without regard to case. */
export const topicKey = (tag: string) => `topic ${tag.toLowerCase()}`;

type TopicChange = { tag: string; viewerId: string | null };

const topic = {
  input: ({ tag }: TopicChange) => ({ params: { tag } }),
  waits: ({ tag }: TopicChange) => topicKey(tag),
};

export const followTopic = mutation('followed/followTopic', following.followTopic, {
  ...topic,
  toasts: { success: fromServer, failure: followingTexts.topicFailed },
  gate: onlySignedIn(gateTexts.follow),
});

export const unfollowTopic = mutation('followed/unfollowTopic', following.unfollowTopic, {
  ...topic,
  toasts: { success: fromServer, failure: followingTexts.topicStatusFailed },
});
