import { escapeHtmlAttribute } from '@contract/document/html/escape';
import { plainText } from '@contract/document/html/plainText';
import * as v from 'valibot';
import { type Archive, findFile, folderOf } from '../archive';
import { createContext, createLinkTo } from '../convert/context';
import { flag, text } from '../convert/fields';
import { finishPost } from '../convert/finishPost';
import { createPictureFinder } from '../convert/pictures';
import { readCsv } from '../convert/readCsv';
import { readHtml } from '../convert/readHtml';
import { type Loss, type LossKind, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { attempt, type Reader } from './reader';
import { adaptSubstackWidgets } from './substackWidgets';

const row = v.object({
  post_id: text,
  post_date: text,
  is_published: flag,
  type: text,
  audience: text,
  title: text,
  subtitle: text,
  podcast_url: text,
});

type Row = v.InferOutput<typeof row>;

const otherTypes: Readonly<Record<string, LossKind>> = {
  thread: 'thread',
  page: 'page',
  restack: 'otherEntry',
};

const isTextless = (html: string) => plainText(html) === '' && !/<img\b/i.test(html);

async function readPost(post: Row, archive: Archive, folder: string): Promise<MovedPost | Loss> {
  const { post_id: id, title, audience, podcast_url: podcast } = post;
  const html = (await archive.files.get(`${folder}posts/${id}.html`)?.text()) ?? '';
  if (post.type === 'podcast' && isTextless(html)) return lossOf('podcast', title || id);
  const slug = id.includes('.') ? id.slice(id.indexOf('.') + 1) : '';
  const context = createContext(
    createPictureFinder({ archive, folder }),
    createLinkTo(archive.siteUrl ?? ''),
  );
  const episode =
    podcast === ''
      ? ''
      : `<audio src="${escapeHtmlAttribute(podcast)}" title="${escapeHtmlAttribute(title)}"></audio>`;
  return finishPost(
    {
      key: `substack:${id}`,
      title,
      slug,
      blocks: readHtml(episode + html, context, adaptSubstackWidgets),
      tags: [],
      description: post.subtitle,
      keywords: '',
      date: post.post_date,
      isPublished: post.is_published,
      draftReason: audience === 'everyone' || audience === '' ? undefined : 'draftForMembers',
      canonicalUrl: '',
      formerUrls: post.is_published && slug !== '' ? [`/p/${slug}`] : [],
      author: '',
      cover: null,
    },
    context,
  );
}

const findList = (archive: Archive) =>
  findFile(archive, (path) => /(?:^|\/)posts\.csv$/.test(path));

/** Substack: the .zip of Settings, Export; `posts.csv` lists the posts, which are `posts/*.html`. */
export const substack: Reader = {
  name: 'Substack',
  recognises: (archive) => findList(archive) !== undefined,
  async *read(archive) {
    const list = findList(archive);
    if (!list) return;
    for (const values of readCsv(await list.text())) {
      const post = v.parse(row, values);
      const name = post.title || post.post_id;
      const kind = otherTypes[post.type];
      yield kind
        ? lossOf(kind, name)
        : await attempt(name, () => readPost(post, archive, folderOf(list.path)));
    }
  },
};
