import type { Passage, PassageCounts } from '@contract/book/bookEntities';
import type { PassagePage } from './bookThunks';

const kindsOf = (passage: Passage | null) => ({
  all: Number(passage !== null),
  words: Number(passage !== null && passage.quote !== ''),
  saved: Number(passage?.quote === ''),
  noted: Number(passage !== null && passage.note !== ''),
  changed: Number(passage !== null && passage.quote !== '' && passage.state !== 'unchanged'),
});

/** The counts after a passage has changed, or is gone: `null`. */
function recount(counts: PassageCounts, before: Passage, after: Passage | null): PassageCounts {
  const [less, more] = [kindsOf(before), kindsOf(after)];
  const { changed } = counts;
  return {
    all: counts.all - less.all + more.all,
    words: counts.words - less.words + more.words,
    saved: counts.saved - less.saved + more.saved,
    noted: counts.noted - less.noted + more.noted,
    ...(changed === undefined ? {} : { changed: changed - less.changed + more.changed }),
    loose: counts.loose,
  };
}

/** The page after one of its passages has changed; `null` takes it from the page. */
export function withChange(
  page: PassagePage,
  id: string,
  change: (passage: Passage) => Passage | null,
): PassagePage {
  const before = page.passages.find(({ _id }) => _id === id);
  if (!before) return page;
  const after = change(before);
  const { passages, count, counts } = page;
  return {
    ...page,
    passages: passages.flatMap((passage) => (passage === before ? (after ?? []) : passage)),
    count: after ? count : count - 1,
    counts: counts && recount(counts, before, after),
  };
}

/** The page after a passage has left a heading or come under one: `difference` passages more are loose. */
export const withLoose = (page: PassagePage, difference: number): PassagePage =>
  page.counts
    ? { ...page, counts: { ...page.counts, loose: page.counts.loose + difference } }
    : page;
