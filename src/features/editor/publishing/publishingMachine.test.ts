import { missingFieldTexts } from '@contract/texts/editorTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { describe, expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { buildDraft, notOnServer, savedPost as saved } from '../testing/drafts';
import { textsOf } from './postBody';
import { reducePublishing } from './publishingMachine';
import {
  initialPublishing,
  type PublishingEvent,
  type PublishingState,
  publishLabel,
  type Step,
} from './publishingState';

const draft = buildDraft();
const sentTexts = textsOf(draft, null);
const theirs = {
  draft: buildDraft({ title: 'Theirs' }),
  saved: { ...saved, updatedAt: '2026-02' },
  hasKnownTexts: false,
};
const newPost = initialPublishing(notOnServer);
const savedPost = initialPublishing({ ...notOnServer, saved });
const publish: PublishingEvent = { type: 'publishRequested', isUrlTaken: false };
const draftRead: PublishingEvent = { type: 'draftRead', draft, uploading: 0 };
const settled: PublishingEvent = { type: 'uploadsSettled', draft };

const at = (step: Step, state: PublishingState = newPost): PublishingState => ({ ...state, step });

const after = (state: PublishingState, ...events: PublishingEvent[]) =>
  events.reduce(reducePublishing, state);

describe('the checks before anything is sent', () => {
  test('publishing reads the draft and forgets the last error', () => {
    const failed = { ...newPost, fieldErrors: { url: 'Taken' } } as const;
    expect(after(failed, publish)).toEqual(
      at({ name: 'reading', intent: 'send', isUrlTaken: false }),
    );
  });

  test('a broken rule is reported beside its field, which gets the focus', () => {
    const draft = buildDraft({ title: ' ' });
    const state = after({ ...newPost, preview: draft }, publish, {
      type: 'draftRead',
      draft,
      uploading: 0,
    });
    const message = 'All fields are mandatory!!';
    expect(state.step).toEqual({ name: 'refused', message });
    expect(state).toMatchObject({
      fieldErrors: { title: missingFieldTexts.title },
      focus: { place: { field: 'title' } },
      preview: null,
    });
  });

  test('every field that breaks a rule is marked, and the first one gets the focus', () => {
    const draft = { ...buildDraft({ metaDescription: ' ', url: '' }), picture: null };
    const state = after(newPost, publish, { type: 'draftRead', draft, uploading: 0 });
    const { metaDescription, postImage, url } = missingFieldTexts;
    expect(state.step).toEqual({ name: 'refused', message: validationTexts.postIncomplete });
    expect(state.fieldErrors).toEqual({ metaDescription, postImage, url });
    expect(state.focus).toEqual({ place: { field: 'postImage' } });
  });

  test.each([
    ['mandatory for a new post', newPost, 'refused'],
    ['optional for a saved one', savedPost, 'awaitingUploads'],
  ])('the picture is %s', (_, state, step) => {
    const event = { type: 'draftRead', draft: { ...draft, picture: null }, uploading: 0 } as const;
    expect(after(state, publish, event).step.name).toBe(step);
  });

  test('a taken url is refused', () => {
    const state = after(newPost, { type: 'publishRequested', isUrlTaken: true }, draftRead);
    expect(state.step).toEqual({ name: 'refused', message: writingTexts.urlTaken });
    expect(state.fieldErrors).toEqual({ url: writingTexts.urlTaken });
  });

  test('findings are shown before publishing, and can be ignored', () => {
    const reviewing = after(newPost, publish, { type: 'draftRead', draft, uploading: 1 });
    expect(reviewing.step).toMatchObject({
      name: 'reviewing',
      findings: [{ message: 'A picture is still uploading.' }],
      canPublish: true,
    });
    const ignored = after(
      reviewing,
      { type: 'findingsIgnored', isUrlTaken: false },
      { type: 'draftRead', draft, uploading: 1 },
    );
    expect(ignored.step).toEqual({ name: 'awaitingUploads', isOverwriting: false });
  });

  test('a document that the API refuses is shown, and can not be published anyway', () => {
    const blocks = [{ id: 'long', type: 'paragraph', data: { text: 'a'.repeat(200_001) } }];
    const long = { ...draft, document: { blocks } };
    const reviewing = after(newPost, publish, { type: 'draftRead', draft: long, uploading: 0 });
    expect(reviewing.step).toMatchObject({
      name: 'reviewing',
      findings: [{ message: 'A block is too long: 200,000 characters at most.' }],
      canPublish: false,
    });
  });

  test('ignored findings do not bypass the rules', () => {
    const event = { type: 'draftRead', draft: buildDraft({ url: '' }), uploading: 0 } as const;
    const state = after(newPost, { type: 'findingsIgnored', isUrlTaken: false }, event);
    expect(state.step.name).toBe('refused');
  });

  test('a check alone lists what publishing would refuse, and keeps the errors beside the fields', () => {
    const fieldErrors = { title: 'Missing' };
    const event = { type: 'draftRead', draft: buildDraft({ title: '' }), uploading: 0 } as const;
    const state = after(
      { ...newPost, fieldErrors },
      { type: 'checkRequested', isUrlTaken: false },
      event,
    );
    expect(state.step).toEqual({
      name: 'reviewing',
      findings: [{ message: missingFieldTexts.title, place: { field: 'title' } }],
      canPublish: false,
      takenUrl: null,
    });
    expect(state.fieldErrors).toBe(fieldErrors);
  });

  test('a chosen finding closes the dialog and the preview and moves the focus', () => {
    const reviewing = at({ name: 'reviewing', findings: [], canPublish: true, takenUrl: null });
    const event = { type: 'placeChosen', place: { block: 2 } } as const;
    const state = after({ ...reviewing, preview: draft }, event);
    expect(state).toEqual({ ...newPost, focus: { place: { block: 2 } } });
    expect(after(state, event).focus).not.toBe(state.focus);
  });

  test.each<Step>([
    { name: 'reviewing', findings: [], canPublish: true, takenUrl: null },
    { name: 'conflict', mine: draft, theirs },
    { name: 'signInNeeded' },
    { name: 'refused', message: 'No' },
  ])('the dialog of $name can be closed, and publishing starts again', (step) => {
    expect(after(at(step), { type: 'dialogClosed' }).step).toEqual({ name: 'idle' });
    expect(after(at(step), publish).step.name).toBe('reading');
  });
});

