import { missingFieldTexts } from '@contract/texts/editorTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { describe, expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import type { Draft } from '../draft/draft';
import { buildDraft, notOnServer, savedPost as published } from '../testing/drafts';
import { reducePublishing } from './publishingMachine';
import { initialPublishing, type PublishingEvent, type PublishingState } from './publishingState';

const draft = buildDraft();
const unpublished = { ...published, isPublished: false };
const newPost = initialPublishing(notOnServer);
const savedDraft = initialPublishing({ ...notOnServer, saved: unpublished });
const savedPost = initialPublishing({ ...notOnServer, saved: published });
const publish: PublishingEvent = { type: 'publishRequested', isUrlTaken: false };
const saveDraft: PublishingEvent = { type: 'draftSaveRequested', isUrlTaken: false };
const draftRead: PublishingEvent = { type: 'draftRead', draft, uploading: 0 };
const settled: PublishingEvent = { type: 'uploadsSettled', draft };
const unchanged: PublishingEvent = { type: 'compared', newer: null };
const stored: PublishingEvent = { type: 'stored' };
const finalized: PublishingEvent = { type: 'finalized' };
const failed: PublishingEvent = { type: 'failed', error: apiError('unreachable') };
const savedAs = (saved: typeof published): PublishingEvent => ({ type: 'saved', saved });

const after = (state: PublishingState, ...events: PublishingEvent[]) =>
  events.reduce(reducePublishing, state);

