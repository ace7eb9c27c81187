import type { Passage, PassageCounts, PassageKind } from '@contract/book/bookEntities';
import * as book from '@contract/endpoints/book';
import { inParts } from '@contract/inParts';
import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { createAction } from '@reduxjs/toolkit';
import { isApiError } from '@/lib/apiError';
import { saveFile } from '@/lib/browser/saveFile';
import { answersOf } from '@/store/cache';
import { skipTo } from '@/store/cachedQuery';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import { orWhenConnected } from '@/store/orWhenConnected';
import { ownQuery, passageKept, passageRemoved } from '@/store/posts/ownQuery';
import { type OwnArg, selectOwn } from '@/store/posts/selectOwn';
import { reloadQuery } from '@/store/routeQuery';
import { onlySignedIn } from '@/store/viewer';
import type { Highlight, SelectedWords } from './keptWords';
import { saveKey } from './saveKey';

/** Which passages a page of the book shows. */
export type PassagesArg = {
  viewerId: string;
  /** `none`: those under no heading; '' all. */
  headingId: string;
  searchTerm: string;
  kind: PassageKind | '';
  order: 'newest' | 'post';
  page: number;
};

export type PassagePage = {
  arg: PassagesArg;
  passages: Passage[];
  areMore: boolean;
  count: number;
  /** Of the heading and the term. */
  counts: PassageCounts | undefined;
  corrected: string | undefined;
};

export const passagePages = answersOf<PassagePage>('passages');

/** A passage was put under another heading, or under none. */
export const passageMoved = createAction<{ from: string | null; to: string | null }>(
  'book/passageMoved',
);

export const fetchPassages = createAppAsyncThunk(
  'book/fetchPassages',
  ({ headingId, searchTerm, kind, order, page }: PassagesArg, { call }) =>
    call(book.listPassages, {
      query: {
        ...skipTo(page),
        searchTerm,
        ...(headingId === '' ? {} : { headingId }),
        ...(kind === '' ? {} : { kind }),
        ...(order === 'newest' ? {} : { order }),
      },
    }),
  { toasts: { failure: bookPageTexts.listFailed } },
);

export const fetchHeadings = createAppAsyncThunk(
  'book/fetchHeadings',
  (_: { viewerId: string }, { call }) => call(book.listHeadings, {}),
  { toasts: { failure: bookPageTexts.headingsFailed } },
);

type KeptWords = OwnArg & {
  revision: number | undefined;
  words: SelectedWords;
  /** The passage that gets these words. */
  widens?: string | undefined;
  /** Something is to be noted about the words. */
  isForNote?: boolean;
};

const gate = onlySignedIn(gateTexts.keep);

type Changed = OwnArg & { passage: Passage };

/** Shows a change in its post. The answer to a request that is running may be older than the change. */
function showChange(
  change: typeof passageKept,
  changed: Changed,
  { dispatch, getState }: Pick<ThunkContext, 'dispatch' | 'getState'>,
) {
  dispatch(change(changed));
  const isLoading = selectOwn(changed)(getState())?.status === 'loading';
  if (isLoading) dispatch(reloadQuery(ownQuery(changed)));
}

const showKept = (
  { passage }: { passage: Passage },
  { viewerId, postId }: OwnArg,
  store: ThunkContext,
) => showChange(passageKept, { viewerId, postId, passage }, store);

/** Saves words of a post; the same words again are the same passage. */
export const keepWords = mutation('book/keepWords', book.addPassage, {
  input: ({ postId, revision, words, widens }: KeptWords) => ({
    body: {
      postId,
      ...words,
      ...(revision === undefined ? {} : { revision }),
      ...(widens === undefined ? {} : { widens }),
    },
  }),
  done: showKept,
  toasts: { failure: bookPageTexts.keepFailed },
  gate,
  intent: ({ postId, revision, words, isForNote = false }) => ({
    action: isForNote ? 'note' : 'keep',
    id: postId,
    about: { ...words, revision },
  }),
});

type AddedPassage = Highlight & { headingId: string | null };

/** Saves words from elsewhere. The same words of the same source again are the same passage. */
export const addPassage = mutation('book/addPassage', book.addPassage, {
  input: (body: AddedPassage) => ({ body }),
  toasts: { failure: bookPageTexts.keepFailed },
});

/** Saves a post: a passage without words. */
export const savePost = mutation('book/savePost', book.addPassage, {
  input: ({ postId }: OwnArg) => ({ body: { postId } }),
  waits: ({ postId }) => saveKey(postId),
  done: showKept,
  toasts: { failure: postTexts.saveFailed },
  gate,
  intent: ({ postId }) => ({ action: 'save', id: postId }),
});

