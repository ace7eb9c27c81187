import { hyphenated } from '@contract/rules';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { ApiError } from '@/lib/apiError';
import { uploadNote } from '@/lib/hooks/useUpload';
import { checkPost, type Gap, type Place, refusedFindings } from '../draft/checkPost';
import type { Draft } from '../draft/draft';
import { type FieldName, fieldNames } from '../draft/fieldNames';
import { draftRefusal, fieldMessage, publishRefusal, type Refusal } from '../draft/postRules';
import { coordinate, endConflict, isAutosaveEvent, reduceAutosave } from './autosaveMachine';
import {
  type At,
  type AutosaveEvent,
  type Intent,
  idle,
  isPublished,
  isSendingItself,
  isUploading,
  isWaiting,
  type PublishingEvent,
  type PublishingState,
  type Step,
} from './publishingState';
import {
  compare,
  continueCreatedBefore,
  continueFinalized,
  continuePublished,
  continueSaved,
  continueStored,
  continueUnpublished,
  send,
} from './sendingSteps';

const stopUpload = (state: PublishingState, note: string | null): PublishingState => ({
  ...state,
  step: idle,
  progress: null,
  note,
});

const focusOn = (state: PublishingState, place: Place): PublishingState => ({
  ...state,
  step: idle,
  focus: { place },
  preview: null,
});

const noErrors = { fieldErrors: {}, gaps: [] } as const;

function start(state: PublishingState, intent: Intent, isUrlTaken: boolean): PublishingState {
  if (!isWaiting(state)) return state;
  const { fieldErrors, gaps } = intent === 'check' ? state : noErrors;
  const name = isSendingItself(state) ? 'waitingForAutosave' : 'reading';
  return { ...state, fieldErrors, gaps, step: { name, intent, isUrlTaken } };
}

/** Marks every field with an error and focuses the first one. Returns null if there are no errors. */
function refuse(
  state: PublishingState,
  { fieldErrors, message }: Refusal,
  gaps: readonly Gap[],
): PublishingState | null {
  const field = fieldNames.find((name) => fieldErrors[name] !== undefined);
  if (!field || message === null) return null;
  return { ...focusOn(state, { field }), step: { name: 'refused', message }, fieldErrors, gaps };
}

type ReadDraft = { draft: Draft; uploading: number };

function decide(
  state: PublishingState,
  { intent, isUrlTaken }: At<'reading'>,
  { draft, uploading }: ReadDraft,
): PublishingState {
  const { saved } = state.server;
  const findings = checkPost(draft, { saved, uploading, isUrlTaken });
  if (intent === 'check') {
    const takenUrl = isUrlTaken ? hyphenated(draft.fields.url) : null;
    return { ...state, step: { name: 'reviewing', findings, canPublish: false, takenUrl } };
  }
  const refusal = state.goal === 'saveDraft' ? draftRefusal : publishRefusal;
  // A post that is updated is public, also if it was published after the editor opened it.
  const target = saved && state.goal === 'update' ? { ...saved, isPublished: true } : saved;
  const gaps = refusedFindings(draft, { saved: target, isUrlTaken });
  const refused = refuse(state, refusal(draft, { saved: target, isUrlTaken }), gaps);
  if (refused) return refused;
  if (intent === 'send' && state.goal !== 'saveDraft' && findings.length > 0) {
    const canPublish = !findings.some(({ isRefused }) => isRefused);
    return { ...state, step: { name: 'reviewing', findings, canPublish, takenUrl: null } };
  }
  const isOverwriting = intent === 'overwrite';
  return { ...state, step: { name: 'waitingForUploads', isOverwriting } };
}

/** Steps that change a post which the server had, maybe without an answer. */
const changingSteps: ReadonlySet<Step['name']> = new Set<Step['name']>([
  'creating',
  'updating',
  'publishing',
  'unpublishing',
]);

