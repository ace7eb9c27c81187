import { type Draft, pendingNumber } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import { draftRefusal } from '../draft/postRules';
import { textsOf } from './postBody';
import type { PublishingApi, ServerAutosaveApi } from './publishingApi';
import {
  type EffectContext,
  type Events,
  isUrlOpen,
  keepsDraft,
  type PublishingEvent,
  type PublishingState,
  type SentPost,
  type States,
} from './publishingState';

/** How long changes of a draft wait until they are sent, in milliseconds. */
export const serverSaveDelay = 30_000;

/** The parts of an open editor that the effects need. Calls to the server reject with an `ApiError`. */
export type PublishingParts = {
  api: PublishingApi;
  draftStore: DraftStore;
  autosaveApi: ServerAutosaveApi;
};

export type EffectCall = PublishingParts & { state: PublishingState; context: EffectContext };

/** The events that end the effect of each state which has one that can fail. */
export type Answers = {
  reading: 'draftRead';
  awaitingUploads: 'uploadsSettled';
  comparing: 'compared';
  storing: 'stored';
  creating: 'saved' | 'createdBefore';
  updating: 'saved';
  finalizing: 'finalized';
  publishing: 'published';
  unpublishing: 'unpublished';
  clearing: 'cleared';
  reopening: never;
  continuing: 'continued';
  done: never;
  checking: 'autosaveChecked' | 'autosaveSkipped' | 'newerFound';
  leaving: 'autosaveChecked' | 'autosaveSkipped' | 'newerFound';
  sending: 'autosaved';
  finishing: 'autosaveEnded';
};

type Answer<Name> = Name extends keyof Answers ? Events[Answers[Name]] : PublishingEvent;

/** Runs while a state lasts. Resolves with the event that ends it, if there is one. */
export type Effect<Name extends keyof States, End = Answer<Name> | Events['otherAccountFound']> = (
  call: EffectCall,
  at: States[Name],
) => Promise<End | null>;

/** Calls the server as the account that opened the editor. */
export const asAccount =
  <Name extends keyof States>(effect: Effect<Name>): Effect<Name> =>
  async (call, at) =>
    call.api.isOtherAccount() ? { type: 'otherAccountFound' } : effect(call, at);

export const showRefusal: Effect<'refused'> = async ({ api }, { message }) => {
  api.showError(message);
  return null;
};

export const readDraft: Effect<'reading'> = async ({ api }) => ({
  type: 'draftRead',
  ...(await api.readDraft()),
});

export const waitForUploads: Effect<'awaitingUploads'> = async ({ api }) => {
  await api.waitForUploads();
  return { type: 'uploadsSettled', draft: (await api.readDraft()).draft };
};

export const findNewer: Effect<'comparing'> = async ({ api, state, context }, { saved }) => ({
  type: 'compared',
  newer: await api.findNewer(saved, state.server.sentTexts, context),
});

export const storeLocally: Effect<'storing'> = async ({ api, state }, { success }) => {
  if (success) api.showSuccess(success);
  await api.storeLocally(state.server);
  return { type: 'stored' };
};

export const createPost: Effect<'creating'> = async ({ api, state, context }, { draft }) => {
  const options = { isPublished: !keepsDraft(state.goal), clientId: state.server.clientId };
  const { saved, isRepeated } = await api.create(draft, options, context);
  return { type: isRepeated ? 'createdBefore' : 'saved', saved };
};

export const updatePost: Effect<'updating'> = async (
  { api, state, context },
  { saved, draft },
) => ({
  type: 'saved',
  saved: await api.update(saved, draft, { ...context, isUrlOpen: isUrlOpen(state) }),
});

export const claimPictures: Effect<'finalizing'> = async ({ api }, { saved, draft }) => {
  await api.claimPictures(saved, draft);
  return { type: 'finalized' };
};

export const publishPost: Effect<'publishing'> = async ({ api, context }, { saved, publishAt }) => {
  if (publishAt === null) await api.setPublished(saved, true, context);
  else await api.schedule(saved, publishAt, context);
  return { type: 'published' };
};

/** Unpublishing makes the unpublished changes a version of the draft. */
export const unpublishPost: Effect<'unpublishing'> = async (
  { api, draftStore, context },
  { saved },
) => {
  await api.setPublished(saved, false, context);
  const unpublished = { ...saved, isPublished: false };
  if (pendingNumber(saved) === 0) return { type: 'unpublished', saved: unpublished };
  const shown = textsOf(draftStore.draft(), saved.url);
  const newer = await api.findNewer(unpublished, shown, context);
  return { type: 'unpublished', saved: newer?.hasKnownTexts ? newer.saved : unpublished };
};

