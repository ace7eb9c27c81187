import * as v from 'valibot';
import { letter } from '../emails/emailEntities';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { answer, done, skip } from './shapes';

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

/** A failed e-mail is sent as soon as possible. */
export const retryLetter = endpoint({
  method: 'POST',
  path: '/letters/:id/retry',
  needsSession: true,
  rate: 'moderation',
  answer: done,
});

/** Removes a failed e-mail. */
export const removeLetter = endpoint({
  method: 'DELETE',
  path: '/letters/:id',
  needsSession: true,
  rate: 'moderation',
  answer: done,
});

/** Sends an e-mail to the administrator's own address at once; 409 if no e-mail leaves the machine, 503 if it was refused. */
export const sendTestLetter = endpoint({
  method: 'POST',
  path: '/letters/test',
  needsSession: true,
  rate: 'testLetters',
  answer: done,
});
