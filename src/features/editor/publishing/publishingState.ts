import type { ApiError } from '@/lib/apiError';
import type { Finding, Gap, Place } from '../draft/checkPost';
import { type Draft, type PostOnServer, pendingNumber, type SavedPost } from '../draft/draft';
import type { FieldName } from '../draft/fieldNames';
import type { FieldErrors } from '../draft/postRules';
import type { NewerPost } from './newerPost';

/**
 * `saveDraft` keeps a post unpublished, `schedule` too until its planned time; `update` leaves it as it is. `savePending`
 * saves changes of a published post that readers don't see.
 */
export type Goal = 'publish' | 'update' | 'saveDraft' | 'schedule' | 'savePending';

/** Whether saving must not make the post public. */
export const keepsDraft = (goal: Goal) => goal === 'saveDraft' || goal === 'schedule';

export type Intent = 'check' | 'send' | 'sendAnyway' | 'overwrite';

/** The writer chooses between two versions. */
export type Conflict = { name: 'conflict'; mine: Draft; theirs: NewerPost };

export type Step =
  // The machine waits for the writer.
  | { name: 'idle' }
  | { name: 'refused'; message: string }
  /** `canPublish` is false if the writer only asked for the check, or if the API would refuse the post. */
  | {
      name: 'reviewing';
      findings: readonly Finding[];
      canPublish: boolean;
      /** The url that was found to belong to another post. */
      takenUrl: string | null;
    }
  | Conflict
  | { name: 'signInNeeded' }
  /** Another account is signed in than the one that opened the editor. */
  | { name: 'otherAccount' }
  /** The post was deleted since the editor opened it. */
  | { name: 'deleted' }
  | { name: 'confirmingUnpublish' }
  | { name: 'choosingTime'; error?: string }
  // An effect runs.
  /** The draft that is sent by itself and one that the writer sends would overtake each other. */
  | { name: 'awaitingAutosave'; intent: Intent; isUrlTaken: boolean }
  | { name: 'reading'; intent: Intent; isUrlTaken: boolean }
  | { name: 'awaitingUploads'; isOverwriting: boolean }
  /**
   * `refused`: the server has refused the update, because the post was changed. `asked`: a newer version is known, and
   * the writer chooses before anything is sent.
   */
  | { name: 'comparing'; draft: Draft; saved: SavedPost; reason?: 'refused' | 'asked' }
  /** Stores on the device what the server has, then continues with `next`. */
  | { name: 'storing'; next: Step; success: string | null }
  | { name: 'creating'; draft: Draft }
  | { name: 'updating'; draft: Draft; saved: SavedPost }
  | { name: 'finalizing'; draft: Draft; saved: SavedPost }
  /** Now, or at the planned time. */
  | { name: 'publishing'; saved: SavedPost; publishAt: string | null }
  /** Continues with saving `draft`, if there is one. */
  | { name: 'unpublishing'; saved: SavedPost; draft: Draft | null }
  /** Deletes the local draft, then continues with `next`. */
  | { name: 'clearing'; next: Step }
  | { name: 'reopening'; theirs: NewerPost }
  /** The editor stays open after the draft was saved. */
  | { name: 'continuing'; saved: SavedPost }
  | { name: 'done' };

/** The save that the writer didn't ask for, of a draft that is not public. It runs beside the steps. */
export type Autosave =
  /** `delayed`: changes wait for their time. */
  | { name: 'none' | 'delayed' }
  /** The draft is compared with the post on the server. `isAsked`: the writer has pressed the key that saves. */
  | { name: 'checking'; isAsked: boolean }
  /** The time of the changes came while the writer was asked for something, or saved. */
  | { name: 'heldBack' }
  /** The post was changed elsewhere, or deleted: nothing is sent until the writer has chosen. */
  | { name: 'outdated'; newer: NewerPost | null }
  /** The page may end: the draft is sent without a comparison. */
  | { name: 'leaving' }
  | { name: 'sending'; draft: Draft; saved: SavedPost | null; isLeaving: boolean }
  /** The server has answered. */
  | { name: 'finishing'; draft: Draft; saved: SavedPost; isRepeated: boolean };

