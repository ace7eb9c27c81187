import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { chosenUrl } from '@contract/draftUrl';
import type { EditablePost, Post } from '@contract/entities';
import { pendingOf } from '@contract/pendingChanges';
import { newPostKey } from './draftKeys';
import { madeFor } from './versions';

export type Fields = {
  title: string;
  tags: readonly string[];
  /** The text in the tag field that is not a tag yet. */
  typedTag: string;
  seoKeywords: string;
  metaDescription: string;
  url: string;
  /** What the next version changes, for the history of the post. */
  note: string;
  /** The next version is a correction that readers need not be told of. */
  isSmall: boolean;
  /** Where the post was published first, as it was typed. */
  canonicalUrl: string;
};

/** Whether anything is in the fields. */
export const isAnyFilled = ({ isSmall: _, ...texts }: Fields) =>
  Object.values(texts).some(({ length }) => length > 0);

/** What the open editor knows about a draft. It is not stored. */
export type DraftNotes = {
  /** The addresses of pictures that could not be loaded. */
  unreachable: ReadonlySet<string>;
  /** The document that readers see; null if it is not public. */
  published: EditorDocument | null;
};

/** What a writer has put into a post. */
export type Draft = {
  fields: Fields;
  document: EditorDocument;
  picture: Blob | null;
  notes?: DraftNotes;
};

/** A post that the server has. */
export type SavedPost = Pick<
  EditablePost,
  '_id' | 'url' | 'updatedAt' | 'isPublished' | 'revision'
> & {
  picture: string;
  /** The unpublished changes of a published post, if it has some: their number, and when they were saved. */
  pendingRevision?: number | undefined;
  pendingAt?: string | undefined;
  /** The planned time of a draft. */
  publishAt?: string | null;
};

/** What the server has of a draft. */
export type PostOnServer = {
  saved: SavedPost | null;
  /** The idempotency key of its creation. */
  clientId: string;
  /** The texts of a creation or an update that was sent and not answered. */
  sentTexts: string | null;
};

/** The account that opened the editor. */
export type Account = { id: string; username: string };

/** A new or saved post as the editor opens it. */
export type OpenedPost = {
  /** Part of the local draft's key: the post's id, or a name for a new post. */
  key: string;
  draft: Draft;
  saved: SavedPost | null;
  /** What readers see, if `draft` has unpublished changes of it. */
  published: Draft | null;
  /** The author of a new post that an admin writes for another user. */
  authorId: string | null;
  /** The url of the post in the address of the editor; null for a new post. */
  url: string | null;
};

export const emptyDraft: Draft = {
  fields: {
    title: '',
    tags: [],
    typedTag: '',
    seoKeywords: '',
    metaDescription: '',
    url: '',
    note: '',
    isSmall: false,
    canonicalUrl: '',
  },
  document: { blocks: [] },
  picture: null,
};

export const openNew = (authorId: string | null): OpenedPost => ({
  key: newPostKey(authorId),
  draft: emptyDraft,
  saved: null,
  published: null,
  authorId,
  url: null,
});

/** A post that the server no longer has, opened for its local draft. */
export const openDeleted = (key: string, url: string): OpenedPost => ({
  key,
  draft: emptyDraft,
  saved: null,
  published: null,
  authorId: null,
  url,
});

export const isDeleted = ({ saved, url }: OpenedPost) => saved === null && url !== null;

export function savedOf(post: EditablePost): SavedPost {
  const pending = pendingOf(post);
  return {
    _id: post._id,
    url: post.url,
    updatedAt: post.updatedAt,
    isPublished: post.isPublished,
    revision: post.revision,
    publishAt: post.publishAt,
    picture: pending?.public_image.resource_url ?? post.public_image.resource_url ?? '',
    ...(pending ? { pendingRevision: pending.revision, pendingAt: pending.updatedAt } : {}),
  };
}

/** The number of the unpublished changes; 0 if there are none. */
export const pendingNumber = ({ pendingRevision = 0 }: Pick<SavedPost, 'pendingRevision'>) =>
  pendingRevision;

/** The post with the texts of its unpublished changes, if it has some. */
export function withPending(post: EditablePost): Post {
  const pending = pendingOf(post);
  if (!pending) return post;
  const { title, content, tags, seoKeywords, metaDescription, canonicalUrl } = pending;
  return { ...post, title, content, tags, seoKeywords, metaDescription, canonicalUrl };
}

/** Whether the writer of a post that the server has still has to choose its address. */
export const lacksUrl = ({ _id: id, url }: SavedPost) => chosenUrl({ id, url }) === '';

/** Returns null if the content can't be parsed. */
export function draftOf(post: Post): Draft | null {
  const document = parseDocument(post.content);
  if (!document) return null;
  const { _id: id, title, tags, seoKeywords, metaDescription, canonicalUrl } = post;
  const url = chosenUrl({ id, url: post.url });
  return {
    fields: {
      ...emptyDraft.fields,
      title,
      tags,
      seoKeywords,
      metaDescription,
      url,
      canonicalUrl,
    },
    document: sanitizeDocument(document),
    picture: null,
  };
}

export function openPost(post: EditablePost): OpenedPost | null {
  const draft = draftOf(withPending(post));
  if (!draft) return null;
  const { _id: key, url, author } = post;
  const pending = pendingOf(post);
  const published = pending ? draftOf(post) : null;
  const saved = pending ? madeFor(savedOf(post), pending.base) : savedOf(post);
  return { key, draft, saved, published, authorId: author._id, url };
}
