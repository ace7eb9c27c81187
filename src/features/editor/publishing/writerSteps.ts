import { hyphenated } from '@contract/rules';
import { checkPost, type Gap, refusedFindings } from '../draft/checkPost';
import { fieldNames } from '../draft/fieldNames';
import { draftRefusal, publishRefusal, type Refusal } from '../draft/postRules';
import {
  focusOn,
  type Goal,
  type Intent,
  idle,
  isPublished,
  isSendingItself,
  newerPost,
  type PublishingState,
  type Transition,
} from './publishingState';

const noErrors = { fieldErrors: {}, gaps: [] } as const;

/** Reads the draft, to check or send it. */
function start(state: PublishingState, intent: Intent, isUrlTaken = false): PublishingState {
  const { fieldErrors, gaps } = intent === 'check' ? state : noErrors;
  const name = isSendingItself(state) ? 'awaitingAutosave' : 'reading';
  return { ...state, fieldErrors, gaps, step: { name, intent, isUrlTaken } };
}

/** The draft that was being sent has its answer. */
export const readAfterAutosave = (state: PublishingState): PublishingState =>
  state.step.name === 'awaitingAutosave' && !isSendingItself(state)
    ? { ...state, step: { ...state.step, name: 'reading' } }
    : state;

export const check: Transition<'checkRequested'> = (state, { isUrlTaken }) =>
  start(state, 'check', isUrlTaken);

export const sendAnyway: Transition<'findingsIgnored'> = (state, { isUrlTaken }) =>
  start(state, 'sendAnyway', isUrlTaken);

export const publish: Transition<'publishRequested'> = (state, { isUrlTaken }) =>
  start({ ...state, goal: isPublished(state) ? 'update' : 'publish' }, 'send', isUrlTaken);

export const saveDraft: Transition<'draftSaveRequested'> = (state, { isUrlTaken }) =>
  isPublished(state) ? state : start({ ...state, goal: 'saveDraft' }, 'send', isUrlTaken);

export const askForTime = (state: PublishingState): PublishingState =>
  isPublished(state) ? state : { ...state, step: { name: 'choosingTime' } };

export const schedule: Transition<'timeChosen'> = (state, { publishAt, isUrlTaken }) =>
  start({ ...state, goal: 'schedule', publishAt }, 'send', isUrlTaken);

export const askToUnpublish = (state: PublishingState): PublishingState =>
  isPublished(state) ? { ...state, step: { name: 'confirmingUnpublish' } } : state;

export const unpublish = (state: PublishingState): PublishingState => {
  const { saved } = state.server;
  return saved ? { ...state, step: { name: 'unpublishing', saved, draft: null } } : state;
};

/** The writer has decided about the other version. */
export const endConflict = (state: PublishingState): PublishingState =>
  state.autosave.name === 'outdated' ? { ...state, autosave: { name: 'none' } } : state;

/** The changes are saved without being published. */
export const saveAgain = (state: PublishingState): PublishingState => ({
  ...endConflict(state),
  step: idle,
  autosave: { name: 'checking', isAsked: false },
});

export const chooseMine: Transition<'mineChosen', 'conflict'> = (state, { isUrlTaken }, at) => {
  const { saved } = at.theirs;
  if (state.goal === 'savePending')
    return saveAgain({ ...state, server: { ...state.server, saved } });
  // A post that was published meanwhile stays published.
  const goal = saved.isPublished ? 'update' : state.goal;
  // The writer has seen this version: only a newer one is another conflict.
  const server = { ...state.server, saved };
  return start(endConflict({ ...state, goal, server }), 'overwrite', isUrlTaken);
};

export const chooseTheirs: Transition<'theirsChosen', 'conflict'> = (state, _, { theirs }) => ({
  ...state,
  step: { name: 'clearing', next: { name: 'reopening', theirs } },
});

/** The draft becomes a new post. The other version stays as it is, or was deleted. */
const sendAsNew =
  (goal: Goal): Transition<'bothChosen' | 'newPostChosen'> =>
  (state, { clientId }) => {
    const server = { saved: null, clientId, sentTexts: null };
    return start(endConflict({ ...state, server, goal }), 'send');
  };

