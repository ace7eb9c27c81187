import { isRecord } from '@contract/isRecord';
import * as v from 'valibot';
import type { Context } from '../../convert/context';
import { isTrue, oneOrMore, text } from '../../convert/fields';
import type { PictureSource } from '../../movedPost';

const noPicture = { src: '', alt: '', caption: '' };

type Picture = typeof noPicture;

const pictureTable = v.pipe(
  v.object({
    image: text,
    src: text,
    path: text,
    url: text,
    teaser: text,
    overlay_image: text,
    alt: text,
    caption: text,
  }),
  v.transform(({ alt, caption, ...one }) => ({
    src: one.image || one.src || one.path || one.url || one.overlay_image || one.teaser,
    alt,
    caption,
  })),
);

/** An address, a table with the names that themes give to its parts, or a list of these. */
function readPicture(value: unknown): Picture {
  if (Array.isArray(value)) return Array.isArray(value[0]) ? noPicture : readPicture(value[0]);
  if (isRecord(value)) return v.parse(pictureTable, value);
  return typeof value === 'string' ? { ...noPicture, src: value.trim() } : noPicture;
}

const picture = v.pipe(v.optional(v.unknown(), ''), v.transform(readPicture));

function readName(value: unknown): string[] {
  const name = isRecord(value) ? value['name'] : value;
  return typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [];
}

/** A name, a person with a name, or a list of these. */
const name = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) => (Array.isArray(value) ? value.flatMap(readName) : readName(value))),
);

const optionalFlag = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.boolean(), v.string()]),
      v.transform((value) => isTrue(value)),
    ),
  ),
  undefined,
);

/** The names that Hugo, Jekyll, Obsidian and their themes use in front matter, in lower case. */
const pageDetails = v.pipe(
  v.object({
    title: text,
    date: text,
    publishdate: text,
    datepublished: text,
    created: text,
    draft: optionalFlag,
    published: optionalFlag,
    publish: optionalFlag,
    tags: oneOrMore,
    tag: oneOrMore,
    categories: oneOrMore,
    category: oneOrMore,
    slug: text,
    url: text,
    permalink: text,
    aliases: oneOrMore,
    redirect_from: oneOrMore,
    description: text,
    excerpt: text,
    summary: text,
    subtitle: text,
    keywords: oneOrMore,
    image: picture,
    images: picture,
    cover: picture,
    cover_image: picture,
    featured_image: picture,
    featuredimage: picture,
    thumbnail: picture,
    header: picture,
    canonicalurl: text,
    canonical_url: text,
    canonical: text,
    author: name,
    authors: name,
    layout: text,
    type: text,
  }),
  v.transform((one) => ({
    ...one,
    date: one.date || one.publishdate || one.datepublished || one.created,
    tags: [...one.tags, ...one.tag],
    categories: [...one.categories, ...one.category],
    description: one.description || one.summary || one.excerpt || one.subtitle,
    canonicalUrl: one.canonicalurl || one.canonical_url || one.canonical,
    authors: [...one.author, ...one.authors],
    cover:
      [
        one.cover,
        one.cover_image,
        one.featured_image,
        one.featuredimage,
        one.image,
        one.images,
        one.thumbnail,
        one.header,
      ].find(({ src }) => src !== '') ?? noPicture,
  })),
);

export type PageDetails = v.InferOutput<typeof pageDetails>;

const lowerCase = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value] as const),
  );

/** Reads front matter. Themes keep some of it in a table of its own. */
export function readDetails(values: Record<string, unknown>): PageDetails {
  const { params, ...own } = lowerCase(values);
  return v.parse(pageDetails, { ...(isRecord(params) ? lowerCase(params) : {}), ...own });
}

/** The picture of the post; lists what it loses. */
export function coverOf(
  { cover }: PageDetails,
  { marks, pictures }: Context,
): PictureSource | null {
  if (cover.src === '') return null;
  if (cover.alt || cover.caption) {
    marks.add('coverText', [cover.alt, cover.caption].filter(Boolean).join(' · '));
  }
  const found = pictures.find(cover.src);
  if (!found) marks.add('missingCover', cover.src);
  return found;
}

/** The author; lists the others. */
export function authorOf({ authors }: PageDetails, { marks }: Context) {
  const [first = '', ...others] = authors;
  if (others.length > 0) marks.add('severalAuthors', others.join(', '));
  return first;
}
