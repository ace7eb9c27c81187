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
  idle,
  isUploading,
  isWaiting,
  newerPost,
  type PublishingEvent,
  type PublishingState,
  type Step,
} from './publishingState';
import { continueAfter, send } from './sendingSteps';
import {
  chooseBoth,
  chooseMine,
  chooseNewPost,
  chooseTheirs,
  chooseTime,
  confirmUnpublish,
  endPlan,
  pressSaveKey,
  requestComparison,
  requestDraftSave,
  requestPublish,
  requestTime,
  requestUnpublish,
  start,
} from './writerSteps';

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
  // Which version is the basis comes before what is missing in it.
  if (saved && newerPost(state) && intent !== 'overwrite')
    return { ...state, step: { name: 'comparing', draft, saved, reason: 'asked' } };
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
    return { ...failed, note: null, step: { name: 'comparing', draft, saved, reason: 'refused' } };
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
    case 'bothChosen':
      return chooseBoth(state, event.clientId);
    case 'comparisonRequested':
      return requestComparison(state);
    case 'saveKeyPressed':
      return pressSaveKey(state);
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
    case 'progressed':
      return isUploading(step) ? { ...state, progress: event.share } : state;
    case 'compared':
    case 'stored':
    case 'saved':
    case 'createdBefore':
    case 'finalized':
    case 'published':
    case 'unpublished':
      return continueAfter(state, event);
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

function reduceEvent(state: PublishingState, event: PublishingEvent): PublishingState {
  if (!isAutosaveEvent(event)) return reduceStep(state, event);
  const next = reduceAutosave(state, event);
  const isAsked = state.autosave.name === 'checking' && state.autosave.isAsked === true;
  return event.type === 'newerFound' && isAsked ? requestComparison(next) : next;
}

/** The next state. An event that doesn't belong to the current step changes nothing. */
export const reducePublishing = (state: PublishingState, event: PublishingEvent): PublishingState =>
  coordinate(reduceEvent(state, event));
