import { uploadTexts } from '@contract/texts/uploadTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { uploadNote } from '@/lib/hooks/useUpload';
import type { Draft, SavedPost } from '../draft/draft';
import { fieldNames } from '../draft/fieldNames';
import { fieldMessage } from '../draft/postRules';
import { firstVersionOf } from '../draft/versions';
import type { NewerPost } from './newerPost';
import { textsOf } from './postBody';
import {
  focusOn,
  idle,
  keepsDraft,
  keptUrl,
  newerPost,
  type PublishingState,
  type Step,
  type Transition,
} from './publishingState';
import { endConflict, saveAgain } from './writerSteps';

/** Sends a draft whose rules hold and whose uploads have ended. */
export const send: Transition<'uploadsSettled', 'awaitingUploads'> = (state, { draft }, at) => {
  const { saved } = state.server;
  if (!saved) return create(state, draft);
  // Everything but the claim of the pictures succeeded the last time.
  if (state.savedDraft === draft) return { ...state, step: { name: 'finalizing', draft, saved } };
  if (at.isOverwriting) return update(state, draft, saved);
  return { ...state, step: { name: 'comparing', draft, saved } };
};

/** The device stores the idempotency key before it is sent, so that a lost answer creates nothing twice. */
function create(state: PublishingState, draft: Draft): PublishingState {
  return {
    ...state,
    server: { ...state.server, sentTexts: textsOf(draft, null) },
    step: { name: 'storing', next: { name: 'creating', draft }, success: null },
  };
}

/** Stored before it is sent too, so that a lost answer isn't taken for a change by someone else. */
function update(state: PublishingState, draft: Draft, saved: SavedPost): PublishingState {
  const next: Step = { name: 'updating', draft, saved };
  const server = { ...state.server, saved };
  const sentTexts = textsOf(draft, keptUrl({ ...state, server }));
  return {
    ...state,
    server: { ...server, sentTexts },
    step: { name: 'storing', next, success: null },
  };
}

/**
 * A creation that was not answered has created the post, maybe from an earlier draft: it is updated, after a comparison
 * if another device has continued it.
 */
export const continueCreatedBefore: Transition<'createdBefore', 'creating'> = (
  state,
  { saved },
  { draft },
) => {
  const first = firstVersionOf(saved);
  if (first !== saved) {
    const server = { ...state.server, saved: first };
    return { ...state, server, progress: null, step: { name: 'comparing', draft, saved: first } };
  }
  if (keepsDraft(state.goal) && saved.isPublished) {
    return { ...state, step: { name: 'unpublishing', saved, draft } };
  }
  return update(state, draft, saved);
};

/** Until the writer has chosen, nothing is sent that was not asked for. */
const ask = (state: PublishingState, mine: Draft, theirs: NewerPost): PublishingState => ({
  ...state,
  autosave: { name: 'outdated', newer: theirs },
  step: { name: 'conflict', mine, theirs },
});

export const compare: Transition<'compared', 'comparing'> = (
  state,
  event,
  { draft, saved, reason },
) => {
  // Without a connection, the version that is known.
  const newer = event.newer ?? newerPost(state);
  if (newer && reason === 'asked') return ask(state, draft, newer);
  if (state.goal === 'savePending') return saveAgain(state);
  if (!newer && reason === 'refused') {
    return { ...state, step: { name: 'refused', message: writingTexts.changedElsewhere } };
  }
  if (!newer) return update(state, draft, saved);
  // Saving a draft must not change what readers see.
  const isPublishedMeanwhile = keepsDraft(state.goal) && newer.saved.isPublished;
  if (newer.hasKnownTexts && !isPublishedMeanwhile) return update(state, draft, newer.saved);
  return ask(state, draft, newer);
};

function successOf({ goal, step, isNew }: PublishingState, saved: SavedPost) {
  if (goal === 'saveDraft') return writingTexts.draftSaved;
  // Planning, which follows, reports its own success.
  if (goal === 'schedule') return null;
  if (step.name === 'creating' || (isNew && goal === 'publish')) return writingTexts.created;
  // Publishing, which follows, reports its own success.
  return goal === 'publish' && !saved.isPublished ? null : writingTexts.updated;
}