describe('saving a draft', () => {
  test('a new post is created and stays open', () => {
    const creating = after(newPost, saveDraft, draftRead, settled, stored);
    expect(creating).toMatchObject({ goal: 'saveDraft', step: { name: 'creating' } });
    const answered = after(creating, savedAs(unpublished));
    expect(answered.step).toMatchObject({ success: writingTexts.draftSaved });
    const next = { name: 'continuing', saved: unpublished };
    const clearing = after(answered, stored, finalized);
    expect(clearing.step).toEqual({ name: 'clearing', next });
    const open = after(clearing, { type: 'cleared' }, { type: 'continued' });
    expect(open).toMatchObject({
      step: { name: 'idle' },
      server: { ...notOnServer, saved: unpublished },
      savedDraft: null,
    });
  });

  test('an unpublished post is updated and not published', () => {
    const updating = after(savedDraft, saveDraft, draftRead, settled, unchanged, stored);
    expect(updating.step.name).toBe('updating');
    const end = after(updating, savedAs(unpublished), stored, finalized);
    expect(end.step).toEqual({
      name: 'clearing',
      next: { name: 'continuing', saved: unpublished },
    });
  });

  test('only a title or a text is mandatory until the post is published', () => {
    const read = (incomplete: Draft) =>
      ({ type: 'draftRead', draft: incomplete, uploading: 0 }) as const;
    const incomplete = read({ ...buildDraft({ metaDescription: '' }), picture: null });
    expect(after(newPost, saveDraft, incomplete).step.name).toBe('awaitingUploads');
    const message = 'A draft needs a title or a text.';
    const empty = { ...buildDraft({ title: '' }), document: { blocks: [] } };
    expect(after(newPost, saveDraft, read(empty))).toMatchObject({
      step: { name: 'refused', message },
      fieldErrors: { title: message },
    });
    const saved = { ...unpublished, picture: '' };
    expect(after(initialPublishing({ ...notOnServer, saved }), publish, incomplete)).toMatchObject({
      fieldErrors: {
        metaDescription: missingFieldTexts.metaDescription,
        postImage: missingFieldTexts.postImage,
      },
    });
  });

  test('findings are not shown', () => {
    const event = { type: 'draftRead', draft, uploading: 1 } as const;
    expect(after(newPost, saveDraft, event).step.name).toBe('awaitingUploads');
  });

  test('a published post can not be saved as a draft', () => {
    expect(after(savedPost, saveDraft)).toBe(savedPost);
  });

  const theirs = { draft, saved: published, hasKnownTexts: true };

  test('a post that was published elsewhere is a conflict, and stays published', () => {
    const newer: PublishingEvent = { type: 'compared', newer: theirs };
    const conflict = after(savedDraft, saveDraft, draftRead, settled, newer);
    expect(conflict.step.name).toBe('conflict');
    const mine = after(conflict, { type: 'mineChosen', isUrlTaken: false }, draftRead, settled);
    const end = after(mine, stored, savedAs(published), stored, finalized);
    expect(end.step).toEqual({ name: 'clearing', next: { name: 'done' } });
  });

  test('if both versions are kept, the own one becomes a new draft and the post stays', () => {
    const newer: PublishingEvent = { type: 'compared', newer: theirs };
    const conflict = after(savedDraft, saveDraft, draftRead, settled, newer);
    const both: PublishingEvent = { type: 'bothChosen', clientId: 'key-0003' };
    const creating = after(conflict, both, draftRead, settled, stored);
    expect(creating).toMatchObject({
      goal: 'saveDraft',
      step: { name: 'creating', draft },
      server: { saved: null, clientId: 'key-0003' },
      autosave: { name: 'none' },
    });
    expect(after(savedDraft, both)).toBe(savedDraft);
  });

  test('a draft whose creation was not answered, and that another device has continued, is compared', () => {
    const continued = { ...unpublished, revision: 2 };
    const createdBefore: PublishingEvent = { type: 'createdBefore', saved: continued };
    const creating = after(newPost, saveDraft, draftRead, settled, stored);
    const comparing = after(creating, createdBefore);
    expect(comparing.step).toMatchObject({ name: 'comparing', draft, saved: { revision: 0 } });
    const newer: PublishingEvent = {
      type: 'compared',
      newer: { ...theirs, saved: continued, hasKnownTexts: false },
    };
    expect(after(comparing, newer).step).toMatchObject({ name: 'conflict', mine: draft });
    const first: PublishingEvent = {
      type: 'createdBefore',
      saved: { ...unpublished, revision: 1 },
    };
    expect(after(creating, first).step).toMatchObject({ name: 'storing' });
  });

  test('a post that an unanswered call has published is unpublished first', () => {
    const createdBefore: PublishingEvent = { type: 'createdBefore', saved: published };
    const unpublishing = after(newPost, saveDraft, draftRead, settled, stored, createdBefore);
    expect(unpublishing.step).toEqual({ name: 'unpublishing', saved: published, draft });
    const updating = after(unpublishing, { type: 'unpublished', saved: unpublished }, stored);
    expect(updating.step).toEqual({ name: 'updating', draft, saved: unpublished });
  });
});

describe('publishing a saved draft', () => {
  const updated = after(
    savedDraft,
    publish,
    draftRead,
    settled,
    unchanged,
    stored,
    savedAs(unpublished),
  );
  const publishing = after(updated, stored, finalized);

  test('updates the post, then publishes it, then it is done', () => {
    expect(updated.step).toMatchObject({ name: 'storing', success: null });
    expect(publishing.step).toEqual({
      name: 'publishing',
      saved: unpublished,
      publishAt: null,
    });
    const end = after(publishing, { type: 'published' });
    expect(end.server.saved).toEqual(published);
    expect(end.step).toEqual({ name: 'clearing', next: { name: 'done' } });
  });

  test('if the answer to publishing is lost, only publishing is repeated', () => {
    const retry = after(publishing, failed, publish, draftRead, settled);
    expect(retry.step.name).toBe('finalizing');
    expect(after(retry, finalized).step).toEqual({
      name: 'publishing',
      saved: unpublished,
      publishAt: null,
    });
  });

  test('if it has changed after a lost answer, it is updated without a conflict', () => {
    const changed = buildDraft({ title: 'Changed' });
    const newer = { draft, saved: published, hasKnownTexts: true };
    const updating = after(
      publishing,
      failed,
      publish,
      { type: 'draftRead', draft: changed, uploading: 0 },
      { type: 'uploadsSettled', draft: changed },
      { type: 'compared', newer },
      stored,
    );
    expect(updating.step).toEqual({ name: 'updating', draft: changed, saved: published });
    const end = after(updating, savedAs(published), stored, finalized);
    expect(end.step).toEqual({ name: 'clearing', next: { name: 'done' } });
  });
});

