import { endConflict, request } from './autosaveMachine';
import {
  type Intent,
  isFree,
  isPublished,
  isSendingItself,
  isWaiting,
  newerPost,
  type PublishingState,
  type Step,
} from './publishingState';

const noErrors = { fieldErrors: {}, gaps: [] } as const;

/** Reads the draft, to check or send it. */
export function start(
  state: PublishingState,
  intent: Intent,
  isUrlTaken: boolean,
): PublishingState {
  if (!isWaiting(state)) return state;
  const { fieldErrors, gaps } = intent === 'check' ? state : noErrors;
  const name = isSendingItself(state) ? 'waitingForAutosave' : 'reading';
  return { ...state, fieldErrors, gaps, step: { name, intent, isUrlTaken } };
}

export function chooseTheirs(state: PublishingState): PublishingState {
  if (state.step.name !== 'conflict') return state;
  const next: Step = { name: 'reopening', theirs: state.step.theirs };
  return { ...state, step: { name: 'clearing', next } };
}

/** The draft becomes a new one. The post stays as it is. */
export function chooseBoth(state: PublishingState, clientId: string): PublishingState {
  if (state.step.name !== 'conflict') return state;
  const server = { saved: null, clientId, sentTexts: null };
  return start(endConflict({ ...state, server, goal: 'saveDraft' }), 'send', false);
}

/** Publishes the draft of a deleted post as a new post. */
export function chooseNewPost(state: PublishingState, clientId: string): PublishingState {
  if (state.step.name !== 'deleted') return state;
  const server = { saved: null, clientId, sentTexts: null };
  return start({ ...state, server, goal: 'publish' }, 'send', false);
}

export function chooseMine(state: PublishingState, isUrlTaken: boolean): PublishingState {
  if (state.step.name !== 'conflict') return start(state, 'overwrite', isUrlTaken);
  const { saved } = state.step.theirs;
  // A post that was published meanwhile stays published.
  const goal = saved.isPublished ? 'update' : state.goal;
  // The writer has seen this version: only a newer one is another conflict.
  const server = { ...state.server, saved };
  return start(endConflict({ ...state, goal, server }), 'overwrite', isUrlTaken);
}

/** Shows how the draft differs from a version that is known to be newer. */
export function requestComparison(state: PublishingState): PublishingState {
  if (!isFree(state) || !newerPost(state)) return state;
  const goal = isPublished(state) ? 'update' : 'saveDraft';
  return start({ ...state, goal }, 'send', false);
}

/** Sends the changes of a draft, unless the writer has to choose first. */
export const pressSaveKey = (state: PublishingState): PublishingState =>
  requestComparison(request(state, { name: 'checking', isAsked: true }));

export function requestPublish(state: PublishingState, isUrlTaken: boolean): PublishingState {
  if (!isWaiting(state)) return state;
  return start({ ...state, goal: isPublished(state) ? 'update' : 'publish' }, 'send', isUrlTaken);
}

export function requestDraftSave(state: PublishingState, isUrlTaken: boolean): PublishingState {
  if (!isWaiting(state) || isPublished(state)) return state;
  return start({ ...state, goal: 'saveDraft' }, 'send', isUrlTaken);
}

export function requestTime(state: PublishingState): PublishingState {
  if (!isWaiting(state) || isPublished(state)) return state;
  return { ...state, step: { name: 'choosingTime' } };
}

type ChosenTime = { publishAt: string; isUrlTaken: boolean };

export function chooseTime(state: PublishingState, { publishAt, isUrlTaken }: ChosenTime) {
  if (state.step.name !== 'choosingTime') return state;
  return start({ ...state, goal: 'schedule', publishAt }, 'send', isUrlTaken);
}

/** The post has no planned time any more: it was taken back, or has come. */
export function endPlan(state: PublishingState, isPublishedNow: boolean): PublishingState {
  const { saved } = state.server;
  if (!saved) return state;
  const ended = { ...saved, publishAt: null, isPublished: isPublishedNow || saved.isPublished };
  return { ...state, server: { ...state.server, saved: ended } };
}

export function requestUnpublish(state: PublishingState): PublishingState {
  if (!isWaiting(state) || !isPublished(state)) return state;
  return { ...state, step: { name: 'confirmingUnpublish' } };
}

export function confirmUnpublish(state: PublishingState): PublishingState {
  const { saved } = state.server;
  if (state.step.name !== 'confirmingUnpublish' || !saved) return state;
  return { ...state, step: { name: 'unpublishing', saved, draft: null } };
}
