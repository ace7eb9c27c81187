import type { EditorDocument } from '@contract/document/editorDocument';
import type { ArchiveFile } from './archive';
import type { Loss } from './losses';

/** Where the bytes of a picture are: in the archive, or at an address that is still to be loaded. */
export type PictureSource = { file: ArchiveFile } | { url: string };

/** A post as it will be moved. Its document is sanitised, and each block has an id. */
export type MovedPost = {
  /** Stays the same if the archive is read again, so that a resumed move makes no post twice. */
  key: string;
  title: string;
  url: string;
  document: EditorDocument;
  tags: readonly string[];
  description: string;
  keywords: string;
  /** When the other system published it, in UTC; null if it never was, or if the date is unknown. */
  publishedAt: string | null;
  /** Whether it is published by the move. False for drafts and for posts that lack something. */
  isPublished: boolean;
  /** As `readCanonicalUrl` returns it. */
  canonicalUrl: string;
  /** The paths under which the other site showed it. */
  formerUrls: readonly string[];
  author: string;
  cover: PictureSource | null;
  /** The pictures of the document by their address in it. */
  pictures: ReadonlyMap<string, PictureSource>;
  losses: readonly Loss[];
};