/** The server has answered a creation or an update. */
export const finalize: Transition<'saved', 'creating' | 'updating'> = (
  state,
  { saved },
  { draft },
) => {
  const next: Step = { name: 'finalizing', draft, saved };
  return {
    ...state,
    server: { ...state.server, saved, sentTexts: null },
    savedDraft: draft,
    progress: null,
    step: { name: 'storing', next, success: successOf(state, saved) },
  };
};

export const continueStored: Transition<'stored', 'storing'> = (state, _, { next }) =>
  next.name === 'creating' || next.name === 'updating'
    ? { ...state, step: next, progress: 0, note: null }
    : { ...state, step: next };

export const continueFinalized: Transition<'finalized', 'finalizing'> = (state, _, { saved }) => {
  const { goal, publishAt } = state;
  if ((goal === 'publish' || goal === 'schedule') && !saved.isPublished) {
    const time = goal === 'schedule' ? publishAt : null;
    return { ...state, step: { name: 'publishing', saved, publishAt: time } };
  }
  const next: Step = goal === 'saveDraft' ? { name: 'continuing', saved } : { name: 'done' };
  return { ...state, step: { name: 'clearing', next } };
};

export const continuePublished: Transition<'published', 'publishing'> = (
  state,
  _,
  { saved, publishAt },
) => {
  const server = { ...state.server, saved: { ...saved, isPublished: publishAt === null } };
  return { ...state, server, step: { name: 'clearing', next: { name: 'done' } } };
};

export const continueUnpublished: Transition<'unpublished', 'unpublishing'> = (
  state,
  { saved: unpublished },
  { draft },
) => {
  if (draft) return update(state, draft, unpublished);
  const server = { ...state.server, saved: unpublished };
  return { ...state, server, step: { name: 'storing', next: idle, success: null } };
};

export const continueCleared: Transition<'cleared', 'clearing'> = (state, _, { next }) => ({
  ...state,
  step: next,
});

export const continueWriting = (state: PublishingState) =>
  endConflict({ ...state, savedDraft: null, step: idle });

const stop = (state: PublishingState, note: string | null): PublishingState => ({
  ...state,
  step: idle,
  progress: null,
  note,
});

export const cancelUpload = (state: PublishingState) => stop(state, uploadTexts.cancelled);

export const noteProgress: Transition<'progressed'> = (state, { share }) => ({
  ...state,
  progress: share,
});

export const noteOtherAccount = (state: PublishingState): PublishingState => ({
  ...stop(state, null),
  step: { name: 'otherAccount' },
});

/** Steps that change a post which the server had, maybe without an answer. */
const changingSteps: ReadonlySet<Step['name']> = new Set<Step['name']>([
  'creating',
  'updating',
  'publishing',
  'unpublishing',
]);

export const fail: Transition<'failed', Step['name']> = (state, { error }, step) => {
  const isUploading = step.name === 'creating' || step.name === 'updating';
  // The toast with the reason of a restriction doesn't stay long enough to read it.
  const note = isUploading ? uploadNote(error) : state.note;
  const failed = stop(state, error.status === 403 ? error.message : note);
  if (error.status === 404 && changingSteps.has(step.name)) {
    return { ...failed, step: { name: 'deleted' } };
  }
  // It was changed between the comparison and the update: it is compared again.
  const isStale = error.revision !== undefined || error.isPendingStale === true;
  if (isStale && step.name === 'updating') {
    const { draft, saved } = step;
    return { ...failed, note: null, step: { name: 'comparing', draft, saved, reason: 'refused' } };
  }
  if (error.status === 401) return { ...failed, step: { name: 'signInNeeded' } };
  if (error.field === 'publishAt' && error.message !== null) {
    return { ...failed, step: { name: 'choosingTime', error: error.message } };
  }
  // The url is another post's, so nothing has been created under the idempotency key.
  const isTaken = error.status === 409 && step.name === 'creating';
  const server = isTaken ? { ...failed.server, sentTexts: null } : failed.server;
  const field = isTaken ? 'url' : fieldNames.find((name) => name === error.field);
  if (!field || !error.message) return failed;
  const fieldErrors = { [field]: fieldMessage(field, error.message) };
  return { ...focusOn(failed, { field }), server, fieldErrors };
};
