import type { Endpoint } from './endpoint';
import * as account from './endpoints/account';
import * as book from './endpoints/book';
import * as books from './endpoints/books';
import * as comments from './endpoints/comments';
import * as contact from './endpoints/contact';
import * as contactMessages from './endpoints/contactMessages';
import * as exports from './endpoints/export';
import * as following from './endpoints/following';
import * as follows from './endpoints/follows';
import * as invites from './endpoints/invites';
import * as letters from './endpoints/letters';
import * as likes from './endpoints/likes';
import * as moderation from './endpoints/moderation';
import * as morePosts from './endpoints/morePosts';
import * as moves from './endpoints/moves';
import * as mutes from './endpoints/mutes';
import * as notifications from './endpoints/notifications';
import * as numbers from './endpoints/numbers';
import * as own from './endpoints/own';
import * as passkeys from './endpoints/passkeys';
import * as people from './endpoints/people';
import * as posts from './endpoints/posts';
import * as previews from './endpoints/previews';
import * as profiles from './endpoints/profiles';
import * as reads from './endpoints/reads';
import * as receivedComments from './endpoints/receivedComments';
import * as reports from './endpoints/reports';
import * as resources from './endpoints/resources';
import * as restrictions from './endpoints/restrictions';
import * as revisions from './endpoints/revisions';
import * as sessions from './endpoints/sessions';
import * as silences from './endpoints/silences';
import * as site from './endpoints/site';
import * as sitePages from './endpoints/sitePages';
import * as siteState from './endpoints/siteState';
import * as start from './endpoints/start';
import * as subscribers from './endpoints/subscribers';
import * as subscriptions from './endpoints/subscriptions';
import * as writing from './endpoints/writing';

/**
 * Every call of the API. The API, the mock API and the tests iterate over it. The page imports its
 * calls one by one, so that they can be tree-shaken.
 */
export const endpoints = {
  ...account,
  ...sessions,
  ...exports,
  ...profiles,
  ...posts,
  ...morePosts,
  ...writing,
  ...moves,
  ...previews,
  ...revisions,
  ...resources,
  ...book,
  ...books,
  ...comments,
  ...receivedComments,
  ...own,
  ...start,
  ...likes,
  ...follows,
  ...following,
  ...reads,
  ...mutes,
  ...notifications,
  ...silences,
  ...numbers,
  ...passkeys,
  ...people,
  ...reports,
  ...contact,
  ...contactMessages,
  ...invites,
  ...letters,
  ...moderation,
  ...restrictions,
  ...site,
  ...sitePages,
  ...siteState,
  ...subscribers,
  ...subscriptions,
} as const satisfies Record<string, Endpoint>;

/** The name of a call. */
export type EndpointName = keyof typeof endpoints;
