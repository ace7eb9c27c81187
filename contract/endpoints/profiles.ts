import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { role, sessionUser } from '../entities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import {
  chartData,
  postOrders,
  profile,
  userCard,
  userOrders,
  userStates,
} from '../people/profileEntities';
import { period, periodDays } from '../people/statisticEntities';
import { answer, done, file, flag, id, skip, text, textUpTo } from './shapes';

/** For visitors too, if the settings of the site say so. */
export const readProfile = endpoint({
  method: 'POST',
  path: '/user/profile/:username',
  isOfflineAnswer: true,
  changes: false,
  body: v.object({
    skip,
    /** Only the posts of this state, and only those with the term in their title. */
    isPublished: v.optional(v.boolean()),
    /** Only the own drafts with a planned time, the next one first. */
    isScheduled: v.optional(v.boolean(), false),
    order: v.optional(v.picklist(postOrders), 'newest'),
    searchTerm: textUpTo(limits.longest.searchTerm),
  }),
  answer: answer({
    userDetails: profile,
    areMore: v.boolean(),
    isAuthor: v.boolean(),
    /** The number of posts on all pages. */
    count: v.optional(v.number()),
  }),
});

/** A field of the form; absent in a change of something else. */
const formText = v.optional(v.pipe(v.string(), v.maxLength(limits.longest.field)));

/** Without any field of the form, only the time zone and the amount of e-mails are changed. */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/user/profile',
  needsSession: true,
  rate: 'profileChanges',
  multipart: true,
  body: v.object({
    firstName: formText,
    lastName: formText,
    bio: formText,
    email: formText,
    username: formText,
    avatar: file,
    /** Whether other members see the address. Stays as it is if it is missing. */
    showsEmail: v.optional(flag),
    /** Needed to change the e-mail address. */
    password: formText,
    /** An IANA name; '' is UTC. Stays as it is if it is missing. */
    timeZone: formText,
    /** How much of a new post its subscribers get by e-mail. Stays as it is if it is missing. */
    letterText: formText,
  }),
  answer: answer({ user: sessionUser }),
});

export const changeCover = endpoint({
  method: 'POST',
  path: '/user/backgroundImage',
  needsSession: true,
  multipart: true,
  body: v.object({ bgImage: file }),
  answer: done,
});

export const readChartData = endpoint({
  method: 'GET',
  path: '/user/profile/chartdata',
  isOfflineAnswer: true,
  needsSession: true,
  answer: answer({ chartData }),
});

export const readPeriod = endpoint({
  method: 'GET',
  path: '/user/profile/period',
  isOfflineAnswer: true,
  needsSession: true,
  query: v.object({ days: v.optional(v.picklist(periodDays), periodDays[0]) }),
  answer: answer({ period }),
});

const userList = answer({ data: listOf(userCard), count: v.number(), areMore: v.boolean() });

/** Which accounts are listed, and in which order; all, the newest first, without them. */
const userFilter = {
  role: v.optional(role),
  state: v.optional(v.picklist(userStates)),
  order: v.optional(v.picklist(userOrders)),
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/user/profile',
  needsSession: true,
  query: v.object({ skip, ...userFilter }),
  answer: userList,
});

export const searchUsers = endpoint({
  method: 'GET',
  path: '/user/profile/search',
  needsSession: true,
  query: v.object({ searchTerm: textUpTo(limits.longest.searchTerm), skip, ...userFilter }),
  answer: userList,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user/profile/:id',
  needsSession: 'delete',
  body: v.object({
    /** Needed for one's own account if the session is older than some minutes. */
    password: v.optional(textUpTo(limits.longest.newPassword)),
    /** The reason of an administrator, which the owner reads in an e-mail. */
    reason: v.optional(text),
  }),
  answer: done,
});

const blockBody = v.object({ id: v.optional(id), username: v.optional(id) });

export const blockUser = endpoint({
  method: 'PATCH',
  path: '/user/profile/:id/block',
  needsSession: 'block',
  /** The owner of the account reads the reason when signing in. */
  body: v.object({ ...blockBody.entries, reason: v.optional(text) }),
  answer: done,
});

export const unblockUser = endpoint({
  method: 'PATCH',
  path: '/user/profile/:id/unblock',
  needsSession: 'block',
  body: blockBody,
  answer: done,
});
