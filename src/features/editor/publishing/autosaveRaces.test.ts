import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '@/lib/apiError';
import type { Draft } from '../draft/draft';
import { defer } from '../testing/defer';
import { buildDraft } from '../testing/drafts';
import { answered, draftPost, later, openAutosave, rename, theirs } from '../testing/openAutosave';
import { isBusy } from './publishingMachine';
import { type PublishingEvent } from './publishingState';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const publish: PublishingEvent = { type: 'publishRequested', isUrlTaken: false };

test('nothing is saved while the writer publishes', async () => {
  const { draftStore, publishing, api } = openAutosave();
  draftStore.change(rename('Soils'));
  publishing.dispatch({ type: 'autosaveRequested' });
  publishing.dispatch(publish);
  expect(publishing.getState().step.name).toBe('reading');
  await later();
  expect(api.update).not.toHaveBeenCalled();
});

test('a writer who publishes waits for a draft that is being sent', async () => {
  const { draftStore, publishing, api } = openAutosave();
  const answer = defer<typeof answered>();
  api.update.mockReturnValueOnce(answer.promise);
  draftStore.change(rename('Soils'));
  await later();
  publishing.dispatch(publish);
  expect(publishing.getState().step.name).toBe('awaitingAutosave');
  expect(isBusy(publishing.getState())).toBe(false);
  answer.resolve(answered);
  await vi.advanceTimersByTimeAsync(0);
  expect(publishing.getState()).toMatchObject({
    step: { name: 'reading', intent: 'send' },
    server: { saved: answered },
  });
});

test('changes whose time comes while a dialog is open are saved after it was closed', async () => {
  const { draftStore, publishing, api } = openAutosave();
  draftStore.change(rename('Soils'));
  publishing.dispatch({ type: 'timeRequested' });
  await later();
  expect(api.update).not.toHaveBeenCalled();
  publishing.dispatch({ type: 'dialogClosed' });
  await later();
  expect(api.update).toHaveBeenCalledTimes(1);
});

test('a draft that was refused is saved while the writer completes it', async () => {
  const { draftStore, publishing, api } = openAutosave();
  publishing.dispatch(publish);
  const incomplete = buildDraft({ metaDescription: '' });
  publishing.dispatch({ type: 'draftRead', draft: incomplete, uploading: 0 });
  expect(publishing.getState().step.name).toBe('refused');
  draftStore.change(rename('Soils'));
  await later();
  expect(api.update).toHaveBeenCalledTimes(1);
});

test('a save without an answer is continued from the version that it made', async () => {
  const { draftStore, api } = openAutosave();
  api.update.mockRejectedValueOnce(apiError('unreachable'));
  draftStore.change(rename('Soils'));
  await later();
  const made = { ...draftPost, updatedAt: '2026-01-03', revision: 2 };
  const draft = draftStore.draft();
  api.findNewer.mockResolvedValueOnce({ draft, saved: made, hasKnownTexts: true });
  draftStore.change(rename('Soils of the hill'));
  await later();
  const [, sentTexts] = api.findNewer.mock.lastCall ?? [];
  expect(sentTexts).toContain('Soils');
  expect(api.update).toHaveBeenLastCalledWith(made, draftStore.draft(), {
    isLeaving: false,
    isUrlOpen: false,
  });
});

const readDraft = (draft: Draft): PublishingEvent[] => [
  { type: 'draftRead', draft, uploading: 0 },
  { type: 'uploadsSettled', draft },
];

test('a draft is saved again after the writer has decided about another version', async () => {
  const { draftStore, publishing, api } = openAutosave({ isLatest: false });
  draftStore.change(rename('Soils'));
  await later();
  expect(publishing.getState().autosave).toEqual({ name: 'outdated', newer: theirs });
  const draft = draftStore.draft();
  const events: PublishingEvent[] = [
    { type: 'draftSaveRequested', isUrlTaken: false },
    ...readDraft(draft),
    { type: 'compared', newer: theirs },
    { type: 'mineChosen', isUrlTaken: false },
    ...readDraft(draft),
    { type: 'stored' },
    { type: 'saved', saved: answered },
    { type: 'stored' },
    { type: 'finalized' },
    { type: 'cleared' },
    { type: 'continued' },
  ];
  for (const event of events) publishing.dispatch(event);
  expect(publishing.getState().step.name).toBe('idle');
  api.findNewer.mockResolvedValueOnce(null);
  draftStore.change(rename('Soils of the hill'));
  await later();
  expect(api.update).toHaveBeenCalledExactlyOnceWith(answered, draftStore.draft(), {
    isLeaving: false,
    isUrlOpen: false,
  });
});

test('the key that saves shows a version that was saved elsewhere, and saves nothing', async () => {
  const { draftStore, publishing, api } = openAutosave({ isLatest: false });
  draftStore.change(rename('Soils'));
  publishing.dispatch({ type: 'saveKeyPressed' });
  await vi.advanceTimersByTimeAsync(0);
  expect(publishing.getState().step.name).toBe('reading');
  publishing.dispatch({ type: 'draftRead', draft: draftStore.draft(), uploading: 0 });
  // Without a connection, the version that is known.
  publishing.dispatch({ type: 'compared', newer: null });
  expect(publishing.getState().step).toMatchObject({ name: 'conflict', theirs });
  publishing.dispatch({ type: 'dialogClosed' });
  window.dispatchEvent(new Event('pagehide'));
  await later();
  expect(api.update).not.toHaveBeenCalled();
  // It is asked each time, until the writer has chosen.
  publishing.dispatch({ type: 'saveKeyPressed' });
  expect(publishing.getState().step.name).toBe('reading');
});

test('what is written while a draft is sent is sent after it if the editor is closed', async () => {
  const { draftStore, api, stop } = openAutosave();
  const answer = defer<typeof answered>();
  api.update.mockReturnValueOnce(answer.promise);
  draftStore.change(rename('Soils'));
  await later();
  draftStore.change(rename('Soils of the hill'));
  stop();
  answer.resolve(answered);
  await vi.advanceTimersByTimeAsync(0);
  expect(api.update).toHaveBeenLastCalledWith(answered, draftStore.draft(), {
    isLeaving: false,
    isUrlOpen: false,
  });
  expect(api.update).toHaveBeenCalledTimes(2);
});
