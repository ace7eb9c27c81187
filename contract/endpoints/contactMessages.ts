import * as v from 'valibot';
import { contactMessage, contactViews } from '../contact/contactEntities';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { answer, done, flag, skip } from './shapes';

/**
 * Messages of the contact form, newest first, and how many are open, which are counted no further than
 * `limits.countedLetters` + 1. Without `view` and `isDone` all but spam.
 */
export const listContact = endpoint({
  method: 'GET',
  path: '/contact',
  needsSession: true,
  query: v.object({
    skip,
    view: v.optional(v.picklist(contactViews)),
    isDone: v.optional(flag),
  }),
  answer: answer({ messages: listOf(contactMessage), areMore: v.boolean(), open: v.number() }),
});

export const changeContact = endpoint({
  method: 'PATCH',
  path: '/contact/:id',
  needsSession: true,
  rate: 'moderation',
  body: v.object({ isDone: v.optional(flag), isSpam: v.optional(flag) }),
  answer: answer({ contact: contactMessage }),
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: '/contact/:id',
  needsSession: true,
  rate: 'moderation',
  answer: done,
});
