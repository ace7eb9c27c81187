import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { person } from '../entities';
import { listOf } from '../listOf';
import { followedPost, topic } from '../people/readerEntities';
import { answer, skip, text } from './shapes';

/** The posts of followed authors and about followed topics, by their publication, the newest first. */
export const listFollowedPosts = endpoint({
  method: 'GET',
  path: '/blogs/followed',
  isOfflineAnswer: true,
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({
    posts: listOf(followedPost),
    areMore: v.boolean(),
    keywords: listOf(v.string()),
    /** When the newest of all these posts was published; null if there is none. */
    newest: v.nullable(v.string()),
    /** Up to when an earlier visit saw them; null before the first one. */
    seenUntil: v.nullable(v.string()),
    /** Authors to follow, if there are no posts. */
    suggestions: listOf(person),
  }),
});

/** The posts up to this time were seen. The time never moves back, nor beyond the present. */
export const seeFollowedPosts = endpoint({
  method: 'POST',
  path: '/blogs/followed/seen',
  needsSession: true,
  rate: 'likes',
  body: v.object({ until: text }),
  answer: answer({ seenUntil: v.nullable(v.string()) }),
});

const topicState = v.object({ isFollowing: v.boolean() });

/** Following a topic twice is no error, nor is unfollowing one that is not followed. */
export const followTopic = endpoint({
  method: 'POST',
  path: '/topics/:tag/follow',
  needsSession: 'follow',
  rate: 'follows',
  answer: answer({ data: topicState }),
});

export const unfollowTopic = endpoint({
  method: 'DELETE',
  path: '/topics/:tag/follow',
  needsSession: true,
  rate: 'follows',
  answer: answer({ data: topicState }),
});

/** All topics that the viewer follows, the last one first. */
export const listTopics = endpoint({
  method: 'GET',
  path: '/topics/followed',
  isOfflineAnswer: true,
  needsSession: true,
  answer: answer({ topics: listOf(topic) }),
});
