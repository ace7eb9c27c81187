import * as v from 'valibot';
import { subscriber } from '../emails/emailEntities';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { answer, fileOf, skip } from './shapes';

/** The confirmed subscribers, newest first: all for administrators, an author's own for others. */
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/subscribers',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ subscribers: listOf(subscriber), areMore: v.boolean() }),
});

/** The same subscribers as CSV. */
export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/subscribers/export',
  needsSession: true,
  rate: 'exports',
  answer: fileOf('text/csv'),
});
