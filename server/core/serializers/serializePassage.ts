import type {
  Backlink,
  Heading,
  Passage,
  PublicHeading,
  PublicPassage,
} from '@contract/book/bookEntities';
import { isFromElsewhere } from '@server/data/book/bookRows';
import type {
  BacklinkRow,
  HeadingCardRow,
  PassageCardRow,
  PublicHeadingRow,
} from '@server/data/rows/bookCardRows';
import { serializePerson } from './serializeCards';
import { toIsoTime } from './serializeUser';

function placeOf({
  post,
  sourceUrl: url,
  sourceTitle: title,
  sourceAuthor,
  ...row
}: PassageCardRow) {
  const source = { url, title, author: sourceAuthor };
  return {
    post: post && { url: post.url, title: post.title, author: serializePerson(post.author) },
    ...(isFromElsewhere({ ...row, sourceUrl: url, sourceTitle: title }) ? { source } : {}),
  };
}

const editedOf = ({ post }: PassageCardRow) =>
  post && post.editedAt !== null ? { editedAt: toIsoTime(post.editedAt) } : {};

type Checked = Pick<Passage, 'state'> & { newWords?: string; isShown?: boolean | undefined };

/** A passage for its keeper. */
export function serializePassage(row: PassageCardRow, { isShown, ...checked }: Checked): Passage {
  const place = placeOf(row);
  return {
    _id: row.id,
    ...place,
    post: place.post && { _id: row.postId ?? '', ...place.post, ...editedOf(row) },
    blockId: row.blockId,
    quote: row.quote,
    before: row.before,
    after: row.after,
    note: row.note,
    headingId: row.headingId,
    ...checked,
    ...(row.isDetached ? { isDetached: true } : {}),
    ...(row.isRetired ? { isRetired: true } : {}),
    ...(isShown === undefined ? {} : { isShown }),
    createdAt: toIsoTime(row.createdAt),
  };
}

/** A passage for everybody: without the note. */
export function serializePublicPassage(row: PassageCardRow): PublicPassage {
  const { id, blockId, quote, revision, createdAt } = row;
  const place = placeOf(row);
  return {
    _id: id,
    ...place,
    post: place.post && { _id: row.postId ?? '', ...place.post },
    blockId,
    quote,
    ...(place.post ? { revision } : {}),
    createdAt: toIsoTime(createdAt),
  };
}

export function serializeHeading(row: HeadingCardRow): Heading {
  const { id, title, slug, intro, isPublic, position, count, createdAt } = row;
  return {
    _id: id,
    title,
    slug,
    intro,
    isPublic,
    position,
    count,
    createdAt: toIsoTime(createdAt),
  };
}

/** A collection for everybody. */
export function serializePublicHeading(row: PublicHeadingRow & { count: number }): PublicHeading {
  const { id, title, slug, intro, owner, count, updatedAt } = row;
  return {
    _id: id,
    title,
    slug,
    intro,
    owner: serializePerson(owner),
    count,
    updatedAt: toIsoTime(updatedAt),
  };
}

/** What quotes a post. */
export function serializeBacklink(row: BacklinkRow): Backlink {
  const { passageId, heading, post, owner, blockId, quote, createdAt } = row;
  return {
    kind: heading ? 'heading' : 'post',
    ...(passageId === null ? {} : { passageId }),
    ...(heading ? { heading } : {}),
    ...(post ? { post } : {}),
    blockId,
    quote,
    owner: serializePerson(owner),
    createdAt: toIsoTime(createdAt),
  };
}
