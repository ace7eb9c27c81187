import { chosenUrl } from '@contract/draftUrl';
import { firstBroken } from '@contract/ruleParts';
import { completePostRules, draftPostRules, updatePostRules } from '@contract/rules';
import { validationTexts } from '@contract/texts/validationTexts';

/** What the rules of a save ask a post for. */
type SavedPost = {
  revision: number;
  isPublished: boolean;
  /** What isn't part of a version, such as tags, changes only this; absent if the save doesn't depend on it. */
  updatedAt?: number;
  /** The number of its unpublished changes, 0 for none; absent if the save doesn't depend on them. */
  pending?: number;
};

/** What the rules of publication ask a post for, as it is stored. */
type StoredPost = SavedPost & {
  id: string;
  url: string;
  title: string;
  tags: readonly string[];
  seoKeywords: string;
  metaDescription: string;
  canonicalUrl: string;
  image: string;
  publishAt: number | null;
  withheldReason: string | null;
};

/** What was read in the document of one version before its post was locked. It says nothing about other versions. */
export type ReadDocument = { revision: number; showsAnything: boolean };

/** A field that a published post needs and this one lacks. */
export type Gap = { field: string; message: string };

/** The locked post, and whether the account that acts may write it now. */
export type PublicationFacts = { post: StoredPost; mayWrite: boolean };

/** `stale`: the document that was read is not that of the post any more. */
export type PublicationRefusal = 'stale' | 'not allowed' | Gap;

/** What the post lacks to be published: a draft can be incomplete. */
function findGap({ image, ...post }: StoredPost, { showsAnything }: ReadDocument): Gap | null {
  const content = showsAnything ? 'shown' : '';
  const form = { ...post, url: chosenUrl(post), content, postImage: null };
  const broken = firstBroken(completePostRules, form);
  if (broken) return broken;
  return image === '' ? { field: 'postImage', message: validationTexts.postIncomplete } : null;
}

/** Why the post can't be published now; null if it can. */
export function refusePublication(
  { post, mayWrite }: PublicationFacts,
  document: ReadDocument,
): PublicationRefusal | null {
  if (!mayWrite || post.withheldReason !== null) return 'not allowed';
  if (post.revision !== document.revision) return 'stale';
  return findGap(post, document);
}

/** Why the post can't get a planned time; null if it can. */
export const refusePlan = (facts: PublicationFacts, document: ReadDocument) =>
  facts.post.isPublished ? 'is published' : refusePublication(facts, document);

/** What taking a planned time back meets. */
export function judgeTakingBack({
  isPublished,
  publishAt,
}: Pick<StoredPost, 'isPublished' | 'publishAt'>) {
  if (isPublished) return 'is published';
  return publishAt === null ? 'not planned' : 'taken back';
}

type DueFacts = PublicationFacts & { isAuthorVerified: boolean };

/** What becomes of a post at its planned time; null if it has another plan or none. */
export function judgeDue(
  { isAuthorVerified, ...facts }: DueFacts,
  { publishAt, document }: { publishAt: number; document: ReadDocument },
) {
  if (facts.post.publishAt !== publishAt) return null;
  if (!isAuthorVerified) return 'stays a draft';
  const refusal = refusePublication(facts, document);
  if (refusal === 'stale') return refusal;
  return refusal === null ? 'published' : 'stays a draft';
}

/** The rules that a save of the post follows. */
export const rulesOfSave = ({ isPublished }: Pick<SavedPost, 'isPublished'>) =>
  isPublished ? updatePostRules : draftPostRules;

/**
 * Whether the locked post has another version or other unpublished changes, or follows other rules, than the one that the
 * save was made for.
 */
export const isStaleSave = ({ pending = 0, ...post }: SavedPost, judged: SavedPost | undefined) =>
  judged !== undefined &&
  (post.revision !== judged.revision ||
    post.isPublished !== judged.isPublished ||
    post.updatedAt !== (judged.updatedAt ?? post.updatedAt) ||
    pending !== (judged.pending ?? pending));
