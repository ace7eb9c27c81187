import type { EditorBlock } from '@contract/document/editorDocument';
import { escapeHtmlText } from '@contract/document/html/escape';
import { groupBy } from '@contract/groupBy';
import * as v from 'valibot';
import { type Archive, filesBelow, startOf } from '../archive';
import { type Context, createContext, createLinkTo, type LinkTo } from '../convert/context';
import { content, flag, listOf, text } from '../convert/fields';
import { finishPost } from '../convert/finishPost';
import { createPictureFinder, type FindPicture } from '../convert/pictures';
import { readHtml } from '../convert/readHtml';
import { readJson } from '../convert/readJson';
import { type Loss, type LossKind, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { adaptGhostCards } from './ghostCards';
import { attempt, type Reader } from './reader';

const ghostPost = v.object({
  id: text,
  title: text,
  slug: text,
  html: content,
  plaintext: content,
  feature_image: text,
  type: text,
  /** Of exports before version 3. */
  page: flag,
  status: text,
  visibility: text,
  published_at: text,
  custom_excerpt: text,
  canonical_url: text,
  meta_description: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  author_id: text,
});

type GhostPost = v.InferOutput<typeof ghostPost>;

const data = v.object({
  posts: listOf(ghostPost),
  posts_meta: listOf(
    v.object({
      post_id: text,
      meta_description: text,
      feature_image_alt: text,
      feature_image_caption: text,
    }),
  ),
  tags: listOf(v.object({ id: text, name: text, visibility: text })),
  posts_tags: listOf(v.object({ post_id: text, tag_id: text, sort_order: text })),
  users: listOf(v.object({ id: text, name: text })),
  posts_authors: listOf(v.object({ post_id: text, author_id: text, sort_order: text })),
});

const ghostExport = v.union([
  v.pipe(
    v.object({ db: v.pipe(v.array(v.object({ data })), v.minLength(1)) }),
    v.transform(({ db: [first] }) => first?.data),
  ),
  v.pipe(
    v.object({ data }),
    v.transform(({ data }) => data),
  ),
]);

type GhostData = v.InferOutput<typeof data>;

/** The entries of one table, by the post to which they belong. */
const byPost = <Row extends { post_id: string }>(rows: readonly Row[]) =>
  groupBy(rows, ({ post_id }) => post_id);

const inOrder = <Row extends { sort_order: string }>(rows: readonly Row[] = []) =>
  rows.toSorted((one, other) => Number(one.sort_order) - Number(other.sort_order));

function indexOf(found: GhostData) {
  const tags = new Map(found.tags.map((tag) => [tag.id, tag]));
  const users = new Map(found.users.map(({ id, name }) => [id, name]));
  const tagsOf = byPost(found.posts_tags);
  const authorsOf = byPost(found.posts_authors);
  const metaOf = byPost(found.posts_meta);
  return {
    slugs: new Set(found.posts.map(({ slug }) => slug)),
    tagsOf: (id: string) =>
      inOrder(tagsOf.get(id)).flatMap(({ tag_id: tagId }) => tags.get(tagId) ?? []),
    authorsOf: ({ id, author_id: authorId }: GhostPost) => {
      const ids = inOrder(authorsOf.get(id)).map(({ author_id: author }) => author);
      return (ids.length > 0 ? ids : [authorId]).flatMap((one) => users.get(one) ?? []);
    },
    metaOf: (id: string) => metaOf.get(id)?.[0],
  };
}

type Index = ReturnType<typeof indexOf>;

const draftReasons: Readonly<Record<string, LossKind>> = {
  members: 'draftForMembers',
  paid: 'draftForMembers',
  tiers: 'draftForMembers',
};

const placeholder = '__GHOST_URL__';

const plainBlocks = (plain: string): EditorBlock[] =>
  plain
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', data: { text: escapeHtmlText(line) } }));

function blocksOf({ html, plaintext }: GhostPost, context: Context) {
  if (html.trim() !== '') {
    return readHtml(html.replaceAll(placeholder, ''), context, adaptGhostCards);
  }
  if (plaintext.trim() !== '') context.marks.add('onlyPlainText', plaintext);
  return plainBlocks(plaintext);
}

function noteDetails(post: GhostPost, index: Index, { marks }: Context) {
  for (const code of [post.codeinjection_head, post.codeinjection_foot]) {
    if (code !== '') marks.add('script', code);
  }
  const meta = index.metaOf(post.id);
  const coverText = [meta?.feature_image_alt, meta?.feature_image_caption].filter(Boolean);
  if (coverText.length > 0) marks.add('coverText', coverText.join(' · '));
  const [, ...others] = index.authorsOf(post);
  if (others.length > 0) marks.add('severalAuthors', others.join(', '));
  const description = meta?.meta_description || post.meta_description;
  if (description && post.custom_excerpt && description !== post.custom_excerpt) {
    marks.add('extraDetail', post.custom_excerpt);
  }
  return description || post.custom_excerpt;
}

function coverOf(written: string, { marks, pictures }: Context) {
  const address = written.replaceAll(placeholder, '');
  const cover = address === '' ? null : pictures.find(address);
  if (address !== '' && !cover) marks.add('missingCover', address);
  return cover;
}

function readPost(post: GhostPost, index: Index, context: Context): MovedPost | Loss {
  const { marks } = context;
  const tags = index.tagsOf(post.id);
  const isInternal = (tag: (typeof tags)[number]) =>
    tag.visibility === 'internal' || tag.name.startsWith('#');
  for (const { name } of tags.filter(isInternal)) marks.add('internalTag', name);
  const isEmail = post.status === 'sent';
  const blocks = blocksOf(post, context);
  if (blocks.length === 0 && post.html === '' && post.title !== '') {
    return lossOf('noText', post.title);
  }
  const found = {
    key: `ghost:${post.id || post.slug}`,
    title: post.title === '(Untitled)' ? '' : post.title,
    slug: post.slug,
    blocks,
    tags: tags.filter((tag) => !isInternal(tag)).map(({ name }) => name),
    description: noteDetails(post, index, context),
    keywords: '',
    date: post.published_at,
    isPublished: post.status !== 'draft',
    draftReason: isEmail
      ? ('draftForMembers' as const)
      : post.status === 'scheduled'
        ? ('draftScheduled' as const)
        : draftReasons[post.visibility],
    canonicalUrl: post.canonical_url.replaceAll(placeholder, ''),
    formerUrls: post.status === 'draft' || post.slug === '' ? [] : [`/${post.slug}/`],
    author: index.authorsOf(post)[0] ?? '',
    cover: coverOf(post.feature_image, context),
  };
  return finishPost(found, context);
}

/** Paths of moved posts stay: they are forwarded. Other paths need the address of the other site. */
function createGhostLinks(index: Index, base: string): LinkTo {
  const complete = createLinkTo(base);
  return (href) => {
    const slug = /^\/([^/?#]+)\/?(?:[?#]|$)/.exec(href)?.[1];
    return slug !== undefined && index.slugs.has(slug) ? href : complete(href);
  };
}

const jsonFiles = (archive: Archive) => filesBelow(archive, (path) => path.endsWith('.json'));

const isGhost = (start: string) =>
  /"exported_on"|"posts_authors"/.test(start) ||
  (/"(?:db|data)"\s*:/.test(start) && /"(?:mobiledoc|lexical)"\s*:/.test(start));

async function findExport(archive: Archive) {
  for (const file of jsonFiles(archive)) if (isGhost(await startOf(file))) return file;
  return undefined;
}

/** Ghost: the JSON of "Export content", alone or in a .zip with `content/images`. */
export const ghost: Reader = {
  name: 'Ghost',
  recognises: async (archive) => (await findExport(archive)) !== undefined,
  async *read(archive) {
    const file = await findExport(archive);
    const found = file && (await readJson(await file.text(), ghostExport));
    if (!found) return;
    const index = indexOf(found);
    const base = archive.siteUrl ?? '';
    const findPicture: FindPicture = createPictureFinder({ archive, base });
    const linkTo = createGhostLinks(index, base);
    for (const post of found.posts) {
      const isPage = post.type === 'page' || post.page;
      const name = post.title || post.slug;
      yield isPage
        ? lossOf('page', name)
        : await attempt(name, () => readPost(post, index, createContext(findPicture, linkTo)));
    }
  },
};
