import { brokenFields } from '@contract/ruleParts';
import { createPostRules, updatePostRules } from '@contract/rules';
import { postTexts } from '@contract/texts/postTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { ApiError } from '@/lib/apiError';
import { uploadNote } from '@/lib/useUpload';
import { checkPost, type Place } from '../checks/checkPost';
import type { Draft, SavedPost } from '../draft';
import { type FieldName, fieldNames } from '../form/fieldNames';
import { ruledForm, sentPost } from './postBody';
import {
  type At,
  type FieldErrors,
  type Intent,
  idle,
  isUploading,
  isWaiting,
  type NewerPost,
  type PublishingEvent,
  type PublishingState,
  type Step,
} from './publishingState';

const upload = (state: PublishingState, step: At<'creating' | 'updating'>): PublishingState => ({
  ...state,
  step,
  progress: 0,
  note: null,
});

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

function start(state: PublishingState, intent: Intent, isUrlTaken: boolean): PublishingState {
  if (!isWaiting(state)) return state;
  const fieldErrors = intent === 'check' ? state.fieldErrors : {};
  return { ...state, fieldErrors, step: { name: 'reading', intent, isUrlTaken } };
}

/** Marks every field with an error and focuses the first one. Returns null if there are no errors. */
function refuse(state: PublishingState, fieldErrors: FieldErrors): PublishingState | null {
  const field = fieldNames.find((name) => fieldErrors[name] !== undefined);
  const message = field && fieldErrors[field];
  if (!message) return null;
  return { ...focusOn(state, { field }), step: { name: 'refused', message }, fieldErrors };
}

function decide(
  state: PublishingState,
  { intent, isUrlTaken }: At<'reading'>,
  { draft, uploading }: { draft: Draft; uploading: number },
): PublishingState {
  const findings = checkPost(draft, uploading);
  if (intent === 'check') {
    return { ...state, step: { name: 'reviewing', findings, canPublish: false } };
  }
  const rules = state.server.saved ? updatePostRules : createPostRules;
  const broken = Object.fromEntries(brokenFields(rules, ruledForm(draft)));
  const refused = refuse(state, { ...(isUrlTaken ? { url: postTexts.urlTaken } : {}), ...broken });
  if (refused) return refused;
  if (intent === 'publish' && findings.length > 0) {
    return { ...state, step: { name: 'reviewing', findings, canPublish: true } };
  }
  const isOverwriting = intent === 'overwrite';
  return { ...state, step: { name: 'waitingForUploads', isOverwriting } };
}

function send(state: PublishingState, draft: Draft, isOverwriting: boolean): PublishingState {
  const { saved, sent } = state.server;
  if (!saved && sent) return { ...state, step: { name: 'lookingForSent', draft, sent } };
  if (!saved) return create(state, draft);
  // Everything but the claim of the pictures succeeded the last time.
  if (state.publishedDraft === draft) {
    return { ...state, step: { name: 'finalizing', draft, saved } };
  }
  if (isOverwriting) return update(state, draft, saved);
  return { ...state, step: { name: 'comparing', draft, saved } };
}

/** The device stores what is sent before it is sent, so that a lost answer creates nothing twice. */
function create(state: PublishingState, draft: Draft): PublishingState {
  return {
    ...state,
    server: { saved: null, sent: sentPost(draft, null) },
    sentDraft: draft,
    step: { name: 'storing', next: { name: 'creating', draft }, success: null },
  };
}

/** Stored before it is sent too, so that a lost answer isn't taken for a change by someone else. */
function update(state: PublishingState, draft: Draft, saved: SavedPost): PublishingState {
  const next: Step = { name: 'updating', draft, saved };
  const server = { saved, sent: sentPost(draft, saved.url) };
  return { ...state, server, step: { name: 'storing', next, success: null } };
}

/** What an unanswered creation has created is completed, or updated if the draft is another by now. */
function continueSent(state: PublishingState, draft: Draft, saved: SavedPost): PublishingState {
  if (state.sentDraft === draft) return finalize(state, { draft, saved }, postTexts.created);
  // The url of a saved post can't be changed.
  if (sentPost(draft, null).url !== saved.url) {
    return { ...state, step: { name: 'removingSent', draft, saved } };
  }
  return update(state, draft, saved);
}