describe('creating', () => {
  const waiting = at({ name: 'awaitingUploads', isOverwriting: false });
  const creating = after(waiting, settled, { type: 'stored' });

  test('waits for the uploads, then stores what is sent, then sends it', () => {
    expect(after(newPost, publish, draftRead)).toEqual(waiting);
    const storing = after(waiting, settled);
    expect(storing.server).toEqual({ ...notOnServer, sentTexts });
    expect(storing.step).toMatchObject({ name: 'storing', success: null });
    expect(creating.step).toEqual({ name: 'creating', draft });
  });

  test('the answer is stored, then pictures are claimed, the local draft is deleted, and it is done', () => {
    const stored = after(creating, { type: 'saved', saved });
    expect(stored.server).toEqual({ ...notOnServer, saved });
    expect(stored.step.name).toBe('storing');
    const finalizing = after(stored, { type: 'stored' });
    expect(finalizing.step).toEqual({ name: 'finalizing', draft, saved });
    const clearing = after(finalizing, { type: 'finalized' });
    expect(clearing.step).toEqual({ name: 'clearing', next: { name: 'done' } });
    expect(after(clearing, { type: 'cleared' }).step).toEqual({ name: 'done' });
  });

  test('the upload shows its progress and can be cancelled', () => {
    expect(creating.progress).toBe(0);
    const half = after(creating, { type: 'progressed', share: 0.5 });
    expect(half).toEqual({ ...creating, progress: 0.5 });
    expect(after(half, { type: 'uploadCancelled' })).toEqual({
      ...creating,
      step: { name: 'idle' },
      progress: null,
      note: uploadTexts.cancelled,
    });
    expect(after(half, { type: 'saved', saved }).progress).toBeNull();
  });

  const createdBefore = { type: 'createdBefore', saved } as const;

  test('an unanswered creation is sent again with the same key', () => {
    const failed = after(creating, { type: 'failed', error: apiError('unreachable') });
    const retry = after(failed, publish, draftRead, settled, { type: 'stored' });
    expect(retry.step).toEqual({ name: 'creating', draft });
    expect(retry.server).toEqual({ ...notOnServer, sentTexts });
  });

  test('if it had created the post, the post is updated with the draft', () => {
    const updating = after(creating, createdBefore);
    expect(updating.server).toEqual({ ...notOnServer, saved, sentTexts });
    expect(after(updating, { type: 'stored' }).step).toEqual({ name: 'updating', draft, saved });
    expect(after(newPost, createdBefore)).toBe(newPost);
  });

  test('a url that is taken was not used by the creation, and is checked again', () => {
    const error = apiError('refused', { status: 409, message: 'Taken' });
    const refused = after(creating, { type: 'failed', error });
    expect(refused.fieldErrors).toEqual({ url: 'Taken' });
    expect(refused.server).toEqual(notOnServer);
  });
});

