import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import {
  notification,
  notificationChoices,
  notificationView,
} from '../notifications/notificationEntities';
import { answer, id, skip, text } from './shapes';

const unseen = v.number();

/** Notifications in a call that marks them as seen. */
const mostSeen = 100;

/** The viewer's notifications, or a part of them, the last event first. `unseen` counts all of them. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  isOfflineAnswer: true,
  needsSession: true,
  query: v.object({ skip, view: v.optional(notificationView) }),
  answer: answer({ notifications: listOf(notification), unseen, areMore: v.boolean() }),
});

/** These rows are seen, or everything up to and including this time; without both, everything until now. */
export const seeNotifications = endpoint({
  method: 'POST',
  path: '/notifications/seen',
  needsSession: true,
  rate: 'likes',
  body: v.object({
    until: v.optional(text),
    ids: v.optional(
      v.pipe(
        v.array(id),
        v.check((ids) => ids.length <= mostSeen),
      ),
    ),
  }),
  answer: answer({ unseen }),
});

/**
 * Server-sent events: `unseen` with the number of rows that the viewer has not seen, at once and whenever it changes.
 * For a post that the viewer can read, `comments` whenever the number of the comments that everybody sees changes.
 */
export const streamUnseen = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  needsSession: true,
  query: v.object({ postId: v.fallback(v.optional(id), undefined) }),
  answer: v.blob(),
});

const chosen = answer({
  choices: notificationChoices,
  /** At which hour of the account's time zone the daily review comes. Missing in answers of older versions. */
  digestHour: v.optional(v.number()),
});

export const readChoices = endpoint({
  method: 'GET',
  path: '/notifications/choices',
  isOfflineAnswer: true,
  needsSession: true,
  answer: chosen,
});

/** Changes only what it names. Unknown kinds and values, and hours that are none, break a rule. */
export const saveChoices = endpoint({
  method: 'PUT',
  path: '/notifications/choices',
  needsSession: true,
  rate: 'likes',
  body: v.object({
    choices: v.optional(v.record(v.string(), v.unknown()), {}),
    digestHour: v.optional(v.pipe(v.number(), v.integer())),
  }),
  answer: chosen,
});