/** Lists the findings again after a fix of one of them. */
function recheck(state: PublishingState, { draft, uploading }: ReadDraft): PublishingState {
  const { step } = state;
  if (step.name !== 'reviewing') return state;
  const isUrlTaken = step.takenUrl === hyphenated(draft.fields.url);
  const findings = checkPost(draft, { saved: state.server.saved, uploading, isUrlTaken });
  return { ...state, step: { ...step, findings }, preview: state.preview && draft };
}

function forgetError(state: PublishingState, field: FieldName): PublishingState {
  const { [field]: error, ...fieldErrors } = state.fieldErrors;
  return error === undefined ? state : { ...state, fieldErrors };
}

function fail(state: PublishingState, error: ApiError): PublishingState {
  // The toast with the reason of a restriction doesn't stay long enough to read it.
  const note = isUploading(state.step) ? uploadNote(error) : state.note;
  const failed = stopUpload(state, error.status === 403 ? error.message : note);
  if (error.status === 404 && changingSteps.has(state.step.name)) {
    return { ...failed, step: { name: 'deleted' } };
  }
  // It was changed between the comparison and the update: it is compared again.
  if (error.revision !== undefined && state.step.name === 'updating') {
    const { draft, saved } = state.step;
    return { ...failed, note: null, step: { name: 'comparing', draft, saved, isRetry: true } };
  }
  if (error.status === 401) return { ...failed, step: { name: 'signInNeeded' } };
  if (error.field === 'publishAt' && error.message !== null) {
    return { ...failed, step: { name: 'choosingTime', error: error.message } };
  }
  // The url is another post's, so nothing has been created under the idempotency key.
  const isTaken = error.status === 409 && state.step.name === 'creating';
  const server = isTaken ? { ...failed.server, sentTexts: null } : failed.server;
  const field = isTaken ? 'url' : fieldNames.find((name) => name === error.field);
  if (!field || !error.message) return failed;
  return {
    ...focusOn(failed, { field }),
    server,
    fieldErrors: { [field]: fieldMessage(field, error.message) },
  };
}

function chooseTheirs(state: PublishingState): PublishingState {
  if (state.step.name !== 'conflict') return state;
  const next: Step = { name: 'reopening', theirs: state.step.theirs };
  return { ...state, step: { name: 'clearing', next } };
}

/** Publishes the draft of a deleted post as a new post. */
function chooseNewPost(state: PublishingState, clientId: string): PublishingState {
  if (state.step.name !== 'deleted') return state;
  const server = { saved: null, clientId, sentTexts: null };
  return start({ ...state, server, goal: 'publish' }, 'send', false);
}

function chooseMine(state: PublishingState, isUrlTaken: boolean): PublishingState {
  if (state.step.name !== 'conflict') return start(state, 'overwrite', isUrlTaken);
  const { saved } = state.step.theirs;
  // A post that was published meanwhile stays published.
  const goal = saved.isPublished ? 'update' : state.goal;
  // The writer has seen this version: only a newer one is another conflict.
  const server = { ...state.server, saved };
  return start({ ...state, goal, server }, 'overwrite', isUrlTaken);
}

function requestPublish(state: PublishingState, isUrlTaken: boolean): PublishingState {
  if (!isWaiting(state)) return state;
  return start({ ...state, goal: isPublished(state) ? 'update' : 'publish' }, 'send', isUrlTaken);
}

function requestDraftSave(state: PublishingState, isUrlTaken: boolean): PublishingState {
  if (!isWaiting(state) || isPublished(state)) return state;
  return start({ ...state, goal: 'saveDraft' }, 'send', isUrlTaken);
}

function requestTime(state: PublishingState): PublishingState {
  if (!isWaiting(state) || isPublished(state)) return state;
  return { ...state, step: { name: 'choosingTime' } };
}

type ChosenTime = { publishAt: string; isUrlTaken: boolean };

