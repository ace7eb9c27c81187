import { showsAnything } from '@contract/document/documentText';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { Post } from '@contract/entities';
import { hyphenated, type PostForm } from '@contract/rules';
import type { Draft } from '../draft';

/** What the rules of the post form look at. */
export function ruledForm({ fields, document, picture }: Draft): PostForm {
  const content = showsAnything(document) ? JSON.stringify(document) : '';
  return { ...fields, content, postImage: picture };
}

/** A draft as it goes to the API. */
export function postBody({ fields, document, picture }: Draft, authorId: string | null) {
  return {
    title: fields.title.trim(),
    content: JSON.stringify(sanitizeDocument(document)),
    tags: JSON.stringify(fields.tags),
    seoKeywords: fields.seoKeywords.trim(),
    metaDescription: fields.metaDescription.trim(),
    url: hyphenated(fields.url),
    ...(picture ? { postImage: picture } : {}),
    ...(authorId ? { authorId } : {}),
  };
}

type Texts = Omit<ReturnType<typeof postBody>, 'postImage' | 'authorId'>;

const inOneOrder = ({ title, content, tags, seoKeywords, metaDescription, url }: Texts) =>
  JSON.stringify([url, title, tags, seoKeywords, metaDescription, content]);

/** All texts of a post that is sent, by which it can be known again. */
export const sentTexts = (draft: Draft) => inOneOrder(postBody(draft, null));

/** The same of a post as the API has it. */
export const storedTexts = (post: Post & { content: string }) =>
  inOneOrder({ ...post, tags: JSON.stringify(post.tags) });
