import { apiPath } from '@contract/apiPath';
import * as v from 'valibot';
import { postId, postUrl } from '../server/benchCommunity';
import type { Member } from '../server/members';
import { postForm } from './calls';
import { differentWords } from './documents';

/** Of the member who has the number of the post. */
export const versionedPost = 3;
const short = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text: 'Short.' } }] });

const created = v.object({ newBlog: v.object({ _id: v.string() }) });
const shared = v.object({ url: v.string() });

type Call = { path: string; method: 'POST' | 'PUT'; body: FormData | null };

async function call(origin: string, { headers }: Member, { path, ...init }: Call) {
  const response = await fetch(`${origin}${apiPath}${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const answer: unknown = await response.json();
  return answer;
}

/** Two long versions of a post that is short now, and the link of a long draft. */
export async function prepareSite(origin: string, members: readonly Member[]) {
  const member = members[versionedPost];
  if (!member) throw new Error('There are too few members.');
  const path = `/blogs/${postId(versionedPost)}`;
  for (const content of [differentWords(1), differentWords(2), short]) {
    const body = postForm(content, postUrl(versionedPost));
    await call(origin, member, { path, method: 'PUT', body });
  }
  const body = postForm(differentWords(3), 'a-long-draft');
  const draft = await call(origin, member, { path: '/blogs/create', method: 'POST', body });
  const { _id: id } = v.parse(created, draft).newBlog;
  const link = { path: `/blogs/${id}/preview`, method: 'POST', body: null } as const;
  const { url } = v.parse(shared, await call(origin, member, link));
  return { previewPath: new URL(url).pathname };
}
