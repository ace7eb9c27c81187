import { readCanonicalUrl } from '@contract/canonicalUrl';
import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { chosenUrl } from '@contract/draftUrl';
import type { PostDetails } from '@contract/entities';
import { hyphenated } from '@contract/rules';
import { addTags } from '@/lib/addTags';
import { withoutMissingPictures } from '../document/missingPictures';
import { type Draft, pendingNumber, type SavedPost } from '../draft/draft';

/** A draft in the shape that the server takes. */
export function postBody({ fields, document, picture }: Draft, authorId: string | null) {
  return {
    title: fields.title.trim(),
    content: JSON.stringify(sanitizeDocument(withoutMissingPictures(document))),
    tags: JSON.stringify(addTags(fields.tags, fields.typedTag).tags),
    seoKeywords: fields.seoKeywords.trim(),
    metaDescription: fields.metaDescription.trim(),
    url: hyphenated(fields.url),
    canonicalUrl: readCanonicalUrl(fields.canonicalUrl, location.origin) ?? fields.canonicalUrl,
    ...(picture ? { postImage: picture } : {}),
    ...(authorId ? { authorId } : {}),
  };
}

/** The version that the draft was written from. Of a published post also the number of its unpublished changes. */
export const basisBody = (saved: SavedPost) => ({
  ...(saved.revision === undefined ? {} : { revision: saved.revision, updatedAt: saved.updatedAt }),
  ...(saved.isPublished ? { pendingRevision: pendingNumber(saved) } : {}),
});

/** The same, and what is said about the next version. */
export const versionBody = (saved: SavedPost, { fields }: Draft) => ({
  ...basisBody(saved),
  ...(saved.isPublished ? { note: fields.note, isSmall: fields.isSmall ? 'true' : 'false' } : {}),
});

type Texts = Omit<ReturnType<typeof postBody>, 'postImage' | 'authorId'>;

/** The server gives blocks ids, and keeps the time of a document that has not changed. */
function withoutIds(content: string) {
  const document = parseDocument(content);
  return document ? JSON.stringify(document.blocks.map(({ id: _, ...block }) => block)) : content;
}

const joinTexts = ({ url, title, tags, seoKeywords, ...texts }: Texts) => {
  const { metaDescription, content, canonicalUrl } = texts;
  return JSON.stringify([
    url,
    title,
    tags,
    seoKeywords,
    metaDescription,
    withoutIds(content),
    canonicalUrl,
  ]);
};

/** The texts that are sent for a draft. An update keeps the post's url. */
export function textsOf(draft: Draft, savedUrl: string | null) {
  const body = postBody(draft, null);
  return joinTexts({ ...body, url: savedUrl ?? body.url });
}

/** Whether `post` has the texts that were sent. */
export function hasTexts(
  { _id: id, ...post }: Pick<PostDetails, '_id' | keyof Texts>,
  sentTexts: string | null,
) {
  const url = chosenUrl({ id, url: post.url });
  return joinTexts({ ...post, url, tags: JSON.stringify(post.tags) }) === sentTexts;
}
