import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { answer } from './shapes';

const silenced = answer({ data: v.object({ isSilenced: v.boolean() }) });

/** The viewer is no longer notified of the post. Doing it twice is no error, as is ending it. */
export const silencePost = endpoint({
  method: 'POST',
  path: '/blogs/:id/silence',
  needsSession: true,
  rate: 'likes',
  answer: silenced,
});

export const unsilencePost = endpoint({
  method: 'DELETE',
  path: '/blogs/:id/silence',
  needsSession: true,
  rate: 'likes',
  answer: silenced,
});

/** The viewer is no longer notified of the thread of the comment. */
export const silenceThread = endpoint({
  method: 'POST',
  path: '/comments/:commentId/silence',
  needsSession: true,
  rate: 'likes',
  answer: silenced,
});

export const unsilenceThread = endpoint({
  method: 'DELETE',
  path: '/comments/:commentId/silence',
  needsSession: true,
  rate: 'likes',
  answer: silenced,
});