function chooseTime(state: PublishingState, { publishAt, isUrlTaken }: ChosenTime) {
  if (state.step.name !== 'choosingTime') return state;
  return start({ ...state, goal: 'schedule', publishAt }, 'send', isUrlTaken);
}

/** The post has no planned time any more: it was taken back, or has come. */
function endPlan(state: PublishingState, isPublishedNow: boolean): PublishingState {
  const { saved } = state.server;
  if (!saved) return state;
  const ended = { ...saved, publishAt: null, isPublished: isPublishedNow || saved.isPublished };
  return { ...state, server: { ...state.server, saved: ended } };
}

function requestUnpublish(state: PublishingState): PublishingState {
  if (!isWaiting(state) || !isPublished(state)) return state;
  return { ...state, step: { name: 'confirmingUnpublish' } };
}

function confirmUnpublish(state: PublishingState): PublishingState {
  const { saved } = state.server;
  if (state.step.name !== 'confirmingUnpublish' || !saved) return state;
  return { ...state, step: { name: 'unpublishing', saved, draft: null } };
}

function reduceStep(
  state: PublishingState,
  event: Exclude<PublishingEvent, AutosaveEvent>,
): PublishingState {
  const { step } = state;
  switch (event.type) {
    case 'checkRequested':
      return start(state, 'check', event.isUrlTaken);
    case 'publishRequested':
      return requestPublish(state, event.isUrlTaken);
    case 'draftSaveRequested':
      return requestDraftSave(state, event.isUrlTaken);
    case 'unpublishRequested':
      return requestUnpublish(state);
    case 'unpublishConfirmed':
      return confirmUnpublish(state);
    case 'timeRequested':
      return requestTime(state);
    case 'timeChosen':
      return chooseTime(state, event);
    case 'planEnded':
      return endPlan(state, event.isPublished);
    case 'findingsIgnored':
      return start(state, 'sendAnyway', event.isUrlTaken);
    case 'mineChosen':
      return chooseMine(state, event.isUrlTaken);
    case 'theirsChosen':
      return chooseTheirs(state);
    case 'newPostChosen':
      return chooseNewPost(state, event.clientId);
    case 'dialogClosed':
      return isWaiting(state) ? { ...state, step: idle } : state;
    case 'placeChosen':
      return isWaiting(state) ? focusOn(state, event.place) : state;
    case 'uploadCancelled':
      return isUploading(step) ? stopUpload(state, uploadTexts.cancelled) : state;
    case 'fieldEdited':
      return forgetError(state, event.field);
    case 'fieldRefused':
      return { ...state, fieldErrors: { ...state.fieldErrors, [event.field]: event.message } };
    case 'previewOpened':
      return { ...state, preview: event.draft };
    case 'previewClosed':
      return { ...state, preview: null };
    case 'draftRead':
      return step.name === 'reading' ? decide(state, step, event) : state;
    case 'fixApplied':
      return recheck(state, event);
    case 'uploadsSettled':
      if (step.name !== 'waitingForUploads') return state;
      return send(state, event.draft, step.isOverwriting);
    case 'compared':
      return compare(state, event.newer);
    case 'stored':
      return continueStored(state);
    case 'progressed':
      return isUploading(step) ? { ...state, progress: event.share } : state;
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
    case 'cleared':
      return step.name === 'clearing' ? { ...state, step: step.next } : state;
    case 'continued':
      if (step.name !== 'continuing') return state;
      return endConflict({ ...state, savedDraft: null, step: idle });
    case 'otherAccountFound':
      return { ...stopUpload(state, null), step: { name: 'otherAccount' } };
    case 'failed':
      return isWaiting(state) ? state : fail(state, event.error);
    default:
      return state;
  }
}

/** The next state. An event that doesn't belong to the current step changes nothing. */
export const reducePublishing = (state: PublishingState, event: PublishingEvent): PublishingState =>
  coordinate(isAutosaveEvent(event) ? reduceAutosave(state, event) : reduceStep(state, event));
