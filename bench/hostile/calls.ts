import { apiPath } from '@contract/apiPath';
import { addressOf, type Member } from '../server/members';
import type { BenchPictures } from './pictures';

export type Site = {
  origin: string;
  members: readonly Member[];
  /** Saves posts and doesn't attack. */
  writer: Member;
  unverified: Member;
  /** Members who have signed up just now. */
  fresh: readonly Member[];
  pictures: BenchPictures;
  /** The page of a link to a long draft. */
  previewPath: string;
  /** Writes a backup of the running site. */
  backUp: () => Promise<Answer>;
};

/** The status of an answer, or what is wrong with it. */
export type Answer = number | 'closed' | '503 without Retry-After';

/** Calls of clients that do as much harm as they can, until the time is over. */
export type Attack = {
  name: string;
  clients: number;
  /** Whether it fills a queue in which the picture or the sign-in of another client has its share. */
  isQueued?: boolean;
  /** One call; returns how it was answered. */
  call: (site: Site, client: number, index: number) => Promise<Answer>;
};

export const clients = 8;
/** In milliseconds. */
const longestCall = 60_000;

export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(longestCall);
  const response = await fetch(url, { ...init, signal });
  await response.arrayBuffer();
  const { status, headers } = response;
  return status === 503 && !headers.has('Retry-After') ? '503 without Retry-After' : status;
}

const memberOf = ({ members }: Site, client: number) => members[client % members.length];

export const asMember = (site: Site, client: number, init: RequestInit = {}) => ({
  ...init,
  headers: { ...memberOf(site, client)?.headers },
});

/** A visitor with an address of its own. */
export const visitorHeaders = (client: number) => ({ 'X-Forwarded-For': addressOf(500 + client) });

export const read = (name: string, pathOf: (client: number, index: number) => string): Attack => ({
  name,
  clients,
  call: async ({ origin }, client, index) =>
    send(origin + pathOf(client, index), { headers: visitorHeaders(client) }),
});

export const postFields = (content: string, url: string) => ({
  title: 'A title',
  content,
  tags: '["long"]',
  seoKeywords: 'a, b',
  metaDescription: 'A description.',
  url,
  isPublished: 'false',
});

export function postForm(content: string, url: string) {
  const form = new FormData();
  const fields = postFields(content, url);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

type Save = { member: number; id: string; body: FormData };

export const savePost = async (site: Site, { member, id, body }: Save) =>
  send(`${site.origin}${apiPath}/blogs/${id}`, asMember(site, member, { method: 'PUT', body }));