/** An answer can have been lost: what is gone already need not be removed. */
async function ifThere(send: () => Promise<unknown>) {
  try {
    await send();
  } catch (failure) {
    if (!isApiError(failure) || failure.status !== 404) throw failure;
  }
}

type RemovedPassage = { viewerId: string; postId: string | null; passage: Passage };

export const removePassage = createAppAsyncThunk(
  'book/removePassage',
  async ({ viewerId, postId, passage }: RemovedPassage, { call, ...store }) => {
    const send = () => call(book.deletePassage, { params: { id: passage._id } });
    const isSavedPost = postId !== null && passage.quote === '';
    await (isSavedPost ? orWhenConnected(saveKey(postId), () => ifThere(send)) : send());
    if (postId !== null) showChange(passageRemoved, { viewerId, postId, passage }, store);
  },
  { toasts: { failure: bookPageTexts.removeFailed }, gate },
);

type ChangedPassage = {
  id: string;
  /** Of a passage that is shown in its post. */
  shownIn?: OwnArg | undefined;
  /** A quote takes over the new words of the post. */
  patch: { headingId?: string | null; quote?: string; isRetired?: boolean };
};

export const changePassage = mutation('book/changePassage', book.changePassage, {
  input: ({ id, patch }: ChangedPassage) => ({ params: { id }, body: patch }),
  done({ passage }, { id, shownIn }, store) {
    const before = passagePages
      .select(store.getState())
      .flatMap(({ data }) => data?.passages ?? [])
      .find(({ _id }) => _id === id);
    if (before) store.dispatch(passageMoved({ from: before.headingId, to: passage.headingId }));
    if (shownIn) showKept({ passage }, shownIn, store);
  },
  toasts: { failure: bookPageTexts.changeFailed },
});

type ChangedNote = Omit<ChangedPassage, 'patch'> & { note: string };

/** Saves a note, also if the page is left in the meantime. The field of the note shows a failure. */
export const saveNote = mutation('book/saveNote', book.changePassage, {
  input: ({ id, note }: ChangedNote) => ({ params: { id }, body: { note } }),
  options: () => ({ isKeptAlive: true }),
  done({ passage }, { shownIn }, store) {
    if (shownIn) showKept({ passage }, shownIn, store);
  },
  toasts: { isSilent: true },
});

export const addHeading = mutation('book/addHeading', book.addHeading, {
  input: ({ title }: { viewerId: string; title: string }) => ({ body: { title } }),
  toasts: { failure: bookPageTexts.headingFailed },
});

type ChangedHeading = {
  viewerId: string;
  id: string;
  patch: { title?: string; intro?: string; isPublic?: boolean; position?: number };
  /** Where a moved heading was. */
  from?: number;
};

export const changeHeading = mutation('book/changeHeading', book.changeHeading, {
  input: ({ id, patch }: ChangedHeading) => ({ params: { id }, body: patch }),
  toasts: { failure: bookPageTexts.headingFailed },
});

export const deleteHeading = mutation('book/deleteHeading', book.deleteHeading, {
  input: ({ id }: { viewerId: string; id: string; count: number }) => ({ params: { id } }),
  toasts: { failure: bookPageTexts.headingFailed },
});

export type ImportResult = {
  kept: number;
  known: number;
  refused: readonly { quote: string; message: string }[];
};

/** Adds passages from elsewhere, some at a time. After a failure the same file can be imported again. */
export const importHighlights = createAppAsyncThunk(
  'book/importHighlights',
  async ({ highlights }: { highlights: readonly Highlight[] }, { call }) => {
    const refusals: { quote: string; message: string }[] = [];
    const result = { kept: 0, known: 0, refused: refusals };
    for (const part of inParts(highlights, limits.importedPassages)) {
      const { kept, known, refused } = await call(book.importPassages, {
        body: { passages: part },
      });
      result.kept += kept;
      result.known += known;
      for (const { index, message } of refused)
        refusals.push({ quote: part[index]?.quote ?? '', message });
    }
    return result;
  },
  { toasts: { failure: bookPageTexts.importFailed } },
);

/** Saves the book as a file on the device. */
export const exportBook = createAppAsyncThunk(
  'book/export',
  async (_: void, { call }) => {
    const archive = await call(book.exportBook, {});
    saveFile(new File([archive], 'book.zip', { type: 'application/zip' }));
  },
  { toasts: { failure: bookPageTexts.exportFailed } },
);
