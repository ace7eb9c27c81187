import type { SavedPost } from './draft';

type Version = Pick<SavedPost, 'updatedAt' | 'revision'>;

/** Matches no version of a post, so that a save which names it is refused. */
const unknownVersion: Version = { updatedAt: new Date(0).toISOString(), revision: 0 };

export const isSameVersion = (one: Version, other: Version) =>
  one.updatedAt === other.updatedAt && one.revision === other.revision;

/** Work that was made for the version `base` of a post. Only the number of an earlier version is known. */
export const madeFor = (present: SavedPost, base: number): SavedPost =>
  present.revision === base ? present : { ...present, ...unknownVersion, revision: base };

/**
 * The version of a post that work of this device began from. An earlier release stored only the time of the version, or
 * nothing.
 */
export function basisOf(present: SavedPost, stored: SavedPost | null): SavedPost {
  if (stored?.updatedAt === present.updatedAt && stored.revision === undefined) return present;
  const { updatedAt, revision = unknownVersion.revision } = stored ?? unknownVersion;
  return { ...present, updatedAt, revision };
}

/**
 * The post of a creation that was sent before. If it has changed since, another device has continued it: the work
 * of this device belongs to the first version.
 */
export const firstVersionOf = (saved: SavedPost): SavedPost =>
  (saved.revision ?? 1) > 1 ? { ...saved, ...unknownVersion } : saved;
