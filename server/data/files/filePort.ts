import type { ResourceRow } from '../rows/rows';

/** Names of files, and URLs of pictures, that nothing refers to any more. */
export type Orphans = { files: readonly string[]; pictures: readonly string[] };

export type ResourceData = {
  /** Stores the resource only if its owner exists and is not blocked. */
  insert(resource: ResourceRow): Promise<boolean>;
  /**
   * Assigns all resources to the post, or none if one isn't the owner's or belongs to another post,
   * or if the owner may not change the post. Idempotent.
   */
  claim(claim: { ids: readonly string[]; ownerId: string; postId: string }): Promise<boolean>;
  /** Removes resources that were uploaded before `time` and never claimed. */
  sweep(time: number): Promise<Pick<Orphans, 'files'>>;
};

export type StoredFileData = {
  /** Identifies this database among those that use the same stored files. */
  siteId(): Promise<string>;
  /** The names of the files that an upload, a post, a profile or a document refers to. */
  findUsed(files: readonly { name: string; url: string }[]): Promise<readonly string[]>;
};