describe('updating', () => {
  const waiting = at({ name: 'awaitingUploads', isOverwriting: false }, savedPost);
  const comparing = after(waiting, settled);

  test('compares with the server first, and updates if nothing is newer', () => {
    expect(comparing.step).toEqual({ name: 'comparing', draft, saved });
    const updating = after(comparing, { type: 'compared', newer: null }, { type: 'stored' });
    expect(updating.step).toEqual({ name: 'updating', draft, saved });
    expect(updating.progress).toBe(0);
    expect(after(updating, { type: 'saved', saved: theirs.saved }).server.saved).toBe(theirs.saved);
  });

  const conflict = after(comparing, { type: 'compared', newer: theirs });

  test('a newer version is a conflict', () => {
    expect(conflict.step).toEqual({ name: 'conflict', mine: draft, theirs });
  });

  test('what an update without an answer has changed is no conflict', () => {
    const comparing = at({ name: 'comparing', draft, saved }, savedPost);
    const newer = { ...theirs, hasKnownTexts: true };
    const state = after(comparing, { type: 'compared', newer }, { type: 'stored' });
    expect(state.step).toEqual({ name: 'updating', draft, saved: theirs.saved });
  });

  test("in a conflict, the author's own version is saved without comparing again and despite findings", () => {
    const state = after(
      conflict,
      { type: 'mineChosen', isUrlTaken: false },
      { type: 'draftRead', draft, uploading: 1 },
    );
    expect(state.step).toEqual({ name: 'awaitingUploads', isOverwriting: true });
    const updating = after(state, settled, { type: 'stored' });
    // For the version that the writer has seen.
    expect(updating.step).toEqual({ name: 'updating', draft, saved: theirs.saved });
  });

  test('an update that another one came before is compared again', () => {
    const updating = at({ name: 'updating', draft, saved }, savedPost);
    const error = apiError('refused', { status: 409, message: 'Changed meanwhile', revision: 4 });
    const state = after(updating, { type: 'failed', error });
    expect(state.step).toEqual({ name: 'comparing', draft, saved, reason: 'refused' });
    expect(state.fieldErrors).toEqual({});
    const compared = after(state, { type: 'compared', newer: theirs });
    expect(compared.step).toEqual({ name: 'conflict', mine: draft, theirs });
  });

  test('if the other version can not be loaded, the update is not sent again', () => {
    const retry = at({ name: 'comparing', draft, saved, reason: 'refused' }, savedPost);
    const state = after(retry, { type: 'compared', newer: null });
    expect(state.step).toEqual({ name: 'refused', message: writingTexts.changedElsewhere });
  });

  test('in a conflict, the other version replaces the local draft', () => {
    const clearing = after(conflict, { type: 'theirsChosen' });
    expect(clearing.step.name).toBe('clearing');
    expect(after(clearing, { type: 'cleared' }).step).toEqual({ name: 'reopening', theirs });
  });

  test('if only the pictures are left to claim, nothing else is sent', () => {
    const failed = after(
      at({ name: 'updating', draft, saved }, savedPost),
      { type: 'saved', saved },
      { type: 'stored' },
      { type: 'failed', error: apiError('unreachable') },
    );
    expect(failed.step).toEqual({ name: 'idle' });
    expect(publishLabel(failed)).toBe('Finish publishing');
    const retry = after(failed, publish, draftRead, settled);
    expect(retry.step).toEqual({ name: 'finalizing', draft, saved });
    const changed = buildDraft();
    const edited = after(failed, publish, draftRead, { type: 'uploadsSettled', draft: changed });
    expect(edited.step).toEqual({ name: 'comparing', draft: changed, saved });
  });
});
