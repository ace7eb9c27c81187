import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { person } from '../entities';
import { listOf } from '../listOf';
import { answer, done, skip } from './shapes';

/** The muted account gets the same answers as before. Muting twice is no error, as is unmuting. */
export const muteUser = endpoint({
  method: 'POST',
  path: '/user/profile/:id/mute',
  needsSession: true,
  rate: 'likes',
  answer: done,
});

export const unmuteUser = endpoint({
  method: 'DELETE',
  path: '/user/profile/:id/mute',
  needsSession: true,
  rate: 'likes',
  answer: done,
});

/** The accounts that the viewer has muted, the last one first. */
export const listMutes = endpoint({
  method: 'GET',
  path: '/user/mutes',
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ people: listOf(person), areMore: v.boolean() }),
});
