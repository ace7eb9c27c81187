type Version = { updatedAt: string; revision?: number | undefined };

/** Matches no version of a post, so that a save which names it is refused. */
const unknownVersion: Version = { updatedAt: new Date(0).toISOString(), revision: 0 };

export const isSameVersion = (one: Version, other: Version) =>
  one.updatedAt === other.updatedAt && one.revision === other.revision;

/** Work that was made for the version `base` of a post. Only the number of an earlier version is known. */
export const madeFor = <Saved extends Version>(present: Saved, base: number): Saved =>
  present.revision === base ? present : { ...present, ...unknownVersion, revision: base };

/**
 * The version of a post that work of this device began from. An earlier release stored only the time of the version, or
 * nothing.
 */
export function basisOf<Saved extends Version>(present: Saved, stored: Version | null): Saved {
  if (stored?.updatedAt === present.updatedAt && stored.revision === undefined) return present;
  const { updatedAt, revision = unknownVersion.revision } = stored ?? unknownVersion;
  return { ...present, updatedAt, revision };
}

/**
 * The post of a creation that was sent before. If it has changed since, another device has continued it: the work
 * of this device belongs to the first version.
 */
export const firstVersionOf = <Saved extends Version>(saved: Saved): Saved =>
  (saved.revision ?? 1) > 1 ? { ...saved, ...unknownVersion } : saved;