export const deleteLocally: Effect<'clearing'> = async ({ api }) => {
  await api.deleteLocally();
  return { type: 'cleared' };
};

export const reopen: Effect<'reopening'> = async ({ api }, { theirs }) => {
  await api.reopen(theirs);
  return null;
};

export const continueWriting: Effect<'continuing'> = async ({ api, state }, { saved }) =>
  (await api.continueWith(saved, state.server)) ? { type: 'continued' } : null;

const changes = { publish: 'published', update: 'updated', schedule: 'scheduled' } as const;

function sentPost({ goal, server, savedDraft, publishAt }: PublishingState): SentPost | null {
  if (goal === 'saveDraft' || goal === 'savePending' || !server.saved) return null;
  const { _id: id, url } = server.saved;
  const title = savedDraft?.fields.title.trim() ?? '';
  const time = goal === 'schedule' ? publishAt : null;
  return { id, url, title, change: changes[goal], publishAt: time };
}

export const leaveEditor: Effect<'done'> = async ({ api, state }) => {
  api.leave(sentPost(state));
  return null;
};

/** Ends only if the state is not left before. */
export const waitForTime: Effect<'delayed'> = ({ context: { signal } }) =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ type: 'autosaveRequested' }), serverSaveDelay);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

const skip = (next: 'none' | 'delayed'): Events['autosaveSkipped'] => ({
  type: 'autosaveSkipped',
  next,
});

export async function checkDraft(
  { draftStore, autosaveApi: api, state: { server } }: EffectCall,
  { name }: States['checking' | 'leaving'],
): Promise<Answer<'checking'>> {
  const isLeaving = name === 'leaving';
  const { saved, sentTexts } = server;
  if (!draftStore.mayHaveUnsaved() || !api.mayRun(saved)) return skip('none');
  if (draftStore.uploading() > 0) return skip('delayed');
  const draft = await draftStore.read();
  if (!draftStore.hasUnsaved()) return skip('none');
  if (draftRefusal(draft, { saved, isUrlTaken: false }).message !== null) return skip('delayed');
  // A version that isn't known could be overwritten: the device has the draft.
  const isKnown = !saved || (saved.revision !== undefined && sentTexts === null);
  if (isLeaving && !(isKnown && api.canOutlivePage(draft))) return skip('delayed');
  if (isLeaving || !saved) return { type: 'autosaveChecked', draft, saved };
  const newer = await api.findNewer(saved, sentTexts);
  if (newer === 'deleted') return { type: 'newerFound', newer: null };
  const isOwn = newer?.hasKnownTexts === true && newer.saved.isPublished === saved.isPublished;
  if (newer && !isOwn) return { type: 'newerFound', newer };
  const latest = newer?.saved ?? saved;
  return api.mayRun(latest) ? { type: 'autosaveChecked', draft, saved: latest } : skip('none');
}

export const sendDraft: Effect<'sending'> = async (
  { autosaveApi: api, state },
  { draft, saved, isLeaving },
) => {
  const { server } = state;
  // Stored before it is sent, so that a lost answer isn't taken for a change by someone else.
  if (isLeaving) api.noteLocally(server);
  else await api.storeLocally(server);
  if (!saved) return { type: 'autosaved', ...(await api.create(draft, server.clientId)) };
  const updated = await api.update(saved, draft, { isLeaving, isUrlOpen: isUrlOpen(state) });
  return { type: 'autosaved', saved: updated, isRepeated: false };
};

async function forget({ draftStore, autosaveApi: api, state }: EffectCall, sent: Draft) {
  const current = draftStore.draft();
  if (current === sent) draftStore.markSaved({ picture: null });
  else if (current.picture === sent.picture) draftStore.change({ picture: null });
  await api.storeLocally(state.server);
  if (!draftStore.hasUnsaved()) await api.deleteLocally();
}

export const finishSaving: Effect<'finishing'> = async (call, { saved, draft, isRepeated }) => {
  const { autosaveApi, draftStore, state } = call;
  if (state.isNew || state.followsTitle) await autosaveApi.continueAs(saved, state.server);
  if (!isRepeated) await forget(call, draft);
  return { type: 'autosaveEnded', hasUnsaved: draftStore.hasUnsaved() };
};
