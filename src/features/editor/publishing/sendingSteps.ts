import { writingTexts } from '@contract/texts/writingTexts';
import type { Draft, SavedPost } from '../draft/draft';
import { firstVersionOf } from '../draft/versions';
import type { NewerPost } from './newerPost';
import { textsOf } from './postBody';
import {
  idle,
  isUploading,
  keepsDraft,
  newerPost,
  type PublishingState,
  postWithFixedUrl,
  type SendingEvent,
  type Step,
} from './publishingState';

/** Sends a draft whose rules hold and whose uploads have ended. */
export function send(
  state: PublishingState,
  draft: Draft,
  isOverwriting: boolean,
): PublishingState {
  const { saved } = state.server;
  if (!saved) return create(state, draft);
  // Everything but the claim of the pictures succeeded the last time.
  if (state.savedDraft === draft) return { ...state, step: { name: 'finalizing', draft, saved } };
  if (isOverwriting) return update(state, draft, saved);
  return { ...state, step: { name: 'comparing', draft, saved } };
}

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
  const url = postWithFixedUrl({ ...state, server })?.url ?? null;
  const sentTexts = textsOf(draft, url);
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
function continueCreatedBefore(state: PublishingState, saved: SavedPost): PublishingState {
  if (state.step.name !== 'creating') return state;
  const { draft } = state.step;
  const first = firstVersionOf(saved);
  if (first !== saved) {
    const server = { ...state.server, saved: first };
    return { ...state, server, progress: null, step: { name: 'comparing', draft, saved: first } };
  }
  if (keepsDraft(state.goal) && saved.isPublished) {
    return { ...state, step: { name: 'unpublishing', saved, draft } };
  }
  return update(state, draft, saved);
}

/** Until the writer has chosen, nothing is sent that was not asked for. */
const ask = (state: PublishingState, mine: Draft, theirs: NewerPost): PublishingState => ({
  ...state,
  autosave: { name: 'outdated', newer: theirs },
  step: { name: 'conflict', mine, theirs },
});

function compare(state: PublishingState, found: NewerPost | null): PublishingState {
  if (state.step.name !== 'comparing') return state;
  const { draft, saved, reason } = state.step;
  // Without a connection, the version that is known.
  const newer = found ?? newerPost(state);
  if (newer && reason === 'asked') return ask(state, draft, newer);
  if (!newer && reason === 'refused') {
    return { ...state, step: { name: 'refused', message: writingTexts.changedElsewhere } };
  }
  if (!newer) return update(state, draft, saved);
  // Saving a draft must not change what readers see.
  const isPublishedMeanwhile = keepsDraft(state.goal) && newer.saved.isPublished;
  if (newer.hasKnownTexts && !isPublishedMeanwhile) return update(state, draft, newer.saved);
  return ask(state, draft, newer);
}

function finalize(
  state: PublishingState,
  { draft, saved }: { draft: Draft; saved: SavedPost },
  success: string | null,
): PublishingState {
  const next: Step = { name: 'finalizing', draft, saved };
  return {
    ...state,
    server: { ...state.server, saved, sentTexts: null },
    savedDraft: draft,
    progress: null,
    step: { name: 'storing', next, success },
  };
}

function successOf({ goal, step, isNew }: PublishingState, saved: SavedPost) {
  if (goal === 'saveDraft') return writingTexts.draftSaved;
  // Planning, which follows, reports its own success.
  if (goal === 'schedule') return null;
  if (step.name === 'creating' || (isNew && goal === 'publish')) return writingTexts.created;
  // Publishing, which follows, reports its own success.
  return goal === 'publish' && !saved.isPublished ? null : writingTexts.updated;
}

/** The server has answered a creation or an update. */
function continueSaved(state: PublishingState, saved: SavedPost): PublishingState {
  if (!isUploading(state.step)) return state;
  const { draft } = state.step;
  return finalize(state, { draft, saved }, successOf(state, saved));
}

function continueStored(state: PublishingState): PublishingState {
  if (state.step.name !== 'storing') return state;
  const { next } = state.step;
  return isUploading(next)
    ? { ...state, step: next, progress: 0, note: null }
    : { ...state, step: next };
}

function continueFinalized(state: PublishingState): PublishingState {
  if (state.step.name !== 'finalizing') return state;
  const { saved } = state.step;
  const { goal, publishAt } = state;
  if ((goal === 'publish' || goal === 'schedule') && !saved.isPublished) {
    const time = goal === 'schedule' ? publishAt : null;
    return { ...state, step: { name: 'publishing', saved, publishAt: time } };
  }
  const next: Step = state.goal === 'saveDraft' ? { name: 'continuing', saved } : { name: 'done' };
  return { ...state, step: { name: 'clearing', next } };
}

function continuePublished(state: PublishingState): PublishingState {
  if (state.step.name !== 'publishing') return state;
  const saved = { ...state.step.saved, isPublished: state.step.publishAt === null };
  const server = { ...state.server, saved };
  return { ...state, server, step: { name: 'clearing', next: { name: 'done' } } };
}

function continueUnpublished(state: PublishingState): PublishingState {
  if (state.step.name !== 'unpublishing') return state;
  const { draft, saved } = state.step;
  const unpublished = { ...saved, isPublished: false };
  if (draft) return update(state, draft, unpublished);
  const server = { ...state.server, saved: unpublished };
  return { ...state, server, step: { name: 'storing', next: idle, success: null } };
}

/** What follows after a call of a step that sends the draft. */
export function continueAfter(state: PublishingState, event: SendingEvent): PublishingState {
  switch (event.type) {
    case 'compared':
      return compare(state, event.newer);
    case 'stored':
      return continueStored(state);
    case 'saved':
      return continueSaved(state, event.saved);
    case 'createdBefore':
      return continueCreatedBefore(state, event.saved);
    case 'finalized':
      return continueFinalized(state);
    case 'published':
      return continuePublished(state);
    case 'unpublished':
      return continueUnpublished(state);
    default:
      return state;
  }
}
