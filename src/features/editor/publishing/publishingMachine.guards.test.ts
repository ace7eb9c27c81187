import { uploadTexts } from '@contract/texts/uploadTexts';
import { describe, expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { buildDraft, notOnServer, savedPost as saved } from '../testing/drafts';
import { isBusy, reducePublishing } from './publishingMachine';
import {
  initialPublishing,
  type PublishingEvent,
  type PublishingState,
  publishLabel,
  type Step,
  saveDraftLabel,
} from './publishingState';

const draft = buildDraft();
const newPost = initialPublishing(notOnServer);
const savedPost = initialPublishing({ ...notOnServer, saved });
const savedDraft = initialPublishing({
  ...notOnServer,
  saved: { ...saved, isPublished: false },
});
const publish: PublishingEvent = { type: 'publishRequested', isUrlTaken: false };
const draftRead: PublishingEvent = { type: 'draftRead', draft, uploading: 0 };
const settled: PublishingEvent = { type: 'uploadsSettled', draft };

const at = (step: Step): PublishingState => ({ ...newPost, step });

const after = (state: PublishingState, ...events: PublishingEvent[]) =>
  events.reduce(reducePublishing, state);

describe('failures', () => {
  const creating = at({ name: 'creating', draft });
  const fail = (error: Parameters<typeof apiError>, state = creating) =>
    after(state, { type: 'failed', error: apiError(...error) });

  test('an expired login session asks to sign in', () => {
    expect(fail(['refused', { status: 401 }]).step).toEqual({ name: 'signInNeeded' });
  });

  test('a deleted post can be published as a new post', () => {
    const updating = { ...savedPost, step: { name: 'updating', draft, saved } as const };
    const deleted = fail(['refused', { status: 404 }], updating);
    expect(deleted.step).toEqual({ name: 'deleted' });
    const newPostChosen = { type: 'newPostChosen', clientId: 'key-0002' } as const;
    const chosen = after(deleted, newPostChosen, draftRead, settled);
    expect(chosen.step).toMatchObject({ name: 'storing', next: { name: 'creating' } });
    expect(chosen.server).toMatchObject({ saved: null, clientId: 'key-0002' });
    expect(after(newPost, newPostChosen)).toBe(newPost);
  });

  test.each<Step>([
    { name: 'creating', draft },
    { name: 'publishing', publishAt: null, saved },
    { name: 'unpublishing', saved, draft: null },
  ])('a post can be deleted before $name', (step) => {
    expect(fail(['refused', { status: 404 }], { ...savedPost, step }).step.name).toBe('deleted');
  });

  test('a refused field shows the message of the server and gets the focus', () => {
    const state = fail(['refused', { status: 400, field: 'tags', message: 'Too many' }]);
    expect(state).toMatchObject({
      step: { name: 'idle' },
      fieldErrors: { tags: 'Too many' },
      focus: { place: { field: 'tags' } },
      progress: null,
    });
  });

  test('a duplicate belongs to the url', () => {
    const state = fail(['refused', { status: 409, message: 'Taken' }]);
    expect(state.fieldErrors).toEqual({ url: 'Taken' });
  });

  test('a refused time belongs to the schedule, also if the post is published already', () => {
    const planning = { name: 'publishing', publishAt: '2026-12-04T08:00:00.000Z', saved } as const;
    const refusal = { status: 409, field: 'publishAt', message: 'Published already' };
    const state = fail(['refused', refusal], { ...savedDraft, step: planning });
    expect(state.step).toEqual({ name: 'choosingTime', error: 'Published already' });
    expect(state.fieldErrors).toEqual({});
    const other = fail(['refused', { status: 409, message: 'No' }], {
      ...savedDraft,
      step: planning,
    });
    expect(other.fieldErrors).toEqual({});
  });

  test.each([
    ['an unknown field', { field: 'colour', message: 'Too green' }],
    ['a field without a message', { field: 'title' }],
    ['no field', { message: 'No' }],
  ])('a failure about %s leaves the form as it is', (_, details) => {
    const state = fail(['refused', { status: 400, ...details }]);
    expect(state).toEqual({ ...newPost, note: null });
  });

  test('a broken connection is noted beside the progress of an upload', () => {
    expect(fail(['unreachable']).note).toBe(uploadTexts.noConnection);
    expect(fail(['unreachable', { status: 503 }]).note).toBe(uploadTexts.serverTrouble);
    const comparing = at({ name: 'comparing', draft, saved });
    expect(fail(['unreachable'], comparing).note).toBeNull();
  });

  test('the reason of a restriction stays beside the buttons', () => {
    const message = "You can't write posts. Reason: Advertising";
    expect(fail(['refused', { status: 403, message }]).note).toBe(message);
  });

  test('the next upload starts without the note', () => {
    const retry = after(fail(['unreachable']), publish, draftRead, settled, { type: 'stored' });
    expect(retry).toMatchObject({ step: { name: 'creating' }, note: null });
  });
});

describe('the form and the preview', () => {
  const refused = after(newPost, { type: 'fieldRefused', field: 'tags', message: 'Full' });

  test('an error stays until its own field is edited', () => {
    expect(refused.fieldErrors).toEqual({ tags: 'Full' });
    expect(after(refused, { type: 'fieldEdited', field: 'url' })).toBe(refused);
    expect(after(refused, { type: 'fieldEdited', field: 'tags' }).fieldErrors).toEqual({});
  });

  test('the preview opens and closes', () => {
    const open = after(newPost, { type: 'previewOpened', draft });
    expect(open.preview).toBe(draft);
    expect(after(open, { type: 'previewClosed' })).toEqual(newPost);
  });
});

const running: Step[] = [
  { name: 'awaitingUploads', isOverwriting: false },
  { name: 'comparing', draft, saved },
  { name: 'storing', next: { name: 'creating', draft }, success: null },
  { name: 'creating', draft },
  { name: 'updating', draft, saved },
  { name: 'finalizing', draft, saved },
  { name: 'publishing', publishAt: null, saved },
  { name: 'unpublishing', saved, draft: null },
  { name: 'clearing', next: { name: 'done' } },
  { name: 'continuing', saved },
];

test.each(running)('$name ignores requests of the writer and answers of other steps', (step) => {
  const state = at(step);
  expect(isBusy(state)).toBe(true);
  const events: PublishingEvent[] = [
    publish,
    { type: 'draftSaveRequested', isUrlTaken: false },
    { type: 'unpublishRequested' },
    { type: 'checkRequested', isUrlTaken: false },
    { type: 'theirsChosen' },
    { type: 'dialogClosed' },
    { type: 'placeChosen', place: { block: 0 } },
    draftRead,
  ];
  for (const event of events) expect(reducePublishing(state, event)).toBe(state);
});

test('the form stays editable while the draft is read', () => {
  const reading = after(newPost, publish);
  expect(isBusy(reading)).toBe(false);
  expect(after(reading, publish)).toBe(reading);
  expect(after(reading, { type: 'uploadCancelled' })).toBe(reading);
});

test('an upload that is refused asks for the account that opened the editor', () => {
  const state = after(newPost, { type: 'otherAccountFound' });
  expect(state).toEqual({ ...newPost, step: { name: 'otherAccount' } });
});

test('an answer that arrives after its step changes nothing', () => {
  for (const event of [draftRead, settled, { type: 'saved', saved } as const]) {
    expect(after(newPost, event)).toBe(newPost);
  }
  expect(after(newPost, { type: 'failed', error: apiError('unreachable') })).toBe(newPost);
});

test.each([
  ['new', newPost, ['Publish', 'Save as draft']],
  ['unpublished', savedDraft, ['Publish', 'Save']],
  ['published', savedPost, ['Update', null]],
])('the buttons of a post that is %s name what they do', (_, state, labels) => {
  expect([publishLabel(state), saveDraftLabel(state)]).toEqual(labels);
});

test('saving a draft is finished by its own button', () => {
  const unfinished = { ...savedDraft, savedDraft: draft };
  const afterSaving = { ...unfinished, goal: 'saveDraft' } as const;
  expect([publishLabel(afterSaving), saveDraftLabel(afterSaving)]).toEqual([
    'Publish',
    'Finish saving',
  ]);
  expect([publishLabel(unfinished), saveDraftLabel(unfinished)]).toEqual([
    'Finish publishing',
    'Save',
  ]);
});
