import { historyPath, paths, pathTo, postPath, profilePath, publicBookPath } from '@contract/pages';
import { normalizeUsername } from '@contract/usernames';
import { isLargeSize } from '@server/core/documents/isLarge';
import type { Data } from '@server/data/port';
import type { UserRow } from '@server/data/rows';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import type { Contents } from '../cache/changes';
import { type Address, canonicalAddress } from './addresses';
import type { Outcome } from './pageStore';
import type { Renderer, RenderLarge, Served } from './renderer';
import { createBody } from './respondPage';

export type Source = {
  renderer: Renderer;
  /** Renders the pages of large posts, elsewhere. */
  renderLarge?: RenderLarge;
  api: (request: Request) => Promise<Response>;
  /** Documents are read by the API only, once for a page. */
  data: Pick<Data, 'users' | 'revisions' | 'book'> & {
    posts: Pick<Data['posts'], 'placeByUrl' | 'ofAuthor'>;
    previews: Pick<Data['previews'], 'draft'>;
  };
  /** Hashes the token of a link as it is stored. */
  hashToken: (token: string) => Promise<string>;
  siteUrl: string;
};

type Subject = Contents['subject'];
type Wanted = {
  path: string;
  subject: Subject;
  served?: Served;
  isSearch?: boolean;
  /** Of the documents in it. */
  bytes?: number;
};

const missing = { kind: 'missing' } as const;

/** The renderer doesn't say why it has no data: the answers of the API do. */
function watchApi(api: Source['api']) {
  const statuses = new Set<number>();
  return {
    async api(request: Request) {
      const answer = await api(request);
      statuses.add(answer.status);
      return answer;
    },
    explain(failure: unknown): typeof missing {
      if (!statuses.has(503) && !statuses.has(429)) {
        if (statuses.has(404)) return missing;
        throw failure;
      }
      throw new TemporaryFailure('The page has no data at the moment.', { cause: failure });
    },
  };
}

async function renderPage(source: Source, wanted: Wanted) {
  const { path, subject, served, isSearch = false, bytes = 0 } = wanted;
  const { renderer, renderLarge, siteUrl } = source;
  const { api, explain } = watchApi(source.api);
  const request = new Request(siteUrl + path);
  const rendering =
    isLargeSize(bytes) && renderLarge
      ? renderLarge(request, api, bytes)
      : renderer.render(request, api, served);
  const page = await rendering.catch(explain);
  if ('kind' in page) return page;
  const { html, shown } = page;
  const subjectAuthor = typeof subject === 'string' ? [] : [subject.authorId];
  return {
    kind: 'page',
    body: createBody(html),
    contents: {
      subject,
      postIds: shown.postIds,
      authorIds: [...shown.authorIds, ...subjectAuthor],
    },
    isSearch,
  } as const;
}

type HubAddress = Extract<Address, { kind: 'hub' }>;

/** Empty lists are kept with the searches, because anyone can request any number of such addresses. */
async function readHub(source: Source, address: HubAddress): Promise<Outcome> {
  const path = canonicalAddress(address);
  const isSearch = address.q !== '';
  const subject = isSearch ? 'search' : 'list';
  const page = await renderPage(source, { path, subject, isSearch });
  if (page.kind === 'missing') return page;
  return { ...page, isSearch: isSearch || page.contents.postIds.length === 0 };
}

async function readPost(source: Source, slug: string): Promise<Outcome> {
  const post = await source.data.posts.placeByUrl(slug.normalize('NFKC'));
  if (!post?.isPublished || post.author.isBlocked) return missing;
  const path = canonicalAddress({ kind: 'post', slug: post.url });
  if (post.url !== slug) return { kind: 'redirect', location: path };
  const subject = { postId: post.id, authorId: post.authorId };
  return renderPage(source, { path, subject, bytes: post.contentBytes });
}

type HistoryAddress = Extract<Address, { kind: 'history' }>;

