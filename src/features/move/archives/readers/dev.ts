import { readFrontMatter } from '@contract/document/markdown/frontMatter';
import * as v from 'valibot';
import { type Archive, type ArchiveFile, filesBelow, nameOf, startOf } from '../archive';
import { createContext, createLinkTo } from '../convert/context';
import { content, flag, listOf, text, words } from '../convert/fields';
import { finishPost } from '../convert/finishPost';
import { withoutMarks } from '../convert/lossMarks';
import { createPictureFinder } from '../convert/pictures';
import { readCsv } from '../convert/readCsv';
import { readJson } from '../convert/readJson';
import { readMarkdown } from '../convert/readMarkdown';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { convertLiquidTag, replaceLiquid } from './liquid';
import { attempt, type Reader } from './reader';

const article = v.object({
  title: text,
  slug: text,
  path: text,
  body_markdown: content,
  cached_tag_list: words,
  cached_user_name: text,
  canonical_url: text,
  description: text,
  main_image: text,
  social_image: text,
  published: flag,
  published_at: text,
  video_source_url: text,
});

type Article = v.InferOutput<typeof article>;

const isDevAddress = (url: string) => url.startsWith('https://dev.to/');

function readPost(post: Article, archive: Archive): MovedPost | Loss {
  const { details, markdown } = readFrontMatter(withoutMarks(post.body_markdown));
  const context = createContext(
    createPictureFinder({ archive, base: 'https://dev.to' }),
    createLinkTo('https://dev.to/'),
  );
  const { marks, pictures } = context;
  if (post.video_source_url !== '') marks.add('media', post.video_source_url);
  const written = replaceLiquid(markdown, (tag, inner) => convertLiquidTag(tag, inner, context));
  const { blocks } = readMarkdown(written, post.title, context);
  const cover = post.main_image || (details?.coverImage ?? '') || post.social_image;
  const canonical = post.canonical_url || (details?.canonicalUrl ?? '');
  return finishPost(
    {
      key: `dev:${post.path || post.slug}`,
      title: post.title,
      // The address of a draft on DEV is temporary.
      slug: post.published ? post.slug : '',
      blocks,
      tags: post.cached_tag_list.length > 0 ? post.cached_tag_list : (details?.tags ?? []),
      description: post.description || (details?.description ?? ''),
      keywords: '',
      date: post.published_at,
      isPublished: post.published,
      canonicalUrl: isDevAddress(canonical) ? '' : canonical,
      formerUrls: [],
      author: post.cached_user_name,
      cover: cover === '' ? null : pictures.find(cover),
    },
    context,
  );
}

const articleFiles = (archive: Archive) =>
  filesBelow(archive, (path) => /\.(?:json|csv)$/.test(path) && !/comments/.test(nameOf(path)));

const isDev = (start: string) =>
  start.includes('body_markdown') && start.includes('cached_tag_list');

async function findArticles(archive: Archive) {
  for (const file of articleFiles(archive)) if (isDev(await startOf(file))) return file;
  return undefined;
}

const articles = listOf(article);

async function readArticles(file: ArchiveFile) {
  const written = await file.text();
  return file.path.endsWith('.csv')
    ? v.parse(articles, readCsv(written))
    : v.parse(articles, await readJson(written, v.array(v.unknown())));
}

/** DEV (Forem): the .zip of Settings, Account, Export content, or its `articles.json` alone. */
export const dev: Reader = {
  name: 'DEV',
  recognises: async (archive) => (await findArticles(archive)) !== undefined,
  async *read(archive) {
    const file = await findArticles(archive);
    if (!file) return;
    for (const post of await readArticles(file)) {
      const name = post.title || post.slug;
      yield await attempt(name, () => readPost(post, archive));
    }
    for (const comments of filesBelow(archive, (path) => nameOf(path) === 'comments.json')) {
      const { length } = await readJson(await comments.text(), v.array(v.unknown()));
      if (length > 0) yield lossOf('comment', String(length));
    }
  },
};
