/** The fields of a post that can be changed without publishing them. */
export type PendingFields = {
  title: string;
  content: string;
  quotes: string;
  tags: readonly string[];
  seoKeywords: string;
  metaDescription: string;
  canonicalUrl: string;
  /** '' if the picture of the post stays. */
  image: string;
};

/** The unpublished changes of a post, or what is left of them when they are gone. */
export type StoredPending = PendingFields & {
  postId: string;
  number: number;
  base: number;
  savedBy: string | null;
  updatedAt: number;
  isRemoved: boolean;
};

/** The number of the present unpublished changes; 0 if there are none. */
export const pendingNumber = (row: StoredPending | null) =>
  row === null || row.isRemoved ? 0 : row.number;

/** The unpublished changes, if they are not gone. */
export const presentPending = <Row extends StoredPending>(row: Row | null) =>
  row === null || row.isRemoved ? null : row;

const isEqual = ({ tags, ...one }: PendingFields, other: PendingFields) =>
  tags.length === other.tags.length &&
  tags.every((tag, at) => tag === other.tags[at]) &&
  one.title === other.title &&
  one.content === other.content &&
  one.seoKeywords === other.seoKeywords &&
  one.metaDescription === other.metaDescription &&
  one.canonicalUrl === other.canonicalUrl &&
  one.image === other.image;

export type PendingChange = PendingFields & { postId: string; base: number };

/** What is stored after a save. Number and time of equal fields stay. */
export function savedPending(
  row: StoredPending | null,
  change: PendingChange,
  { by, now }: { by: string; now: number },
): StoredPending {
  const present = presentPending(row);
  if (present && isEqual(present, change)) return { ...present, base: change.base };
  const number = (row?.number ?? 0) + 1;
  return { ...change, number, savedBy: by, updatedAt: now, isRemoved: false };
}

const noFields: PendingFields = {
  title: '',
  content: '',
  quotes: '[]',
  tags: [],
  seoKeywords: '',
  metaDescription: '',
  canonicalUrl: '',
  image: '',
};

/** What stays of unpublished changes that are gone. */
export const removedPending = (row: StoredPending): StoredPending => ({
  ...row,
  ...noFields,
  savedBy: null,
  isRemoved: true,
});

/** Whether a link can show the post to everybody: a draft, or a published post with its unpublished changes. */
export const canBePreviewed = (
  { isPublished }: { isPublished: boolean },
  row: StoredPending | null,
) => !isPublished || pendingNumber(row) > 0;
