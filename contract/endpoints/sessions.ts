import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { memberSession } from '../people/sessionEntities';
import { answer, done } from './shapes';

/** The account's sessions that have not expired, the last used one first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  needsSession: true,
  answer: answer({ sessions: listOf(memberSession) }),
});

/** Ends all sessions of the account but the present one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions/others',
  needsSession: true,
  answer: done,
});

/** Ends a session of the account; the present one like a logout. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/:id',
  needsSession: true,
  answer: done,
});
