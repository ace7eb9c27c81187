import { expect, test, vi } from 'vitest';
import { apiError } from '@/lib/apiError';
import { createDraftStore } from '../draft/draftStore';
import { defer } from '../testing/defer';
import { buildDraft, notOnServer, savedPost as saved } from '../testing/drafts';
import { createAutosaveApi } from '../testing/openAutosave';
import { createPublishing } from './createPublishing';
import { textsOf } from './postBody';
import type { PublishingApi } from './publishingApi';
import { isBusy } from './publishingMachine';
import type { EffectContext } from './publishingState';
import { type PublishingEvent, type Step } from './publishingState';

const draft = buildDraft();
const created = { saved, isRepeated: false };
/** How a published post is created. */
const published = { isPublished: true, clientId: notOnServer.clientId };
const publish: PublishingEvent = { type: 'publishRequested', isUrlTaken: false };

/** Every call succeeds unless `changes` says otherwise; `calls` lists their names in order. */
function buildApi(changes: Partial<PublishingApi> = {}) {
  const calls: string[] = [];
  function succeed<Answer>(name: keyof PublishingApi, answer: Answer) {
    return vi.fn(() => {
      calls.push(name);
      return Promise.resolve(answer);
    });
  }
  const api = {
    isOtherAccount: () => false,
    readDraft: succeed('readDraft', { draft, uploading: 0 }),
    waitForUploads: succeed('waitForUploads', null),
    findNewer: succeed('findNewer', null),
    create: succeed('create', created),
    update: succeed('update', saved),
    claimPictures: succeed('claimPictures', undefined),
    setPublished: succeed('setPublished', undefined),
    schedule: succeed('schedule', undefined),
    storeLocally: succeed('storeLocally', undefined),
    deleteLocally: succeed('deleteLocally', undefined),
    showError: succeed('showError', undefined),
    showSuccess: succeed('showSuccess', undefined),
    reopen: succeed('reopen', undefined),
    continueWith: vi.fn(() => Promise.resolve(true)),
    leave: succeed('leave', undefined),
  };
  const parts = { draftStore: createDraftStore(draft, false), autosaveApi: createAutosaveApi() };
  return { api, calls, run: { ...parts, api: { ...api, ...changes } } };
}

/** Resolves when the machine has reached the step. */
function reach({ getState, subscribe }: ReturnType<typeof createPublishing>, name: Step['name']) {
  return new Promise<void>((resolve) => {
    const unsubscribe = subscribe(() => {
      if (getState().step.name !== name) return;
      unsubscribe();
      resolve();
    });
  });
}

test('a new post is created, its pictures are claimed and the local draft is deleted', async () => {
  const { api, calls, run } = buildApi();
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch(publish);
  await reach(publishing, 'done');
  expect(calls).toEqual([
    'readDraft',
    'waitForUploads',
    'readDraft',
    'storeLocally',
    'create',
    'showSuccess',
    'storeLocally',
    'claimPictures',
    'deleteLocally',
    'leave',
  ]);
  expect(api.storeLocally).toHaveBeenLastCalledWith({ ...notOnServer, saved });
  expect(api.claimPictures).toHaveBeenCalledWith(saved, draft);
});

test('a saved post is compared with the server and updated', async () => {
  const { api, calls, run } = buildApi();
  const publishing = createPublishing({ ...notOnServer, saved }, run);
  publishing.dispatch(publish);
  await reach(publishing, 'done');
  expect(calls.slice(3, 6)).toEqual(['findNewer', 'storeLocally', 'update']);
  const { title } = draft.fields;
  const { _id: id, url } = saved;
  expect(api.leave).toHaveBeenCalledWith({ id, url, title, change: 'updated', publishAt: null });
});

test('a scheduled post is passed on with its time', async () => {
  const unpublished = { ...saved, isPublished: false };
  const { api, run } = buildApi({ create: async () => ({ ...created, saved: unpublished }) });
  const publishing = createPublishing(notOnServer, run);
  const publishAt = '2030-01-01T10:00:00.000Z';
  publishing.dispatch({ type: 'timeRequested' });
  publishing.dispatch({ type: 'timeChosen', publishAt, isUrlTaken: false });
  await reach(publishing, 'done');
  expect(api.leave).toHaveBeenCalledWith(
    expect.objectContaining({ change: 'scheduled', publishAt }),
  );
});

test('the draft that is sent is read after the uploads have settled', async () => {
  const uploads = defer();
  const late = buildDraft({ title: 'With pictures' });
  const readDraft = vi.fn().mockResolvedValue({ draft: late, uploading: 0 });
  readDraft.mockResolvedValueOnce({ draft, uploading: 0 });
  const { api, run } = buildApi({ readDraft, waitForUploads: () => uploads.promise });
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch(publish);
  await reach(publishing, 'awaitingUploads');
  expect(readDraft).toHaveBeenCalledTimes(1);
  uploads.resolve();
  await reach(publishing, 'done');
  expect(api.create).toHaveBeenCalledWith(late, published, expect.anything());
});

test('a draft is created unpublished, and an editor of the saved post can take over', async () => {
  const continueWith = vi.fn(() => Promise.resolve(false));
  const { api, calls, run } = buildApi({ continueWith });
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch({ type: 'draftSaveRequested', isUrlTaken: false });
  await reach(publishing, 'continuing');
  expect(api.create).toHaveBeenCalledWith(
    draft,
    { ...published, isPublished: false },
    expect.anything(),
  );
  expect(calls).not.toContain('leave');
  expect(continueWith).toHaveBeenCalledExactlyOnceWith(saved, expect.anything());
  expect(isBusy(publishing.getState())).toBe(true);
});