export type PublishingState = {
  step: Step;
  autosave: Autosave;
  /** Whether the editor is open: after it was closed, what is left is sent once. */
  isOpen: boolean;
  server: PostOnServer;
  /** Opened as a new post, or as a draft without an address. The server can have it as a draft that was saved by itself. */
  isNew: boolean;
  /** The draft had an address that was suggested for its title: another title changes it. */
  followsTitle: boolean;
  goal: Goal;
  /** The planned time of the goal `schedule`. */
  publishAt: string | null;
  /** The draft that the server has, though its pictures may still have to be claimed. */
  savedDraft: Draft | null;
  fieldErrors: FieldErrors;
  /** The fields that made the last attempt to send the post fail. */
  gaps: readonly Gap[];
  /** Where the focus goes; a new object for each request. */
  focus: { place: Place } | null;
  /** The draft that the preview shows. */
  preview: Draft | null;
  /** Share of the upload, from 0 to 1. */
  progress: number | null;
  note: string | null;
};

/** What was done with a post when the editor was closed. */
export type SentPost = {
  id: string;
  url: string;
  title: string;
  change: 'published' | 'updated' | 'scheduled';
  /** The planned time; null if it is published. */
  publishAt: string | null;
};

/** What the writer and the screen ask for. */
type WriterEvent =
  | { type: 'publishRequested' | 'draftSaveRequested' | 'checkRequested'; isUrlTaken: boolean }
  | { type: 'findingsIgnored' | 'mineChosen'; isUrlTaken: boolean }
  | { type: 'planEnded'; isPublished: boolean }
  /** The button that shows a known newer version. */
  | { type: 'comparisonRequested' }
  | { type: 'unpublishRequested' | 'unpublishConfirmed' | 'timeRequested' }
  | { type: 'timeChosen'; publishAt: string; isUrlTaken: boolean }
  /** `bothChosen`: what was written becomes a draft of its own. */
  | { type: 'newPostChosen' | 'bothChosen'; clientId: string }
  | { type: 'theirsChosen' | 'dialogClosed' | 'uploadCancelled' }
  | { type: 'placeChosen'; place: Place }
  | { type: 'fieldEdited'; field: FieldName }
  | { type: 'fieldRefused'; field: FieldName; message: string }
  | { type: 'previewOpened'; draft: Draft }
  | { type: 'previewClosed' | 'otherAccountFound' }
  | { type: 'fixApplied'; draft: Draft; uploading: number }
  | { type: 'progressed'; share: number };

/** Ends the effect of a step. */
type StepAnswer =
  | { type: 'draftRead'; draft: Draft; uploading: number }
  | { type: 'uploadsSettled'; draft: Draft }
  | { type: 'compared'; newer: NewerPost | null }
  /** `createdBefore` by an earlier call, maybe from another draft. */
  | { type: 'saved' | 'createdBefore'; saved: SavedPost }
  | { type: 'stored' | 'finalized' | 'published' | 'cleared' | 'continued' }
  | { type: 'unpublished'; saved: SavedPost }
  | { type: 'failed'; error: ApiError };

/** What happens to the page and to the draft. */
type PageEvent =
  | { type: 'editorOpened' | 'editorClosed' | 'autosaveRequested' | 'pageLeft' }
  | { type: 'draftChanged'; hasUnsaved: boolean };

/** Ends the effect of a save that the writer didn't ask for. */
type AutosaveAnswer =
  /** `saved`: the version that the draft continues. */
  | { type: 'autosaveChecked'; draft: Draft; saved: SavedPost | null }
  | { type: 'autosaveSkipped'; next: 'none' | 'delayed' }
  /** null: the post was deleted. */
  | { type: 'newerFound'; newer: NewerPost | null }
  | { type: 'autosaved'; saved: SavedPost; isRepeated: boolean }
  | { type: 'autosaveEnded'; hasUnsaved: boolean }
  | { type: 'autosaveFailed' };

/** Shows a known newer version, or sends the draft. */
type SaveKey = { type: 'saveKeyPressed' };