function finalize(
  state: PublishingState,
  { draft, saved }: { draft: Draft; saved: SavedPost },
  success: string | null,
): PublishingState {
  const next: Step = { name: 'finalizing', draft, saved };
  return {
    ...state,
    server: { saved, sent: null },
    publishedDraft: draft,
    progress: null,
    step: { name: 'storing', next, success },
  };
}

function forgetError(state: PublishingState, field: FieldName): PublishingState {
  const { [field]: error, ...fieldErrors } = state.fieldErrors;
  return error === undefined ? state : { ...state, fieldErrors };
}

function fail(state: PublishingState, error: ApiError): PublishingState {
  const failed = stopUpload(state, isUploading(state.step) ? uploadNote(error) : state.note);
  if (error.status === 404 && state.step.name === 'updating') {
    return { ...failed, step: { name: 'deleted' } };
  }
  if (error.status === 401) return { ...failed, step: { name: 'signInNeeded' } };
  const field = error.status === 409 ? 'url' : fieldNames.find((name) => name === error.field);
  if (!field || !error.message) return failed;
  return { ...focusOn(failed, { field }), fieldErrors: { [field]: error.message } };
}

function chooseTheirs(state: PublishingState): PublishingState {
  if (state.step.name !== 'conflict') return state;
  const next: Step = { name: 'reopening', theirs: state.step.theirs };
  return { ...state, step: { name: 'clearing', next } };
}

/** Publishes the draft of a deleted post as a new post. */
function chooseNewPost(state: PublishingState): PublishingState {
  if (state.step.name !== 'deleted') return state;
  return start({ ...state, server: { saved: null, sent: null } }, 'publish', false);
}

function compare(state: PublishingState, newer: NewerPost | null): PublishingState {
  if (state.step.name !== 'comparing') return state;
  const { draft, saved } = state.step;
  if (!newer || newer.isSent) return update(state, draft, newer?.saved ?? saved);
  return { ...state, step: { name: 'conflict', mine: draft, theirs: newer } };
}

function continueStored(state: PublishingState): PublishingState {
  if (state.step.name !== 'storing') return state;
  const { next } = state.step;
  return isUploading(next) ? upload(state, next) : { ...state, step: next };
}

/** The next state. An event that doesn't belong to the current step changes nothing. */
export function reducePublishing(state: PublishingState, event: PublishingEvent): PublishingState {
  const { step } = state;
  switch (event.type) {
    case 'checkRequested':
      return start(state, 'check', false);
    case 'publishRequested':
      return start(state, 'publish', event.isUrlTaken);
    case 'findingsIgnored':
      return start(state, 'publishAnyway', event.isUrlTaken);
    case 'mineChosen':
      return start(state, 'overwrite', event.isUrlTaken);
    case 'theirsChosen':
      return chooseTheirs(state);
    case 'newPostChosen':
      return chooseNewPost(state);
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
    case 'uploadsSettled':
      if (step.name !== 'waitingForUploads') return state;
      return send(state, event.draft, step.isOverwriting);
    case 'sentLookedFor':
      if (step.name !== 'lookingForSent') return state;
      return event.found ? continueSent(state, step.draft, event.found) : create(state, step.draft);
    case 'sentRemoved':
      return step.name === 'removingSent' ? create(state, step.draft) : state;
    case 'compared':
      return compare(state, event.newer);
    case 'stored':
      return continueStored(state);
    case 'progressed':
      return isUploading(step) ? { ...state, progress: event.share } : state;
    case 'saved':
      if (!isUploading(step)) return state;
      return finalize(state, { draft: step.draft, saved: event.saved }, null);
    case 'finalized':
      if (step.name !== 'finalizing') return state;
      return { ...state, step: { name: 'clearing', next: { name: 'done' } } };
    case 'cleared':
      return step.name === 'clearing' ? { ...state, step: step.next } : state;
    case 'otherAccountFound':
      if (isWaiting(state)) return state;
      return { ...stopUpload(state, null), step: { name: 'otherAccount' } };
    case 'failed':
      return isWaiting(state) ? state : fail(state, event.error);
    default:
      return state;
  }
}
