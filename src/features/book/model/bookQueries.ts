import type { Heading, Passage } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import type { RootState } from '@/store/appTypes';
import { viewerKey } from '@/store/cachedQuery';
import { queryOf } from '@/store/queryOf';
import {
  addHeading,
  changeHeading,
  changePassage,
  deleteHeading,
  fetchHeadings,
  fetchPassages,
  type PassagePage,
  type PassagesArg,
  passageMoved,
  passagePages,
  removePassage,
  saveNote,
} from './bookThunks';
import { withChange, withLoose } from './recount';

/** The headings with one of them at another position. */
function moveHeading(headings: readonly Heading[], id: string, position: number) {
  const moved = headings.find((heading) => heading._id === id);
  if (!moved) return [...headings];
  const others = headings.filter((heading) => heading !== moved);
  return others
    .toSpliced(position, 0, moved)
    .map((heading, at) => (heading.position === at ? heading : { ...heading, position: at }));
}

const changed = <Item extends { _id: string }>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item,
) => items.map((item) => (item._id === id ? change(item) : item));

const withoutItem = <Item extends { _id: string }>(items: readonly Item[], id: string) =>
  items.filter(({ _id }) => _id !== id);

const isUnder = ({ arg: { headingId } }: PassagePage, passage: Passage) =>
  headingId === '' || headingId === (passage.headingId ?? 'none');

export const passagesQuery = queryOf(fetchPassages, {
  name: passagePages,
  keyOf: ({ viewerId, headingId, searchTerm, kind, order, page }) =>
    JSON.stringify([viewerId, headingId, searchTerm, kind, order, page]),
  dataOf: ({ passages, areMore, count, counts, corrected }, _, arg): PassagePage => ({
    arg,
    passages,
    areMore,
    count,
    counts,
    corrected,
  }),
  limit: limits.cache.dashboardPages,
})
  .on(removePassage.fulfilled, (page, { meta: { arg } }) => {
    const { _id: id, headingId } = arg.passage;
    return withLoose(
      withChange(page, id, () => null),
      headingId === null ? -1 : 0,
    );
  })
  .on(passageMoved, (page, { payload: { from, to } }) =>
    withLoose(page, Number(to === null) - Number(from === null)),
  )
  .on(changePassage.fulfilled, (page, { payload: { passage } }) =>
    withChange(page, passage._id, () => (isUnder(page, passage) ? passage : null)),
  )
  // Only the note: another change of the passage can be newer than this answer.
  .on(saveNote.fulfilled, (page, { payload: { passage } }) =>
    withChange(page, passage._id, (known) => ({ ...known, note: passage.note })),
  )
  .on(deleteHeading.fulfilled, (page, { meta: { arg } }) => ({
    ...withLoose(page, arg.count),
    passages: page.passages.map((passage) =>
      passage.headingId === arg.id ? { ...passage, headingId: null } : passage,
    ),
  }));

/** The counts of a heading and a term, which are the same for all kinds, orders and pages. */
export function selectCounts(wanted: Pick<PassagesArg, 'viewerId' | 'headingId' | 'searchTerm'>) {
  return (state: RootState) =>
    passagesQuery.selectAll(state).findLast(({ data }) => {
      if (!data?.counts) return false;
      const { viewerId, headingId, searchTerm } = data.arg;
      return (
        viewerId === wanted.viewerId &&
        headingId === wanted.headingId &&
        searchTerm === wanted.searchTerm
      );
    })?.data?.counts;
}

/** How many passages of the book are under no heading; undefined while that is not known. */
export const selectLoose = (viewerId: string) => (state: RootState) =>
  passagesQuery
    .selectAll(state)
    .findLast(({ data }) => data?.counts && data.arg.viewerId === viewerId)?.data?.counts?.loose;

/** Changes how many passages are under a heading. */
const addToCount = (headings: readonly Heading[], id: string | null, difference: number) =>
  id === null
    ? [...headings]
    : changed(headings, id, (heading) => ({ ...heading, count: heading.count + difference }));

const ofViewer = ({ meta }: { meta: { arg: { viewerId: string } } }) => meta.arg.viewerId;

export const headingsQuery = queryOf(fetchHeadings, {
  name: 'headings',
  keyOf: viewerKey,
  dataOf: ({ headings }) => headings,
  limit: 1,
})
  .on(removePassage.fulfilled, (headings, { meta }) =>
    addToCount(headings, meta.arg.passage.headingId, -1),
  )
  .on(passageMoved, (headings, { payload: { from, to } }) =>
    addToCount(addToCount(headings, from, -1), to, 1),
  )
  .on(addHeading.fulfilled, (headings, { payload }) => [...headings, payload.heading], ofViewer)
  .on(deleteHeading.fulfilled, (headings, { meta }) => withoutItem(headings, meta.arg.id), ofViewer)
  // The order is shown at once, and comes back as it was if it can't be saved.
  .on(
    changeHeading.pending,
    (headings, { meta: { arg } }) =>
      arg.patch.position === undefined
        ? headings
        : moveHeading(headings, arg.id, arg.patch.position),
    ofViewer,
  )
  .on(
    changeHeading.rejected,
    (headings, { meta: { arg } }) =>
      arg.from === undefined ? headings : moveHeading(headings, arg.id, arg.from),
    ofViewer,
  )
  .on(
    changeHeading.fulfilled,
    (headings, { payload: { heading } }) => changed(headings, heading._id, () => heading),
    ofViewer,
  );