test('updating a post that was unpublished elsewhere does not publish it', () => {
  const events = [publish, draftRead, settled, unchanged, stored, savedAs(unpublished), stored];
  const end = after(savedPost, ...events, finalized);
  expect(end.step).toEqual({ name: 'clearing', next: { name: 'done' } });
});

describe('unpublishing', () => {
  const asked = after(savedPost, { type: 'unpublishRequested' });

  test('asks first, and keeps the editor open', () => {
    expect(asked.step).toEqual({ name: 'confirmingUnpublish' });
    const unpublishing = after(asked, { type: 'unpublishConfirmed' });
    expect(unpublishing.step).toEqual({ name: 'unpublishing', saved: published, draft: null });
    const end = after(unpublishing, { type: 'unpublished', saved: unpublished }, stored);
    expect(end).toMatchObject({ step: { name: 'idle' }, server: { saved: unpublished } });
  });

  test('can be cancelled', () => {
    expect(after(asked, { type: 'dialogClosed' })).toEqual(savedPost);
  });

  test.each([
    ['new', newPost],
    ['unpublished', savedDraft],
  ])('is not offered for a post that is %s', (_, state) => {
    expect(after(state, { type: 'unpublishRequested' })).toBe(state);
    expect(after(state, { type: 'unpublishConfirmed' })).toBe(state);
  });
});

describe('scheduling', () => {
  const publishAt = '2026-12-04T08:00:00.000Z';
  const choose: PublishingEvent[] = [
    { type: 'timeRequested' },
    { type: 'timeChosen', publishAt, isUrlTaken: false },
  ];

  test('a new post is saved as a draft, then planned', () => {
    const creating = after(newPost, ...choose, draftRead, settled, stored);
    expect(creating).toMatchObject({ goal: 'schedule', step: { name: 'creating' } });
    const saving = after(creating, savedAs(unpublished));
    // Planning reports its own success.
    expect(saving.step).toMatchObject({ success: null });
    const planning = after(saving, stored, finalized);
    expect(planning.step).toEqual({ name: 'publishing', saved: unpublished, publishAt });
    const planned = after(planning, { type: 'published' });
    expect(planned.step).toEqual({ name: 'clearing', next: { name: 'done' } });
    expect(planned.server.saved).toEqual(unpublished);
  });

  test('a saved draft is updated first', () => {
    const updating = after(savedDraft, ...choose, draftRead, settled, unchanged, stored);
    expect(updating).toMatchObject({ goal: 'schedule', step: { name: 'updating' } });
  });

  test('needs what publishing needs', () => {
    const incomplete = { ...draft, fields: { ...draft.fields, metaDescription: '' } };
    const refused = after(newPost, ...choose, { ...draftRead, draft: incomplete });
    expect(refused.step).toMatchObject({ name: 'refused' });
  });

  test('a published post has no time to choose', () => {
    expect(after(savedPost, { type: 'timeRequested' })).toBe(savedPost);
    expect(after(newPost, choose[1] ?? publish)).toBe(newPost);
  });

  test('publishing now, after a time was chosen and refused, does not plan', () => {
    const failedPlan = after(newPost, ...choose, draftRead, settled, stored, failed);
    const creating = after(failedPlan, publish, draftRead, settled, stored);
    const answered = after(creating, savedAs(unpublished), stored, finalized);
    expect(answered.step).toEqual({ name: 'publishing', saved: unpublished, publishAt: null });
  });
});