test('a saved draft is updated, then published', async () => {
  const unpublished = { ...saved, isPublished: false };
  const { api, calls, run } = buildApi({ update: () => Promise.resolve(unpublished) });
  const publishing = createPublishing({ ...notOnServer, saved: unpublished }, run);
  publishing.dispatch(publish);
  await reach(publishing, 'done');
  expect(calls.slice(-4)).toEqual(['claimPictures', 'setPublished', 'deleteLocally', 'leave']);
  expect(api.setPublished).toHaveBeenCalledWith(unpublished, true, expect.anything());
});

test('after a failed claim only the claim is repeated', async () => {
  const claimPictures = vi.fn().mockResolvedValue(null);
  claimPictures.mockRejectedValueOnce(apiError('unreachable'));
  const { api, run } = buildApi({ claimPictures });
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch(publish);
  await reach(publishing, 'idle');
  publishing.dispatch(publish);
  await reach(publishing, 'done');
  expect(api.create).toHaveBeenCalledTimes(1);
  expect(api.update).not.toHaveBeenCalled();
  expect(claimPictures).toHaveBeenCalledTimes(2);
});

test('a creation without an answer is sent again with the same key, then updated', async () => {
  const create = vi.fn().mockResolvedValue({ saved, isRepeated: true });
  create.mockRejectedValueOnce(apiError('unreachable'));
  const { api, calls, run } = buildApi({ create });
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch(publish);
  await reach(publishing, 'idle');
  publishing.dispatch(publish);
  await reach(publishing, 'done');
  expect(create.mock.calls.map(([, options]) => options)).toEqual([published, published]);
  expect(api.update).toHaveBeenCalledExactlyOnceWith(saved, draft, expect.anything());
  expect(calls).not.toContain('findNewer');
});

test('an update without an answer is stored, to recognise it the next time', async () => {
  const update = vi.fn().mockResolvedValue(saved);
  update.mockRejectedValueOnce(apiError('unreachable'));
  const { api, run } = buildApi({ update });
  const publishing = createPublishing({ ...notOnServer, saved }, run);
  publishing.dispatch(publish);
  await reach(publishing, 'idle');
  const sentTexts = textsOf(draft, saved.url);
  expect(api.storeLocally).toHaveBeenLastCalledWith({ ...notOnServer, saved, sentTexts });
  publishing.dispatch(publish);
  await reach(publishing, 'done');
  expect(api.findNewer).toHaveBeenLastCalledWith(saved, sentTexts, expect.anything());
});

test('nothing is sent while another account is signed in', async () => {
  let isOtherAccount = true;
  const { calls, run } = buildApi({ isOtherAccount: () => isOtherAccount });
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch(publish);
  await reach(publishing, 'otherAccount');
  expect(calls).not.toContain('create');
  isOtherAccount = false;
  publishing.dispatch(publish);
  await reach(publishing, 'done');
  expect(calls).toContain('create');
});

test('cancelling aborts the upload, and its late answer is dropped', async () => {
  const answer = defer<typeof created>();
  const contexts: EffectContext[] = [];
  const create: PublishingApi['create'] = (_draft, _options, context) => {
    contexts.push(context);
    return answer.promise;
  };
  const { calls, run } = buildApi({ create });
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch(publish);
  await reach(publishing, 'creating');
  contexts[0]?.onProgress(0.4);
  expect(publishing.getState().progress).toBe(0.4);
  publishing.dispatch({ type: 'uploadCancelled' });
  expect(contexts[0]?.signal.aborted).toBe(true);
  answer.resolve(created);
  contexts[0]?.onProgress(0.6);
  await answer.promise;
  expect(publishing.getState()).toMatchObject({ step: { name: 'idle' }, progress: null });
  expect(calls).not.toContain('claimPictures');
});

test('an unexpected exception ends the step like a failed call', async () => {
  const { run } = buildApi({ readDraft: () => Promise.reject(new Error('Broken')) });
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch(publish);
  await reach(publishing, 'idle');
  expect(publishing.getState().note).toBeNull();
});

test('a broken rule is shown as a toast', () => {
  const { api, run } = buildApi();
  const publishing = createPublishing(notOnServer, run);
  publishing.dispatch({ type: 'publishRequested', isUrlTaken: true });
  return reach(publishing, 'refused').then(() =>
    expect(api.showError).toHaveBeenCalledWith('This post url is already taken.'),
  );
});

test('in a conflict, taking the other version deletes the local draft and reopens the editor', async () => {
  const theirs = { draft: buildDraft(), saved, hasKnownTexts: false };
  const { api, calls, run } = buildApi({ findNewer: () => Promise.resolve(theirs) });
  const publishing = createPublishing({ ...notOnServer, saved }, run);
  publishing.dispatch(publish);
  await reach(publishing, 'conflict');
  publishing.dispatch({ type: 'theirsChosen' });
  await reach(publishing, 'reopening');
  expect(calls.slice(-2)).toEqual(['deleteLocally', 'reopen']);
  expect(api.reopen).toHaveBeenCalledWith(theirs);
});
