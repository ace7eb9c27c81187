import { createPostRules, firstBroken, updatePostRules } from '@contract/rules';
import { postTexts } from '@contract/texts/postTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { ApiError } from '@/lib/apiError';
import { uploadNote } from '@/lib/useUpload';
import { checkPost, type Finding, type Place } from '../checks/checkPost';
import type { Draft, PostOnServer, SavedPost, SentPost } from '../draft';
import { type FieldName, fieldNames } from '../form/fieldNames';
import { postBody, ruledForm, sentTexts } from './postBody';

/** The post as it was changed elsewhere since the editor opened it. */
export type NewerPost = { draft: Draft; saved: SavedPost };

type Intent = 'check' | 'publish' | 'publishAnyway' | 'overwrite';

/** The writer chooses between two versions. */
export type Conflict = { name: 'conflict'; mine: Draft; theirs: NewerPost };

/** A step in which the machine waits for the writer. */
type WaitingStep =
  | { name: 'idle' }
  | { name: 'refused'; message: string }
  /** `canPublish` is false if the writer only asked for the check. */
  | { name: 'reviewing'; findings: readonly Finding[]; canPublish: boolean }
  | Conflict
  | { name: 'signInNeeded' };

/** A step in which the runner makes one call, which ends with an event. */
type RunningStep =
  | { name: 'reading'; intent: Intent; isUrlTaken: boolean }
  | { name: 'waitingForUploads'; isOverwriting: boolean }
  | { name: 'lookingForSent'; draft: Draft; sent: SentPost }
  | { name: 'comparing'; draft: Draft; saved: SavedPost }
  /** Stores on the device what the server has, then continues with `next`. */
  | { name: 'storing'; next: Step; success: string | null }
  | { name: 'creating'; draft: Draft }
  | { name: 'updating'; draft: Draft; saved: SavedPost }
  | { name: 'finalizing'; draft: Draft; saved: SavedPost }
  /** Deletes the local draft, then continues with `next`. */
  | { name: 'clearing'; next: Step }
  | { name: 'reopening'; theirs: NewerPost }
  | { name: 'done' };

export type Step = WaitingStep | RunningStep;

export type PublishingState = {
  step: Step;
  server: PostOnServer;
  /** The draft of the creation that was sent last. */
  sentDraft: Draft | null;
  /** The draft that the server has, though its pictures may still have to be claimed. */
  publishedDraft: Draft | null;
  fieldError: { field: FieldName; message: string } | null;
  /** Where the focus goes; a new object for each request. */
  focus: { place: Place } | null;
  /** The draft that the preview shows. */
  preview: Draft | null;
  /** Share of the upload, from 0 to 1. */
  progress: number | null;
  note: string | null;
};

export type PublishingEvent =
  // from the writer
  | { type: 'publishRequested' | 'findingsIgnored' | 'mineChosen'; isUrlTaken: boolean }
  | { type: 'checkRequested' | 'theirsChosen' | 'dialogClosed' | 'uploadCancelled' }
  | { type: 'placeChosen'; place: Place }
  | { type: 'fieldEdited'; field: FieldName }
  | { type: 'fieldRefused'; field: FieldName; message: string }
  | { type: 'previewOpened'; draft: Draft }
  | { type: 'previewClosed' }
  // from calls that have ended
  | { type: 'draftRead'; draft: Draft; uploading: number }
  | { type: 'uploadsSettled'; draft: Draft }
  | { type: 'sentLookedFor'; found: SavedPost | null }
  | { type: 'compared'; newer: NewerPost | null }
  | { type: 'progressed'; share: number }
  | { type: 'saved'; saved: SavedPost }
  | { type: 'stored' | 'finalized' | 'cleared' }
  | { type: 'failed'; error: ApiError };

type At<Name extends Step['name']> = Extract<Step, { name: Name }>;

const idle: Step = { name: 'idle' };

export const initialPublishing = (server: PostOnServer): PublishingState => ({
  step: idle,
  server,
  sentDraft: null,
  publishedDraft: null,
  fieldError: null,
  focus: null,
  preview: null,
  progress: null,
  note: null,
});

