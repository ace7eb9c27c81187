import type { Heading, Passage } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf, withData } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';
import {
  addHeading,
  changeHeading,
  changePassage,
  deleteHeading,
  fetchHeadings,
  fetchPassages,
  type PassagesArg,
  removePassage,
  saveNote,
} from './bookThunks';
import { moveHeading } from './moveHeading';

export type PassagePage = { passages: Passage[]; areMore: boolean; count: number };

type BookState = {
  headings: Cache<Heading[]>;
  pages: Cache<PassagePage>;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    book: BookState;
  }
}

const keyOf = (arg: PassagesArg) =>
  JSON.stringify([arg.viewerId, arg.headingId, arg.searchTerm, arg.state, arg.page]);

const reducePages = createCacheReducer({
  thunk: fetchPassages,
  keyOf,
  dataOf: ({ passages, areMore, count }): PassagePage => ({ passages, areMore, count }),
  limit: limits.cache.dashboardPages,
});
const reduceHeadings = createCacheReducer({
  thunk: fetchHeadings,
  keyOf: ({ viewerId }) => viewerId,
  dataOf: ({ headings }): Heading[] => headings,
  limit: 1,
});

const initialState: BookState = { headings: [], pages: [] };

function changePages(state: BookState, change: (page: PassagePage) => PassagePage) {
  for (const { key } of state.pages) state.pages = withData(state.pages, key, change);
}

/** Changes how many passages are under a heading. */
function addToCount(state: BookState, headingId: string | null, difference: number) {
  for (const { key } of state.headings) {
    state.headings = withData(state.headings, key, (known) =>
      known.map((heading) =>
        heading._id === headingId ? { ...heading, count: heading.count + difference } : heading,
      ),
    );
  }
}

const bookSlice = createSlice({
  name: 'book',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(removePassage.fulfilled, (state, { meta: { arg } }) => {
        addToCount(state, arg.passage.headingId, -1);
        changePages(state, (page) => {
          const passages = page.passages.filter(({ _id: id }) => id !== arg.passage._id);
          const removed = page.passages.length - passages.length;
          return { ...page, passages, count: page.count - removed };
        });
      })
      .addCase(changePassage.fulfilled, (state, { payload }) => {
        const before = state.pages
          .flatMap(({ data }) => data?.passages ?? [])
          .find(({ _id: id }) => id === payload._id);
        if (before) {
          addToCount(state, before.headingId, -1);
          addToCount(state, payload.headingId, 1);
        }
        changePages(state, (page) => ({
          ...page,
          passages: page.passages.map((known) => (known._id === payload._id ? payload : known)),
        }));
      })
      // Only the note: another change of the passage can be newer than this answer.
      .addCase(saveNote.fulfilled, (state, { payload: { _id: id, note } }) => {
        changePages(state, (page) => ({
          ...page,
          passages: page.passages.map((known) => (known._id === id ? { ...known, note } : known)),
        }));
      })
      .addCase(addHeading.fulfilled, (state, { payload, meta: { arg } }) => {
        state.headings = withData(state.headings, arg.viewerId, (known) => [...known, payload]);
      })
      .addCase(deleteHeading.fulfilled, (state, { meta: { arg } }) => {
        state.headings = withData(state.headings, arg.viewerId, (known) =>
          known.filter(({ _id: id }) => id !== arg.id),
        );
        changePages(state, (page) => ({
          ...page,
          passages: page.passages.map((passage) =>
            passage.headingId === arg.id ? { ...passage, headingId: null } : passage,
          ),
        }));
      })
      // The order is shown at once, and comes back as it was if it can't be saved.
      .addCase(changeHeading.pending, (state, { meta: { arg } }) => {
        const { position } = arg.patch;
        if (position === undefined) return;
        state.headings = withData(state.headings, arg.viewerId, (known) =>
          moveHeading(known, arg.id, position),
        );
      })
      .addCase(changeHeading.rejected, (state, { meta: { arg } }) => {
        if (arg.from === undefined) return;
        const { from } = arg;
        state.headings = withData(state.headings, arg.viewerId, (known) =>
          moveHeading(known, arg.id, from),
        );
      })
      .addCase(changeHeading.fulfilled, (state, { payload, meta: { arg } }) => {
        state.headings = withData(state.headings, arg.viewerId, (known) =>
          known.map((heading) => (heading._id === payload._id ? payload : heading)),
        );
      })
      .addMatcher(isAsyncThunkAction(fetchPassages), (state, action) => {
        state.pages = reducePages(state.pages, action);
      })
      .addMatcher(isAsyncThunkAction(fetchHeadings), (state, action) => {
        state.headings = reduceHeadings(state.headings, action);
      });
  },
});

const { selectSlice } = bookSlice.injectInto(rootReducer);

export const passagesQuery = (arg: PassagesArg): RouteQuery<PassagePage> => ({
  key: `book/passages/${keyOf(arg)}`,
  fetch: () => fetchPassages(arg),
  select: (state) => entryOf(selectSlice(state).pages, keyOf(arg)),
});

export const headingsQuery = (arg: { viewerId: string }): RouteQuery<Heading[]> => ({
  key: `book/headings/${arg.viewerId}`,
  fetch: () => fetchHeadings(arg),
  select: (state) => entryOf(selectSlice(state).headings, arg.viewerId),
});
