import type { ApiError } from '@/lib/apiError';
import type { Finding, Place } from '../checks/checkPost';
import type { Draft, PostOnServer, SavedPost, SentPost } from '../draft';
import type { FieldName } from '../form/fieldNames';

/** The post as it was changed since the editor opened it. */
export type NewerPost = {
  draft: Draft;
  saved: SavedPost;
  /** Changed by an update of this editor whose answer was lost. */
  isSent: boolean;
};

export type Intent = 'check' | 'publish' | 'publishAnyway' | 'overwrite';

/** The writer chooses between two versions. */
export type Conflict = { name: 'conflict'; mine: Draft; theirs: NewerPost };

/** A step in which the machine waits for the writer. */
type WaitingStep =
  | { name: 'idle' }
  | { name: 'refused'; message: string }
  /** `canPublish` is false if the writer only asked for the check. */
  | { name: 'reviewing'; findings: readonly Finding[]; canPublish: boolean }
  | Conflict
  | { name: 'signInNeeded' }
  /** Another account is signed in than the one that opened the editor. */
  | { name: 'otherAccount' }
  /** The post was deleted since the editor opened it. */
  | { name: 'deleted' };

/** A step in which the runner makes one call, which ends with an event. */
type RunningStep =
  | { name: 'reading'; intent: Intent; isUrlTaken: boolean }
  | { name: 'waitingForUploads'; isOverwriting: boolean }
  | { name: 'lookingForSent'; draft: Draft; sent: SentPost }
  /** Deletes the created post, because the writer has changed the url since. */
  | { name: 'removingSent'; draft: Draft; saved: SavedPost }
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

/** The message beside each field that was refused. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export type PublishingState = {
  step: Step;
  server: PostOnServer;
  /** The draft of the creation that was sent last. */
  sentDraft: Draft | null;
  /** The draft that the server has, though its pictures may still have to be claimed. */
  publishedDraft: Draft | null;
  fieldErrors: FieldErrors;
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
  | { type: 'newPostChosen' }
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
  | { type: 'stored' | 'finalized' | 'cleared' | 'sentRemoved' }
  | { type: 'otherAccountFound' }
  | { type: 'failed'; error: ApiError };

export type At<Name extends Step['name']> = Extract<Step, { name: Name }>;

export const idle: Step = { name: 'idle' };

export const initialPublishing = (server: PostOnServer): PublishingState => ({
  step: idle,
  server,
  sentDraft: null,
  publishedDraft: null,
  fieldErrors: {},
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
  'otherAccount',
  'deleted',
]);

export const isWaiting = ({ step }: PublishingState) => waitingSteps.has(step.name);

export const isUploading = (step: Step) => step.name === 'creating' || step.name === 'updating';

/** A change of the draft would now be in neither the post nor the local draft. */
export const isBusy = (state: PublishingState) =>
  !isWaiting(state) && state.step.name !== 'reading';

/** The label of the main button. */
export function publishLabel({ publishedDraft, server }: PublishingState) {
  if (publishedDraft) return 'Finish publishing';
  return server.saved ? 'Update' : 'Publish';
}
