import * as v from 'valibot';
import { ownComment, receivedComment, receivedView } from '../comments/receivedEntities';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { answer, skip } from './shapes';

/** The comments under all posts of the viewer, newest first; without a view all of them. */
export const listReceivedComments = endpoint({
  method: 'GET',
  path: '/blogs/comments',
  needsSession: true,
  query: v.object({ skip, view: v.optional(receivedView) }),
  answer: answer({
    comments: listOf(receivedComment),
    areMore: v.boolean(),
    /** How many the two views have; of more than 1,000 it is 1,001. */
    waiting: v.number(),
    unanswered: v.number(),
  }),
});

/** The comments of the viewer, newest first, each with the newest replies of others, the oldest of them first. */
export const listOwnComments = endpoint({
  method: 'GET',
  path: '/comments/own',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ comments: listOf(ownComment), areMore: v.boolean() }),
});
