import type { Draft, PostOnServer, SavedPost } from '../draft/draft';
import type { NewerPost } from './newerPost';
import {
  keepsDraft,
  type PublishingEvent,
  type PublishingState,
  type Step,
} from './publishingState';

/** Of one call: leaving its step aborts it. */
export type StepContext = { signal: AbortSignal; onProgress: (share: number) => void };

type Creation = { isPublished: boolean; clientId: string };
/** `isRepeated`: an earlier call with the same key has created the post. */
type CreatedPost = { saved: SavedPost; isRepeated: boolean };

/** What was done with a post when the editor was closed. */
export type SentPost = {
  id: string;
  url: string;
  title: string;
  change: 'published' | 'updated' | 'scheduled';
  /** The planned time; null if it is published. */
  publishAt: string | null;
};

/** What publishing needs from outside. Calls to the server reject with an `ApiError`. */
export type PublishingApi = {
  /** Another account is signed in than the one that opened the editor. */
  isOtherAccount: () => boolean;
  readDraft: () => Promise<{ draft: Draft; uploading: number }>;
  waitForUploads: () => Promise<unknown>;
  /** Looks for changes since `saved` other than those of the unanswered update with `sentTexts`. */
  findNewer: (
    saved: SavedPost,
    sentTexts: string | null,
    context: StepContext,
  ) => Promise<NewerPost | null>;
  create: (draft: Draft, options: Creation, context: StepContext) => Promise<CreatedPost>;
  update: (saved: SavedPost, draft: Draft, context: StepContext) => Promise<SavedPost>;
  /** Claims the uploaded pictures of the draft for the post. */
  claimPictures: (saved: SavedPost, draft: Draft) => Promise<unknown>;
  setPublished: (saved: SavedPost, isPublished: boolean, context: StepContext) => Promise<unknown>;
  schedule: (saved: SavedPost, publishAt: string, context: StepContext) => Promise<unknown>;
  storeLocally: (server: PostOnServer) => Promise<unknown>;
  deleteLocally: () => Promise<unknown>;
  showError: (message: string) => void;
  showSuccess: (message: string) => void;
  /** Starts again with the version of the server. */
  reopen: (theirs: NewerPost) => Promise<unknown>;
  /** Continues with a saved draft. Returns false if another editor opens it. */
  continueWith: (saved: SavedPost) => boolean;
  /** Closes the editor after the post was published, updated or scheduled. */
  leave: (sent: SentPost | null) => void;
};

/** Makes the call of the step that was just entered. Resolves with the event that ends it, if there is one. */
export type RunStep = (
  state: PublishingState,
  context: StepContext,
) => Promise<PublishingEvent | null>;

/** Steps that call the server as the signed-in account. */
const serverSteps: ReadonlySet<Step['name']> = new Set<Step['name']>([
  'comparing',
  'creating',
  'updating',
  'finalizing',
  'publishing',
  'unpublishing',
]);

const changes = { publish: 'published', update: 'updated', schedule: 'scheduled' } as const;

type Sent = Pick<PublishingState, 'goal' | 'server' | 'savedDraft' | 'publishAt'>;

function sentPost({ goal, server, savedDraft, publishAt }: Sent): SentPost | null {
  if (goal === 'saveDraft' || !server.saved) return null;
  const { _id: id, url } = server.saved;
  const title = savedDraft?.fields.title.trim() ?? '';
  const time = goal === 'schedule' ? publishAt : null;
  return { id, url, title, change: changes[goal], publishAt: time };
}

export const createRunner =
  (api: PublishingApi): RunStep =>
  async (state, context) => {
    const { step, server, goal } = state;
    if (serverSteps.has(step.name) && api.isOtherAccount()) return { type: 'otherAccountFound' };
    switch (step.name) {
      case 'refused':
        api.showError(step.message);
        return null;
      case 'reading':
        return { type: 'draftRead', ...(await api.readDraft()) };
      case 'waitingForUploads':
        await api.waitForUploads();
        return { type: 'uploadsSettled', draft: (await api.readDraft()).draft };
      case 'comparing':
        return {
          type: 'compared',
          newer: await api.findNewer(step.saved, server.sentTexts, context),
        };
      case 'storing':
        if (step.success) api.showSuccess(step.success);
        await api.storeLocally(server);
        return { type: 'stored' };
      case 'creating': {
        const options = { isPublished: !keepsDraft(goal), clientId: server.clientId };
        const { saved, isRepeated } = await api.create(step.draft, options, context);
        return { type: isRepeated ? 'createdBefore' : 'saved', saved };
      }
      case 'updating':
        return { type: 'saved', saved: await api.update(step.saved, step.draft, context) };
      case 'finalizing':
        await api.claimPictures(step.saved, step.draft);
        return { type: 'finalized' };
      case 'publishing':
        if (step.publishAt === null) await api.setPublished(step.saved, true, context);
        else await api.schedule(step.saved, step.publishAt, context);
        return { type: 'published' };
      case 'unpublishing':
        await api.setPublished(step.saved, false, context);
        return { type: 'unpublished' };
      case 'clearing':
        await api.deleteLocally();
        return { type: 'cleared' };
      case 'reopening':
        await api.reopen(step.theirs);
        return null;
      case 'continuing':
        return api.continueWith(step.saved) ? { type: 'continued' } : null;
      case 'done':
        api.leave(sentPost(state));
        return null;
      case 'idle':
      case 'waitingForAutosave':
      case 'reviewing':
      case 'conflict':
      case 'signInNeeded':
      case 'otherAccount':
      case 'deleted':
      case 'confirmingUnpublish':
      case 'choosingTime':
      default:
        return null;
    }
  };
