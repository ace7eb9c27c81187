import { normalizeUsername } from '@contract/usernames';
import { readPublicSite } from '@server/core/site/readSite';
import type { UserRow } from '@server/data/rows/rows';
import { type DataAddress, pathOf } from './addresses';
import type { Outcome } from './pageStore';
import type { Served } from './renderer';
import { renderPage, type Source } from './renderPage';

async function hasPublicPost({ data }: Source, { id }: UserRow) {
  const page = { authorId: id, publishedOnly: true, skip: 0, take: 1 };
  return (await data.posts.ofAuthor(page)).rows.length > 0;
}

/** Visitors can't tell whether a member without a public post exists. */
async function publicAuthor(source: Source, user: UserRow): Promise<Served> {
  if (!(await hasPublicPost(source, user))) return {};
  const { username, firstName, lastName, bio, avatar } = user;
  return { author: { username, firstName, lastName, bio, avatar } };
}

/** The page of an author. While profiles are for members, no call of a visitor answers what it shows. */
export async function readAuthor(source: Source, address: DataAddress): Promise<Outcome> {
  const { users } = source.data;
  const username = normalizeUsername(address.params['username'] ?? '');
  const user = await users.byUsername(username);
  if (!user) {
    const renamed = await users.byFormerUsername(username);
    if (!renamed || renamed.isBlocked) return { kind: 'missing' };
    return { kind: 'redirect', location: pathOf(address, { username: renamed.username }) };
  }
  if (user.isBlocked) return { kind: 'missing' };
  const params = { username: user.username };
  const site = await readPublicSite(source.data);
  const given = { site, authorId: user.id };
  if (site.authorPages === 'everybody') {
    return renderPage(source, { ...address, params }, given);
  }
  const served = await publicAuthor(source, user);
  return renderPage(source, { ...address, params }, { ...given, served });
}
