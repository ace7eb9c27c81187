import type { EditorDocument } from '@contract/document/editorDocument';
import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type { Post } from '@contract/entities';

export type Fields = {
  title: string;
  tags: readonly string[];
  seoKeywords: string;
  metaDescription: string;
  url: string;
};

/** Everything that a writer has put into a post. */
export type Draft = { fields: Fields; document: EditorDocument; picture: Blob | null };

/** The post as the API knows it; null while it was never saved. */
export type Saved = Pick<Post, '_id' | 'url' | 'updatedAt'> & { picture: string };

/** What was sent to be created: where it is to be found, and by which texts it is known again. */
export type Sent = { url: string; texts: string };

/** What the editor is opened for. */
export type Opened = {
  /** Names the work: one new post, or one that is there. */
  key: string;
  draft: Draft;
  saved: Saved | null;
  /** For whom a new post is created, where that is somebody else. */
  authorId: string | null;
};

const emptyFields: Fields = { title: '', tags: [], seoKeywords: '', metaDescription: '', url: '' };

export function openNew(authorId: string | null): Opened {
  const draft = { fields: emptyFields, document: { blocks: [] }, picture: null };
  return { key: authorId ? `new for ${authorId}` : 'new', draft, saved: null, authorId };
}

export const savedOf = ({ _id, url, updatedAt, public_image }: Post): Saved => ({
  _id,
  url,
  updatedAt,
  picture: public_image.resource_url,
});

/** null when its content can't be read. */
export function draftOf(post: Post): Draft | null {
  const document = parseDocument(post.content);
  if (!document) return null;
  const { title, tags, seoKeywords, metaDescription, url } = post;
  return {
    fields: { title, tags, seoKeywords, metaDescription, url },
    document: sanitizeDocument(document),
    picture: null,
  };
}

export function openPost(post: Post): Opened | null {
  const draft = draftOf(post);
  return draft && { key: post._id, draft, saved: savedOf(post), authorId: null };
}
