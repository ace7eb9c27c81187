import type { Endpoint } from './endpoint';
import * as account from './endpoints/account';
import * as comments from './endpoints/comments';
import * as contact from './endpoints/contact';
import * as follows from './endpoints/follows';
import * as likes from './endpoints/likes';
import * as posts from './endpoints/posts';
import * as profiles from './endpoints/profiles';
import * as resources from './endpoints/resources';

/**
 * The table of every documented call. The API mounts it, the mocks answer it, and the tests walk
 * it: a call that is not here does not exist. The page imports the calls it makes one by one.
 */
export const endpoints = {
  ...account,
  ...profiles,
  ...posts,
  ...resources,
  ...comments,
  ...likes,
  ...follows,
  ...contact,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