export const saveAsNew = sendAsNew('saveDraft');
export const publishAsNew = sendAsNew('publish');

/** Shows how the draft differs from a version that is known to be newer. */
export const compareWithNewer = (state: PublishingState): PublishingState => {
  if (!newerPost(state)) return state;
  return start({ ...state, goal: isPublished(state) ? 'savePending' : 'saveDraft' }, 'send');
};

/** The post has no planned time any more: it was taken back, or has come. */
export const endPlan: Transition<'planEnded'> = (state, event) => {
  const { saved } = state.server;
  if (!saved) return state;
  const ended = { ...saved, publishAt: null, isPublished: event.isPublished || saved.isPublished };
  return { ...state, server: { ...state.server, saved: ended } };
};

/** Marks every field with an error and focuses the first one. Returns null if there are no errors. */
function refuse(
  state: PublishingState,
  { fieldErrors, message }: Refusal,
  gaps: readonly Gap[],
): PublishingState | null {
  const field = fieldNames.find((name) => fieldErrors[name] !== undefined);
  if (!field || message === null) return null;
  return { ...focusOn(state, { field }), step: { name: 'refused', message }, fieldErrors, gaps };
}

/** What follows from the draft as it is: findings, a comparison, a refusal, or sending it. */
export const decide: Transition<'draftRead', 'reading'> = (state, { draft, uploading }, at) => {
  const { intent, isUrlTaken } = at;
  const { saved } = state.server;
  const findings = checkPost(draft, { saved, uploading, isUrlTaken });
  if (intent === 'check') {
    const takenUrl = isUrlTaken ? hyphenated(draft.fields.url) : null;
    return { ...state, step: { name: 'reviewing', findings, canPublish: false, takenUrl } };
  }
  // Which version is the basis comes before what is missing in it.
  if (saved && newerPost(state) && intent !== 'overwrite')
    return { ...state, step: { name: 'comparing', draft, saved, reason: 'asked' } };
  const refusal = state.goal === 'saveDraft' ? draftRefusal : publishRefusal;
  // A post that is updated is public, also if it was published after the editor opened it.
  const target = saved && state.goal === 'update' ? { ...saved, isPublished: true } : saved;
  const gaps = refusedFindings(draft, { saved: target, isUrlTaken });
  const refused = refuse(state, refusal(draft, { saved: target, isUrlTaken }), gaps);
  if (refused) return refused;
  const asks = intent === 'send' && findings.some(({ isQuiet }) => !isQuiet);
  if (asks && state.goal !== 'saveDraft') {
    const canPublish = !findings.some(({ isRefused }) => isRefused);
    return { ...state, step: { name: 'reviewing', findings, canPublish, takenUrl: null } };
  }
  const isOverwriting = intent === 'overwrite';
  return { ...state, step: { name: 'awaitingUploads', isOverwriting } };
};

/** Lists the findings again after a fix of one of them. */
export const recheck: Transition<'fixApplied', 'reviewing'> = (state, event, step) => {
  const { draft, uploading } = event;
  const isUrlTaken = step.takenUrl === hyphenated(draft.fields.url);
  const findings = checkPost(draft, { saved: state.server.saved, uploading, isUrlTaken });
  return { ...state, step: { ...step, findings }, preview: state.preview && draft };
};

export const focusOnPlace: Transition<'placeChosen'> = (state, { place }) => focusOn(state, place);

export const closeDialog = (state: PublishingState) => ({ ...state, step: idle });

export const forgetError: Transition<'fieldEdited'> = (state, { field }) => {
  const { [field]: error, ...fieldErrors } = state.fieldErrors;
  return error === undefined ? state : { ...state, fieldErrors };
};

export const noteError: Transition<'fieldRefused'> = (state, { field, message }) => ({
  ...state,
  fieldErrors: { ...state.fieldErrors, [field]: message },
});

export const openPreview: Transition<'previewOpened'> = (state, { draft }) => ({
  ...state,
  preview: draft,
});

export const closePreview = (state: PublishingState) => ({ ...state, preview: null });
