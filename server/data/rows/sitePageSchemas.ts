import * as v from 'valibot';

const text = v.string();
const time = v.number();

/** A page that administrators have written. */
export const sitePage = v.object({
  id: text,
  slug: text,
  title: text,
  content: text,
  isPublished: v.boolean(),
  version: v.number(),
  createdAt: time,
  updatedAt: time,
});

/** The same without its text. */
export const sitePageSummary = v.omit(sitePage, ['content']);
