import * as v from 'valibot';
import type { KnownAnswer } from '@/api/knownAnswers';

const card = v.looseObject({
  seoKeywords: v.string(),
  tags: v.array(v.string()),
  createdAt: v.string(),
  publishedAt: v.nullable(v.string()),
  updatedAt: v.string(),
  author: v.looseObject({ avatar: v.unknown(), username: v.string() }),
  /** A whole post has one. */
  content: v.optional(v.undefined()),
});

/** The card of a post with what pages of visitors read: one time, the first tag, and the name of the author. */
function readPart({
  seoKeywords: _,
  updatedAt: __,
  createdAt,
  ...rest
}: v.InferOutput<typeof card>) {
  const { avatar: ___, username: ____, ...author } = rest.author;
  const created = rest.publishedAt === null ? { createdAt } : {};
  const shown = { ...rest, ...created, author, tags: rest.tags.slice(0, 1) };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null));
}

function withoutUnreadIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnreadIn);
  if (typeof value !== 'object' || value === null) return value;
  if (v.is(card, value)) return readPart(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutUnreadIn(one)]),
  );
}

/** The answers of a page without what no page of visitors reads. */
export const withoutUnread = (answers: readonly KnownAnswer[]) =>
  answers.map(([call, answer]): KnownAnswer => [call, withoutUnreadIn(answer)]);
