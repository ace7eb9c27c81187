import * as v from 'valibot';
import { type Archive, filesBelow, startOf } from '../archive';
import { type Context, createContext, createLinkTo } from '../convert/context';
import { content, flag, listOf, text } from '../convert/fields';
import { finishPost } from '../convert/finishPost';
import { withoutMarks } from '../convert/lossMarks';
import { embedPart } from '../convert/markdownParts';
import { createPictureFinder } from '../convert/pictures';
import { protectCode } from '../convert/protectCode';
import { readHtml } from '../convert/readHtml';
import { readJson } from '../convert/readJson';
import { readMarkdown } from '../convert/readMarkdown';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { attempt, type Reader } from './reader';

/** A tag, or only its number. */
const tag = v.union([
  v.pipe(
    v.string(),
    v.transform((id) => ({ id, name: '' })),
  ),
  v.pipe(
    v.object({ _id: text, name: text }),
    v.transform(({ _id: id, name }) => ({ id, name })),
  ),
]);

const picture = v.fallback(
  v.optional(
    v.union([
      text,
      v.pipe(
        v.object({ url: text }),
        v.transform(({ url }) => url),
      ),
    ]),
    '',
  ),
  '',
);

const author = v.fallback(
  v.optional(
    v.union([
      v.pipe(
        v.object({ name: text }),
        v.transform(({ name }) => name),
      ),
      v.pipe(
        v.string(),
        v.transform(() => ''),
      ),
    ]),
    '',
  ),
  '',
);

const hashnodePost = v.object({
  _id: text,
  cuid: text,
  slug: text,
  title: text,
  subtitle: text,
  dateAdded: text,
  contentMarkdown: content,
  content,
  brief: text,
  coverImage: picture,
  tags: listOf(tag),
  author,
  isActive: v.pipe(v.optional(v.unknown(), true), flag),
  isDelisted: flag,
  originalArticleURL: text,
  metaDescription: text,
  seoDescription: text,
});

type HashnodePost = v.InferOutput<typeof hashnodePost>;

const posts = listOf(hashnodePost);

const hashnodeExport = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => ({ posts: v.parse(posts, list), drafts: v.parse(posts, []) })),
  ),
  v.object({ posts, drafts: posts }),
]);

const isNumber = (name: string) => /^[0-9a-f]{24}$/.test(name);

/** Converts what is Hashnode's own: it adds a setting to the address of pictures, and writes embeds as `%[address]`. */
function standardMarkdown(markdown: string, context: Context) {
  const { text, restore } = protectCode(markdown);
  const plain = text
    .replaceAll(/(!\[[^\][]*\]\([^()\s]+)[ \t]+align="\w+"[ \t]*\)/g, '$1)')
    .replaceAll(/^%\[([^\][\n]+)\][ \t]*$/gm, (_, url: string) => embedPart(url.trim(), context));
  return restore(plain);
}

function blocksOf({ contentMarkdown, content, title }: HashnodePost, context: Context) {
  if (contentMarkdown.trim() === '') return readHtml(content, context);
  return readMarkdown(standardMarkdown(withoutMarks(contentMarkdown), context), title, context)
    .blocks;
}

type Kind = { isDraft: boolean; archive: Archive };

function readPost(post: HashnodePost, { isDraft, archive }: Kind): MovedPost | Loss {
  const base = archive.siteUrl ?? '';
  const context = createContext(createPictureFinder({ archive, base }), createLinkTo(base));
  const names = post.tags.map(({ id, name }) => name || id);
  for (const name of names.filter(isNumber)) context.marks.add('internalTag', name);
  const isPublished = !isDraft && post.isActive && post.dateAdded !== '';
  return finishPost(
    {
      key: `hashnode:${post._id || post.cuid || post.slug}`,
      title: post.title,
      slug: post.slug,
      blocks: blocksOf(post, context),
      tags: names.filter((name) => !isNumber(name)),
      description:
        post.metaDescription || post.seoDescription || post.subtitle || post.brief.slice(0, 300),
      keywords: '',
      date: post.dateAdded,
      isPublished,
      draftReason: post.isDelisted ? 'draftPrivate' : undefined,
      canonicalUrl: post.originalArticleURL,
      formerUrls: isPublished && post.slug !== '' ? [`/${post.slug}`] : [],
      author: post.author,
      cover: post.coverImage === '' ? null : context.pictures.find(post.coverImage),
    },
    context,
  );
}

const isHashnode = (start: string) =>
  start.includes('"contentMarkdown"') && /"(?:dateAdded|cuid|brief)"/.test(start);

async function findExport(archive: Archive) {
  const files = filesBelow(archive, (path) => path.endsWith('.json'));
  for (const file of files) if (isHashnode(await startOf(file))) return file;
  return undefined;
}

/** The JSON of the dashboard of a blog on Hashnode, Export all articles. */
export const hashnode: Reader = {
  name: 'Hashnode',
  recognises: async (archive) => (await findExport(archive)) !== undefined,
  async *read(archive) {
    const file = await findExport(archive);
    if (!file) return;
    const { posts, drafts } = await readJson(await file.text(), hashnodeExport);
    const all = [
      ...posts.map((post) => ({ post, isDraft: false })),
      ...drafts.map((post) => ({ post, isDraft: true })),
    ];
    for (const { post, isDraft } of all) {
      const name = post.title || post.slug;
      const isEmpty = post.contentMarkdown.trim() === '' && post.content.trim() === '';
      yield isEmpty
        ? lossOf('noText', name)
        : await attempt(name, () => readPost(post, { isDraft, archive }));
    }
  },
};