/** Versions that don't exist have no page: each page is kept. */
async function readHistory(source: Source, address: HistoryAddress): Promise<Outcome> {
  const { data } = source;
  const post = await data.posts.placeByUrl(address.slug.normalize('NFKC'));
  if (!post?.isPublished || post.author.isBlocked) return missing;
  if (post.url !== address.slug) return { kind: 'redirect', location: historyPath(post.url) };
  const { version, since } = address.view;
  const number = version ?? since;
  const versions = { postId: post.id, publicOnly: true };
  const known = number === undefined ? null : await data.revisions.read({ ...versions, number });
  if (number !== undefined && known === null) return missing;
  const before =
    version === undefined
      ? null
      : await data.revisions.nearest({ ...versions, since: version - 1 });
  const versionLengths = [known, before].map((version) => version?.content?.length ?? 0);
  const bytes = Math.max(post.contentBytes, ...versionLengths);
  const subject = { postId: post.id, authorId: post.authorId };
  const path = canonicalAddress(address);
  return renderPage(source, { path, subject, isSearch: true, bytes });
}

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

async function readAuthor(source: Source, name: string): Promise<Outcome> {
  const { users } = source.data;
  const username = normalizeUsername(name);
  const user = await users.byUsername(username);
  if (!user) {
    const renamed = await users.byFormerUsername(username);
    if (!renamed || renamed.isBlocked) return missing;
    const location = canonicalAddress({ kind: 'author', username: renamed.username });
    return { kind: 'redirect', location };
  }
  if (user.isBlocked) return missing;
  const path = canonicalAddress({ kind: 'author', username: user.username });
  const served = await publicAuthor(source, user);
  return renderPage(source, { path, subject: { authorId: user.id }, served });
}

type BookAddress = Extract<Address, { kind: 'book' }>;

/** The public heading at an address, also at one with a former name of its owner. */
async function findPublicHeading({ data: { book, users } }: Source, address: BookAddress) {
  const { slug } = address;
  const username = normalizeUsername(address.username);
  const heading = await book.publicHeading({ username, slug });
  if (heading) return heading;
  const renamed = await users.byFormerUsername(username);
  return renamed ? book.publicHeading({ username: renamed.username, slug }) : null;
}

/** Pages after the first are kept with the searches: anyone can request any number of them. */
async function readBook(source: Source, address: BookAddress): Promise<Outcome> {
  const heading = await findPublicHeading(source, address);
  if (!heading) return missing;
  const { page } = address;
  const { username } = heading.owner;
  const location = publicBookPath(username, heading.slug);
  if (publicBookPath(address.username, address.slug) !== location)
    return { kind: 'redirect', location };
  const path = canonicalAddress({ kind: 'book', username, slug: heading.slug, page });
  return renderPage(source, { path, subject: 'book', isSearch: page > 1 });
}

/** The draft that a link shows now. Its page is kept under `key`, which is another one for each version. */
export async function findDraft(source: Source, token: string, now: number) {
  const draft = await source.data.previews.draft(await source.hashToken(token), now);
  if (!draft) return null;
  const { id: postId, authorId, revision, updatedAt, contentBytes } = draft;
  const path = canonicalAddress({ kind: 'preview', token });
  return {
    key: `${path} ${postId} ${revision} ${updatedAt}`,
    wanted: {
      path,
      subject: { postId, authorId },
      isSearch: true,
      bytes: contentBytes,
    },
  };
}

export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** The page of a draft, for a visitor. */
export const readDraft = async (source: Source, { wanted }: Draft): Promise<Outcome> =>
  renderPage(source, wanted);

export type DataAddress = Extract<
  Address,
  { kind: 'home' | 'hub' | 'post' | 'history' | 'author' | 'book' }
>;

export type PreviewAddress = Extract<Address, { kind: 'preview' }>;

/** What is at an address, for a visitor. */
export async function readOutcome(source: Source, address: DataAddress): Promise<Outcome> {
  if (address.kind === 'hub') return readHub(source, address);
  if (address.kind === 'post') return readPost(source, address.slug);
  if (address.kind === 'history') return readHistory(source, address);
  if (address.kind === 'author') return readAuthor(source, address.username);
  if (address.kind === 'book') return readBook(source, address);
  return renderPage(source, { path: paths.home, subject: 'list' });
}

/** The path of a page whose skeleton is that of all pages of this kind. */
export const skeletonPath = ({ kind }: DataAddress | PreviewAddress) => skeletonPaths[kind];

const skeletonPaths = {
  home: paths.home,
  hub: paths.posts,
  post: postPath('-'),
  history: historyPath('-'),
  author: profilePath('-'),
  book: publicBookPath('-', '-'),
  preview: pathTo('preview', { token: '-' }),
};
