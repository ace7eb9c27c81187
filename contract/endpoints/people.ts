import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { person } from '../entities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { answer, textUpTo } from './shapes';

/**
 * At most five members whose username, or a word of whose name, starts like this. Blocked members are left out, and so
 * are those who have muted the viewer and those whom the viewer has muted.
 */
export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  needsSession: true,
  rate: 'people',
  query: v.object({ startsWith: textUpTo(limits.longest.searchTerm) }),
  answer: answer({ people: listOf(person) }),
});
