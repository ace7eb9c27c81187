import type { Data } from '../port';

const reads: { readonly [Part in keyof Data]: readonly (keyof Data[Part])[] } = {
  users: [
    'byId',
    'byUsername',
    'existingNames',
    'byEmail',
    'byProviderId',
    'byFormerUsername',
    'hasAdmin',
    'withCounts',
    'list',
    'gains',
  ],
  credentials: [],
  sessions: ['byId', 'withUser'],
  devices: ['isKnown'],
  tokens: ['peek'],
  posts: [
    'byId',
    'byUrl',
    'accessById',
    'trending',
    'byPopularAuthors',
    'latest',
    'search',
    'recent',
    'ofAuthor',
    'keywords',
    'feed',
    'listPublicUrls',
  ],
  publication: ['due'],
  addresses: [],
  previews: ['read'],
  revisions: ['list', 'read', 'nearest'],
  comments: ['byId', 'ofPost', 'threads', 'replies', 'remarks'],
  commentLikes: [],
  clientIds: ['find'],
  likes: ['state'],
  follows: ['byId', 'between', 'followersOf', 'followedBy'],
  resources: [],
  storedFiles: ['siteId', 'findUsed'],
  contact: ['byId'],
  moderation: ['held', 'log'],
  letters: ['list', 'refusals'],
  subscribers: ['find', 'byId', 'list', 'all'],
};

/** The methods of the data port that only read. */
export const readMethods = Object.entries(reads).flatMap(([part, methods]) =>
  methods.map((method) => `${part}.${method}`),
);