/** The events that a step, and a save by itself, can get at any time. */
export type StepRequest = (WriterEvent | SaveKey)['type'];
export type AutosaveRequest = (PageEvent | SaveKey)['type'];
export type AnswerType = (StepAnswer | AutosaveAnswer)['type'];
export type PublishingEvent = WriterEvent | SaveKey | PageEvent | StepAnswer | AutosaveAnswer;

/** The events by type, and the states by name. */
export type Events = { [Type in PublishingEvent['type']]: PublishingEvent & { type: Type } };
export type States = { [Name in (Step | Autosave)['name']]: (Step | Autosave) & { name: Name } };

/** Of one effect: leaving its state aborts it. */
export type EffectContext = { signal: AbortSignal; onProgress: (share: number) => void };

export type Transition<Type extends keyof Events, Name extends keyof States = keyof States> = (
  state: PublishingState,
  event: Events[Type],
  at: States[Name],
) => PublishingState;

export const idle: Step = { name: 'idle' };

export type PublishingOptions = {
  isNew?: boolean;
  followsTitle?: boolean;
  /** The post is known to have changed since the version that the draft began from. */
  newer?: NewerPost | null;
};

export const initialPublishing = (
  server: PostOnServer,
  { isNew = false, followsTitle = false, newer = null }: PublishingOptions = {},
): PublishingState => ({
  step: idle,
  autosave: newer ? { name: 'outdated', newer } : { name: 'none' },
  isOpen: false,
  server,
  isNew,
  followsTitle,
  goal: 'publish',
  publishAt: null,
  savedDraft: null,
  fieldErrors: {},
  gaps: [],
  focus: null,
  preview: null,
  progress: null,
  note: null,
});

/** The writer has asked for nothing: a refusal or a mark in a field doesn't keep changes from the server. */
export const isFree = ({ step }: PublishingState) =>
  step.name === 'idle' || step.name === 'refused';

export const focusOn = (state: PublishingState, place: Place): PublishingState => ({
  ...state,
  step: idle,
  focus: { place },
  preview: null,
});

/** A newer version about which the writer has not decided yet. */
export const newerPost = ({ autosave }: PublishingState) =>
  autosave.name === 'outdated' ? autosave.newer : null;

/** Whether the server gets the draft by itself. */
export const isSendingItself = ({ autosave }: PublishingState) =>
  autosave.name === 'sending' || autosave.name === 'finishing';

/** The post on the server if its address is fixed; null while the writer of a new post chooses it. */
export const postWithFixedUrl = ({
  server: { saved },
  isNew,
}: Pick<PublishingState, 'server' | 'isNew'>) => (isNew && !saved?.isPublished ? null : saved);

/** Whether the title still decides the address. */
export const isUrlOpen = (state: PublishingState) => {
  const { saved } = state.server;
  if (saved?.isPublished || saved?.publishAt) return state.isNew && !saved.isPublished;
  return state.isNew || state.followsTitle;
};

/** The address that a change leaves as it is; null if the draft brings its own. */
export const keptUrl = (state: PublishingState) =>
  isUrlOpen(state) ? null : (state.server.saved?.url ?? null);

export const isPublished = ({ server }: PublishingState) => server.saved?.isPublished === true;

/** Whether the server has changes of the published post that readers don't see. */
export const hasPending = ({ server: { saved } }: PublishingState) =>
  saved?.isPublished === true && pendingNumber(saved) > 0;

const isHalfPublished = ({ savedDraft, goal }: PublishingState) =>
  savedDraft !== null && !keepsDraft(goal);

/** The planned time of a draft; null if there is none, or if it is being published before. */
export function plannedTime(state: PublishingState) {
  const { saved } = state.server;
  return saved && !saved.isPublished && !isHalfPublished(state) ? (saved.publishAt ?? null) : null;
}

/** The label of the main button of a post without a planned time. */
export function publishLabel(state: PublishingState) {
  if (isHalfPublished(state)) return 'Finish publishing';
  return isPublished(state) ? 'Update' : 'Publish';
}

/** The label of the button that keeps a post unpublished; null for a published post. */
export function saveDraftLabel(state: PublishingState) {
  if (isPublished(state)) return null;
  if (state.savedDraft && state.goal === 'saveDraft') return 'Finish saving';
  return postWithFixedUrl(state) ? 'Save' : 'Save as draft';
}
