import * as v from 'valibot';
import type { Data } from '../../port';
import type { EmailRow } from '../../rows/rows';
import { asked, subscribe } from '../../subscribers/testing/subscriberSuite';
import { withPeople } from '../../testing/fixtures';
import { at, newPost, subscriberRow } from '../../testing/rows';
import { newPostData } from '../newPostEmail';

/** What the tests of e-mails about new posts share. */

export const page = { skip: 0, take: 99 };
export const storing = { now: at(5), take: 9, publishedUntil: at(9), registeredUntil: at(9) };

export async function storeAll({ subscribers }: Data, given: Partial<typeof storing> = {}) {
  while (await subscribers.storeLetters({ ...storing, ...given }));
}

export const emailsOf = async ({ letters }: Data) => letters.list(page);

export const postsIn = ({ rows }: { rows: readonly EmailRow[] }) =>
  rows.map(({ data }) => v.parse(newPostData, JSON.parse(data)).postIds);

export const draft = newPost('draft', { isPublished: false, createdAt: at(2), updatedAt: at(2) });
export const published = newPost('post', { createdAt: at(2), updatedAt: at(2) });

const everybody = [
  subscriberRow('all'),
  subscriberRow('of-ada', { authorId: 'ada' }),
  subscriberRow('of-ben', { authorId: 'ben' }),
  asked('waiting'),
  subscriberRow('late', { confirmedAt: at(3) }),
];
export const ids = (postId: string) => [`${postId}.all`, `${postId}.of-ada`];

export async function withSubscribers(data: Data) {
  await withPeople(data);
  await subscribe(data, everybody);
  return data;
}
