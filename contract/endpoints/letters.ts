import * as v from 'valibot';
import { letter } from '../emails/emailEntities';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { answer, skip } from './shapes';

/**
 * E-mails that wait or could not be sent, newest first, and how many there are of both, which are counted no further
 * than `limits.countedLetters` + 1.
 */
export const listLetters = endpoint({
  method: 'GET',
  path: '/letters',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({
    letters: listOf(letter),
    areMore: v.boolean(),
    waiting: v.number(),
    failed: v.number(),
  }),
});
