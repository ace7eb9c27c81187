import { showsAnything } from '@contract/document/documentText';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
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
