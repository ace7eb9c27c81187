import type { PendingChange } from '@server/rules/pending';
import * as v from 'valibot';
import { type FullPostRow, type PendingRow, type PostPatch, quotedUrl } from '../rows/rows';
import { contentMinutes } from './documentColumns';
import type { PendingSave } from './pendingPort';

/** The changes as a row stores them. */
export const pendingChange = ({ judged: _, quotes, ...fields }: PendingSave): PendingChange => ({
  ...fields,
  quotes: JSON.stringify(quotes),
});

const changesOf = ({
  title,
  content,
  tags,
  seoKeywords,
  metaDescription,
  canonicalUrl,
  image,
}: PendingRow) => {
  const fields = { title, content, tags, seoKeywords, metaDescription, canonicalUrl };
  return image === '' ? fields : { ...fields, image };
};

/** The post as it is with its unpublished changes. */
export const withPending = (post: FullPostRow, row: PendingRow): FullPostRow => ({
  ...post,
  ...changesOf(row),
  minutes: contentMinutes(row.content),
  updatedAt: row.updatedAt,
});

const quotedUrls = v.array(quotedUrl);

/** What changes in an unpublished post when the unpublished changes become its draft. */
export const draftPatch = (row: PendingRow, now: number): PostPatch => ({
  ...changesOf(row),
  quotes: v.parse(quotedUrls, JSON.parse(row.quotes)),
  updatedAt: now,
});
