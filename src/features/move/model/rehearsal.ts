import type { Loss } from '../archives/losses';
import type { MovedPost } from '../archives/movedPost';
import type { SystemName } from '../archives/readers/reader';

/** A post of the archive. Its document is stored as text, which needs less memory. */
export type RehearsedPost = Omit<MovedPost, 'document'> & { content: string };

/** What a move would do. */
export type Rehearsal = {
  system: SystemName;
  /** Of the file or folder. */
  name: string;
  posts: readonly RehearsedPost[];
  /** What is lost that belongs to none of the posts. */
  losses: readonly Loss[];
};

export const rehearsed = ({ document, ...post }: MovedPost): RehearsedPost => ({
  ...post,
  content: JSON.stringify(document),
});
