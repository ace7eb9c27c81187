import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '@/lib/apiError';
import { fields, notOnServer, paragraph, savedPost } from '../testing/drafts';
import { answered, draftPost, later, openAutosave, rename } from '../testing/openAutosave';
import { serverSaveDelay } from './effects';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('changes of a draft are saved after 30 seconds, together', async () => {
  const { draftStore, publishing, api } = openAutosave();
  draftStore.change(rename('S'));
  await vi.advanceTimersByTimeAsync(serverSaveDelay - 1);
  draftStore.change(rename('Soils'));
  expect(api.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(api.update).toHaveBeenCalledExactlyOnceWith(draftPost, draftStore.draft(), {
    isLeaving: false,
    isUrlOpen: false,
  });
  expect(draftStore.hasUnsaved()).toBe(false);
  expect(api.deleteLocally).toHaveBeenCalledTimes(1);
  expect(publishing.getState()).toMatchObject({
    step: { name: 'idle' },
    server: { saved: answered, sentTexts: null },
  });
});

test('the device knows what is sent before it is sent', async () => {
  const { draftStore, api } = openAutosave();
  api.update.mockRejectedValueOnce(apiError('unreachable'));
  draftStore.change(rename('Soils'));
  await later();
  expect(api.storeLocally.mock.lastCall?.[0].sentTexts).toContain('Soils');
});

test('what is written while a draft is sent stays unsaved until the next time', async () => {
  const { draftStore, api } = openAutosave();
  api.update.mockImplementationOnce(() => {
    draftStore.change({ document: { blocks: [paragraph('Later')] } });
    return Promise.resolve(answered);
  });
  draftStore.change(rename('Soils'));
  await later();
  expect(draftStore.hasUnsaved()).toBe(true);
  expect(api.deleteLocally).not.toHaveBeenCalled();
  await later();
  expect(api.update).toHaveBeenLastCalledWith(answered, draftStore.draft(), {
    isLeaving: false,
    isUrlOpen: false,
  });
  expect(draftStore.hasUnsaved()).toBe(false);
});

test('a failed save is tried again', async () => {
  const { draftStore, api } = openAutosave();
  api.update.mockRejectedValueOnce(apiError('unreachable'));
  draftStore.change(rename('Soils'));
  await later();
  expect(draftStore.hasUnsaved()).toBe(true);
  await later();
  expect(draftStore.hasUnsaved()).toBe(false);
});

test('a draft that was changed elsewhere is left to the writer', async () => {
  const { draftStore, api } = openAutosave({ isLatest: false });
  draftStore.change(rename('Soils'));
  await later();
  await later();
  expect(api.findNewer).toHaveBeenCalledTimes(1);
  expect(api.update).not.toHaveBeenCalled();
});

test('changes of a published post are saved, as readers do not see them', async () => {
  const saved = { ...savedPost, revision: 3 };
  const { draftStore, api } = openAutosave({ saved });
  api.update.mockResolvedValueOnce({ ...saved, pendingRevision: 1 });
  draftStore.change(rename('Soils'));
  await later();
  const options = { isLeaving: false, isUrlOpen: false };
  expect(api.update).toHaveBeenCalledExactlyOnceWith(saved, draftStore.draft(), options);
  expect(draftStore.hasUnsaved()).toBe(false);
});

test('changes by another account or an administrator stay on the device', async () => {
  const { draftStore, api, stop } = openAutosave({ mayRun: false });
  draftStore.change(rename('Soils'));
  await later();
  stop();
  expect(api.findNewer).not.toHaveBeenCalled();
  expect(api.update).not.toHaveBeenCalled();
});

test('a draft without a title and a text waits for one of them', async () => {
  const { draftStore, api } = openAutosave();
  draftStore.change({ ...rename(' '), document: { blocks: [] } });
  await later();
  expect(api.update).not.toHaveBeenCalled();
});

test('what is left is sent when the editor is closed', async () => {
  const { draftStore, api, stop } = openAutosave();
  draftStore.change(rename('Soils'));
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(api.update).toHaveBeenCalledTimes(1);
});

test('a save that fails when the editor is closed is not tried again', async () => {
  const { draftStore, api, stop } = openAutosave();
  api.update.mockRejectedValue(apiError('unreachable'));
  draftStore.change(rename('Soils'));
  stop();
  await later();
  await later();
  expect(api.update).toHaveBeenCalledTimes(1);
});

test('a chosen picture is sent once', async () => {
  const { draftStore, api } = openAutosave();
  const picture = new File(['x'], 'soil.png', { type: 'image/png' });
  draftStore.change({ picture });
  await later();
  expect(api.update.mock.lastCall?.[1].picture).toBe(picture);
  expect(draftStore.draft().picture).toBeNull();
});

const newPost = { saved: null, isNew: true };

test('a new post becomes a draft of the server after 30 seconds, which later changes are saved to', async () => {
  const { draftStore, publishing, api } = openAutosave(newPost);
  draftStore.change(rename('Soils'));
  const first = draftStore.draft();
  await later();
  expect(api.create).toHaveBeenCalledExactlyOnceWith(first, notOnServer.clientId);
  expect(api.continueAs).toHaveBeenCalledExactlyOnceWith(
    answered,
    expect.objectContaining({ saved: answered }),
  );
  expect(api.deleteLocally).toHaveBeenCalledTimes(1);
  expect(draftStore.hasUnsaved()).toBe(false);
  draftStore.change(rename('Soils of the hill'));
  await later();
  expect(api.create).toHaveBeenCalledTimes(1);
  expect(api.update).toHaveBeenCalledExactlyOnceWith(answered, draftStore.draft(), {
    isLeaving: false,
    isUrlOpen: true,
  });
  expect(publishing.getState().server.saved).toEqual(answered);
});

test('a new post that an earlier call has created is saved once more', async () => {
  const { draftStore, api } = openAutosave(newPost);
  api.create.mockResolvedValueOnce({ saved: answered, isRepeated: true });
  draftStore.change(rename('Soils'));
  await later();
  expect(api.continueAs).toHaveBeenCalledTimes(1);
  expect(draftStore.hasUnsaved()).toBe(true);
  await later();
  expect(api.update).toHaveBeenCalledExactlyOnceWith(answered, draftStore.draft(), {
    isLeaving: false,
    isUrlOpen: true,
  });
  expect(draftStore.hasUnsaved()).toBe(false);
});

test.each([
  ['a text', { fields: { ...fields, title: '', url: '' } }],
  ['a title', { fields: { ...fields, url: '' }, document: { blocks: [] } }],
])('a new post with only %s is saved after 30 seconds', async (_, changes) => {
  const { draftStore, api } = openAutosave(newPost);
  draftStore.change(changes);
  await later();
  expect(api.create).toHaveBeenCalledExactlyOnceWith(draftStore.draft(), notOnServer.clientId);
  expect(draftStore.hasUnsaved()).toBe(false);
});

test('a new post without a title and a text stays on the device', async () => {
  const { draftStore, api, stop } = openAutosave(newPost);
  draftStore.change({ fields: { ...fields, title: '' }, document: { blocks: [] } });
  await later();
  stop();
  await later();
  expect(api.create).not.toHaveBeenCalled();
});

const leavePage = async () => {
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
};

test('what is left is sent at once if the page is left, without a comparison that would not end', async () => {
  const { draftStore, api } = openAutosave();
  api.findNewer.mockReturnValue(new Promise(() => undefined));
  draftStore.change(rename('Soils'));
  await later();
  expect(api.findNewer).toHaveBeenCalledTimes(1);
  await leavePage();
  expect(api.noteLocally.mock.lastCall?.[0].sentTexts).toContain('Soils');
  expect(api.update).toHaveBeenCalledExactlyOnceWith(draftPost, draftStore.draft(), {
    isLeaving: true,
    isUrlOpen: false,
  });
  expect(draftStore.hasUnsaved()).toBe(false);
});

test('a new post is created if the page is left', async () => {
  const { draftStore, api } = openAutosave({ saved: null, isNew: true });
  draftStore.change(rename('Soils'));
  await leavePage();
  expect(api.create).toHaveBeenCalledTimes(1);
});

test('a page that is left sends nothing too large to outlive it, and saves it later if it stays', async () => {
  const { draftStore, api } = openAutosave();
  api.canOutlivePage.mockReturnValueOnce(false);
  draftStore.change(rename('Soils'));
  await leavePage();
  expect(api.update).not.toHaveBeenCalled();
  await later();
  expect(api.update).toHaveBeenCalledTimes(1);
});

test('a page that is left sends no change of a post of which no version is known', async () => {
  const { draftStore, api } = openAutosave({ saved: { ...draftPost, revision: undefined } });
  draftStore.change(rename('Soils'));
  await leavePage();
  expect(api.update).not.toHaveBeenCalled();
});

test('a page that is left sends nothing while an earlier save has no answer', async () => {
  const { draftStore, api } = openAutosave();
  api.update.mockReturnValueOnce(new Promise(() => undefined));
  draftStore.change(rename('Soils'));
  await later();
  draftStore.change(rename('Soils of the hill'));
  await leavePage();
  expect(api.update).toHaveBeenCalledTimes(1);
});
