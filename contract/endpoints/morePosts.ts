import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { postCard } from '../entities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { answer, id, textUpTo } from './shapes';

const cards = listOf(postCard);

/**
 * The newest posts of an author and about a topic, to read after another one: they are neither searched nor counted. With
 * `postId` also `alike`: posts that share a topic with that post, or that were saved by people who saved it.
 */
export const listMorePosts = endpoint({
  method: 'GET',
  path: '/blogs/more',
  isOfflineAnswer: true,
  query: v.object({ authorId: id, tag: textUpTo(limits.longest.tag), postId: v.optional(id) }),
  answer: answer({ byAuthor: cards, aboutTopic: cards, alike: v.optional(cards) }),
});