const waitingSteps: ReadonlySet<Step['name']> = new Set<WaitingStep['name']>([
  'idle',
  'refused',
  'reviewing',
  'conflict',
  'signInNeeded',
]);

const isWaiting = ({ step }: PublishingState) => waitingSteps.has(step.name);

const isUploading = (step: Step) => step.name === 'creating' || step.name === 'updating';

/** A change of the draft would now be in neither the post nor the local draft. */
export const isBusy = (state: PublishingState) =>
  !isWaiting(state) && state.step.name !== 'reading';

/** The label of the main button. */
export function publishLabel({ publishedDraft, server }: PublishingState) {
  if (publishedDraft) return 'Finish publishing';
  return server.saved ? 'Update' : 'Publish';
}

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
  const fieldError = intent === 'check' ? state.fieldError : null;
  return { ...state, fieldError, step: { name: 'reading', intent, isUrlTaken } };
}

function refuse(state: PublishingState, field: FieldName, message: string): PublishingState {
  const step: Step = { name: 'refused', message };
  return { ...focusOn(state, { field }), step, fieldError: { field, message } };
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
  const broken = firstBroken(rules, ruledForm(draft));
  if (broken) return refuse(state, broken.field, broken.message);
  if (isUrlTaken) return refuse(state, 'url', postTexts.urlTaken);
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
  if (isOverwriting) return upload(state, { name: 'updating', draft, saved });
  return { ...state, step: { name: 'comparing', draft, saved } };
}

/** The device stores what is sent before it is sent, so that a lost answer creates nothing twice. */
function create(state: PublishingState, draft: Draft): PublishingState {
  const sent = { url: postBody(draft, null).url, texts: sentTexts(draft) };
  return {
    ...state,
    server: { saved: null, sent },
    sentDraft: draft,
    step: { name: 'storing', next: { name: 'creating', draft }, success: null },
  };
}

/** What an unanswered creation has created is completed, or updated if the draft is another by now. */
function continueSent(state: PublishingState, draft: Draft, saved: SavedPost): PublishingState {
  if (state.sentDraft === draft) return finalize(state, { draft, saved }, postTexts.created);
  const next: Step = { name: 'updating', draft, saved };
  const server = { saved, sent: null };
  return { ...state, server, step: { name: 'storing', next, success: null } };
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

function fail(state: PublishingState, error: ApiError): PublishingState {
  const failed = stopUpload(state, isUploading(state.step) ? uploadNote(error) : state.note);
  if (error.status === 401) return { ...failed, step: { name: 'signInNeeded' } };
  const field = error.status === 409 ? 'url' : fieldNames.find((name) => name === error.field);
  if (!field || !error.message) return failed;
  return { ...focusOn(failed, { field }), fieldError: { field, message: error.message } };
}

function chooseTheirs(state: PublishingState): PublishingState {
  if (state.step.name !== 'conflict') return state;
  const next: Step = { name: 'reopening', theirs: state.step.theirs };
  return { ...state, step: { name: 'clearing', next } };
}

function compare(state: PublishingState, newer: NewerPost | null): PublishingState {
  if (state.step.name !== 'comparing') return state;
  const { draft, saved } = state.step;
  if (!newer) return upload(state, { name: 'updating', draft, saved });
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
    case 'dialogClosed':
      return isWaiting(state) ? { ...state, step: idle } : state;
    case 'placeChosen':
      return isWaiting(state) ? focusOn(state, event.place) : state;
    case 'uploadCancelled':
      return isUploading(step) ? stopUpload(state, uploadTexts.cancelled) : state;
    case 'fieldEdited':
      return state.fieldError?.field === event.field ? { ...state, fieldError: null } : state;
    case 'fieldRefused':
      return { ...state, fieldError: { field: event.field, message: event.message } };
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
    case 'failed':
      return isWaiting(state) ? state : fail(state, event.error);
    default:
      return state;
  }
}
