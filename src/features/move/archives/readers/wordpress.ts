import { decodeEntities } from '@contract/document/html/entities';
import { plainText } from '@contract/document/html/plainText';
import { type Archive, filesBelow, startOf } from '../archive';
import { createContext, createLinkTo } from '../convert/context';
import { finishPost } from '../convert/finishPost';
import { createPictureFinder, decodePath } from '../convert/pictures';
import { type Loss, type LossKind, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { attempt, type Reader } from './reader';
import type { Attachments } from './wordpress/convertShortcode';
import { readContent } from './wordpress/readContent';
import { type Header, type Item, readHeader, readItem } from './wordpress/readItem';
import { splitItems } from './wordpress/splitItems';

const isAttachment = (xml: string) => /<wp:post_type>\s*(?:<!\[CDATA\[)?attachment\b/.test(xml);

type Known = Map<string, { url: string; alt: string; caption: string }>;

function addAttachment({ fields, metaOf }: Item, attachments: Known) {
  attachments.set(fields['wp:post_id'], {
    url: fields['wp:attachment_url'],
    alt: metaOf('_wp_attachment_image_alt'),
    caption: fields['excerpt:encoded'],
  });
}

type Site = { archive: Archive; header: Header; attachments: Attachments };

/** Reads the site and its pictures, which can come after the posts that show them. */
async function readSite(archive: Archive, blobs: readonly Blob[]): Promise<Site> {
  const attachments: Known = new Map();
  let header: Header | null = null;
  for (const blob of blobs) {
    let own: Header | null = null;
    for await (const part of splitItems(blob)) {
      if (!own) {
        own = readHeader(part);
        header ??= own;
      } else if (isAttachment(part)) {
        const from = own;
        // The second reading lists what can't be read.
        await attempt('', () => addAttachment(readItem(part, from), attachments));
      }
    }
  }
  return {
    archive,
    attachments,
    header: header ?? { base: '', authors: new Map(), root: '<rss>' },
  };
}

const draftReasons: Readonly<Record<string, LossKind>> = {
  private: 'draftPrivate',
  future: 'draftScheduled',
};

const published: ReadonlySet<string> = new Set(['publish', 'private', 'future']);

/** Addresses under which the post was shown before its slug changed. */
function oldLinks({ fields, allMeta }: Item) {
  const { link, 'wp:post_name': slug } = fields;
  return allMeta('_wp_old_slug').flatMap((old) =>
    link.includes(slug) ? link.replace(slug, old) : [],
  );
}

/** The time in UTC; drafts have zeros there. */
const dateOf = ({ fields }: Item) => {
  const utc = fields['wp:post_date_gmt'];
  return utc.startsWith('0000') || utc === '' ? fields['wp:post_date'] : utc;
};

function tagsOf({ categories }: Item) {
  const named = (domain: string) =>
    categories.filter((one) => one.domain === domain).map(({ name }) => decodeEntities(name));
  return [...named('post_tag'), ...named('category').filter((name) => name !== 'Uncategorized')];
}

function readPost(item: Item, { archive, header, attachments }: Site): MovedPost | Loss {
  const { fields, metaOf, comments } = item;
  const status = fields['wp:status'];
  const { base } = header;
  const findPicture = createPictureFinder({ archive, base });
  const context = createContext(findPicture, createLinkTo(fields.link || base));
  const { marks } = context;
  const cover = attachments.get(metaOf('_thumbnail_id'))?.url ?? '';
  if (cover === '' && metaOf('_thumbnail_id') !== '') {
    marks.add('missingCover', metaOf('_thumbnail_id'));
  }
  if (comments > 0) marks.add('comment', String(comments));
  const isPublished = published.has(status);
  const hasPassword = fields['wp:post_password'] !== '';
  return finishPost(
    {
      key: `wordpress:${fields['wp:post_id']}`,
      title: plainText(fields.title),
      slug: decodePath(fields['wp:post_name']),
      blocks: readContent(item, attachments, context),
      tags: tagsOf(item),
      description:
        metaOf('_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description') ||
        plainText(fields['excerpt:encoded']),
      keywords: metaOf('_yoast_wpseo_focuskw', 'rank_math_focus_keyword'),
      date: dateOf(item),
      isPublished,
      draftReason: hasPassword ? 'draftWithPassword' : draftReasons[status],
      canonicalUrl: metaOf('_yoast_wpseo_canonical', 'rank_math_canonical_url'),
      formerUrls: isPublished ? [fields.link, ...oldLinks(item)] : [],
      author: header.authors.get(fields['dc:creator']) ?? fields['dc:creator'],
      cover: cover === '' ? null : findPicture(cover),
    },
    context,
  );
}

const otherTypes: Readonly<Record<string, LossKind>> = { page: 'page', revision: 'revision' };

const isPictureName = (url: string) => /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(url);

/** Reads an item; null for pictures, which belong to posts. */
function readEntry(xml: string, header: Header, site: Site): MovedPost | Loss | null {
  const item = readItem(xml, header);
  const { fields } = item;
  const type = fields['wp:post_type'];
  const name = plainText(fields.title) || fields['wp:post_name'] || type;
  if (type === 'attachment') {
    const url = fields['wp:attachment_url'];
    return isPictureName(url) ? null : lossOf('attachment', url);
  }
  if (type !== 'post') return lossOf(otherTypes[type] ?? 'otherEntry', name);
  if (fields['wp:status'] === 'trash') return lossOf('trashed', name);
  return readPost(item, site);
}

/** A title for an item that can't be parsed. */
const titleOf = (xml: string) => plainText(/<title>([^<]{0,300})/.exec(xml)?.[1] ?? '') || 'item';

async function findExports(archive: Archive) {
  const files = filesBelow(archive, (path) => path.endsWith('.xml'));
  const starts = await Promise.all(files.map(startOf));
  return files.filter((_, at) => starts[at]?.includes('wordpress.org/export/'));
}

/** WordPress: the XML of Tools, Export (WXR), also in several files. */
export const wordpress: Reader = {
  name: 'WordPress',
  recognises: async (archive) => (await findExports(archive)).length > 0,
  async *read(archive) {
    const blobs = await Promise.all((await findExports(archive)).map((file) => file.blob()));
    const site = await readSite(archive, blobs);
    for (const blob of blobs) {
      let header: Header | null = null;
      for await (const part of splitItems(blob)) {
        if (!header) {
          header = readHeader(part);
          continue;
        }
        const own = header;
        const found = await attempt(titleOf(part), () => readEntry(part, own, site));
        if (found) yield found;
      }
    }
  },
};
