import * as save from './autosaveSteps';
import * as effects from './effects';
import {
  type AnswerType,
  type AutosaveRequest,
  type Events,
  type PublishingEvent,
  type PublishingState,
  type States,
  type Step,
  type StepRequest,
  type Transition,
} from './publishingState';
import * as sending from './sendingSteps';
import * as writer from './writerSteps';

type Name = keyof States;
type StepName = Step['name'];

type Answers<State> = State extends keyof effects.Answers
  ? effects.Answers[State] | (State extends StepName ? 'failed' : 'autosaveFailed')
  : never;

type Common<State extends Name> = {
  /** Runs while the state lasts. */
  effect: effects.Effect<State> | (State extends keyof effects.Answers ? never : null);
  /** Leaves the state when something else that it depends on has changed. */
  always: ((state: PublishingState) => PublishingState) | null;
};

/** One entry for everything that can be asked for, null if that changes nothing, and for each end of the effect. */
type Row<State extends Name, Request extends keyof Events> = Common<State> & {
  [Type in Request]: Transition<Type, State> | null;
} & { [Type in Answers<State>]: Transition<Type, State> } & {
  [Impossible in Exclude<AnswerType, Answers<State>>]?: never;
};

type Table = {
  [State in Name]: Row<State, State extends StepName ? StepRequest : AutosaveRequest>;
};

/** A step in which the writer can ask for something. */
const asking = {
  effect: null,
  always: null,
  publishRequested: writer.publish,
  draftSaveRequested: writer.saveDraft,
  checkRequested: writer.check,
  findingsIgnored: writer.sendAnyway,
  unpublishRequested: writer.askToUnpublish,
  unpublishConfirmed: null,
  timeRequested: writer.askForTime,
  timeChosen: null,
  mineChosen: null,
  theirsChosen: null,
  bothChosen: null,
  newPostChosen: null,
  comparisonRequested: null,
  saveKeyPressed: null,
  dialogClosed: writer.closeDialog,
  placeChosen: writer.focusOnPlace,
  fixApplied: null,
  uploadCancelled: null,
  progressed: null,
  planEnded: writer.endPlan,
  fieldEdited: writer.forgetError,
  fieldRefused: writer.noteError,
  previewOpened: writer.openPreview,
  previewClosed: writer.closePreview,
  otherAccountFound: sending.noteOtherAccount,
};

/** The writer has asked for nothing. */
const free = {
  ...asking,
  comparisonRequested: writer.compareWithNewer,
  saveKeyPressed: writer.compareWithNewer,
};

/** The writer has asked for something, which has to end first. */
const asked = {
  ...asking,
  publishRequested: null,
  draftSaveRequested: null,
  checkRequested: null,
  findingsIgnored: null,
  unpublishRequested: null,
  timeRequested: null,
  dialogClosed: null,
  placeChosen: null,
};

const running = { ...asked, failed: sending.fail };

const uploading = {
  ...running,
  uploadCancelled: sending.cancelUpload,
  progressed: sending.noteProgress,
  saved: sending.finalize,
};

/** A save that can't begin. */
const quiet = {
  effect: null,
  always: null,
  editorOpened: save.open,
  editorClosed: save.close,
  draftChanged: null,
  autosaveRequested: null,
  saveKeyPressed: null,
  pageLeft: null,
};

/** A save that can begin. */
const ready = {
  ...quiet,
  editorClosed: save.closeAndSend,
  autosaveRequested: save.request,
  saveKeyPressed: save.request,
  pageLeft: save.leave,
};

const checking = {
  ...quiet,
  effect: effects.checkDraft,
  always: save.holdBack,
  autosaveChecked: save.send,
  autosaveSkipped: save.skip,
  newerFound: save.noteNewer,
  autosaveFailed: save.retry,
};

/** The step of the writer, and beside it the save that runs by itself: state × event → state, and the effect of each state. */
const table: Table = {
  idle: free,
  refused: { ...free, effect: effects.showRefusal },
  reviewing: { ...asking, fixApplied: writer.recheck },
  conflict: {
    ...asking,
    mineChosen: writer.chooseMine,
    theirsChosen: writer.chooseTheirs,
    bothChosen: writer.saveAsNew,
  },
  signInNeeded: asking,
  otherAccount: asking,
  deleted: { ...asking, newPostChosen: writer.publishAsNew },
  confirmingUnpublish: { ...asking, unpublishConfirmed: writer.unpublish },
  choosingTime: { ...asking, timeChosen: writer.schedule },
  awaitingAutosave: { ...asked, always: writer.readAfterAutosave },
  reading: { ...running, effect: effects.readDraft, draftRead: writer.decide },
  awaitingUploads: {
    ...running,
    effect: effects.waitForUploads,
    uploadsSettled: sending.send,
  },
  comparing: {
    ...running,
    effect: effects.asAccount(effects.findNewer),
    compared: sending.compare,
  },
  storing: { ...running, effect: effects.storeLocally, stored: sending.continueStored },
  creating: {
    ...uploading,
    effect: effects.asAccount(effects.createPost),
    createdBefore: sending.continueCreatedBefore,
  },
  updating: { ...uploading, effect: effects.asAccount(effects.updatePost) },
  finalizing: {
    ...running,
    effect: effects.asAccount(effects.claimPictures),
    finalized: sending.continueFinalized,
  },
  publishing: {
    ...running,
    effect: effects.asAccount(effects.publishPost),
    published: sending.continuePublished,
  },
  unpublishing: {
    ...running,
    effect: effects.asAccount(effects.unpublishPost),
    unpublished: sending.continueUnpublished,
  },
  clearing: { ...running, effect: effects.deleteLocally, cleared: sending.continueCleared },
  reopening: { ...running, effect: effects.reopen },
  continuing: { ...running, effect: effects.continueWriting, continued: sending.continueWriting },
  done: { ...running, effect: effects.leaveEditor },

  none: { ...ready, draftChanged: save.noteChange },
  delayed: { ...ready, effect: effects.waitForTime, draftChanged: save.endIfSaved },
  checking: { ...checking, pageLeft: save.leave, newerFound: save.noteNewerIfAsked },
  leaving: checking,
  heldBack: {
    ...quiet,
    editorClosed: save.closeHeldBack,
    draftChanged: save.endIfSaved,
    always: save.release,
  },
  outdated: quiet,
  sending: {
    ...quiet,
    effect: effects.sendDraft,
    autosaved: save.finish,
    autosaveFailed: save.retry,
  },
  finishing: {
    ...quiet,
    effect: effects.finishSaving,
    autosaveEnded: save.endSending,
    autosaveFailed: save.retry,
  },
};

/** The machine waits for the writer. */
export const isWaiting = ({ step }: PublishingState) => table[step.name].dialogClosed !== null;

/** A change of the draft would now be in neither the post nor the local draft. */
export const isBusy = (state: PublishingState) =>
  !isWaiting(state) && state.step.name !== 'reading' && state.step.name !== 'awaitingAutosave';

type Rows<Type extends keyof Events> = {
  [State in Name]: { [Each in Type]?: Transition<Each, State> | null };
};

function find<Type extends keyof Events, State extends Name>(
  rows: Rows<Type>,
  type: Type,
  name: State,
): Transition<Type, State> {
  const row: { [Each in Type]?: Transition<Each, State> | null } = rows[name];
  return row[type] ?? ((state) => state);
}

/** The next state. An event that doesn't belong to the current one changes nothing. */
export function reducePublishing(state: PublishingState, event: PublishingEvent): PublishingState {
  const { autosave } = state;
  let next = find(table, event.type, autosave.name)(state, event, autosave);
  next = find(table, event.type, next.step.name)(next, event, next.step);
  next = table[next.step.name].always?.(next) ?? next;
  return table[next.autosave.name].always?.(next) ?? next;
}

/** Runs the effect of the step, or of the save, that was just entered. */
export async function runEffect<State extends Name>(
  call: effects.EffectCall,
  [name, at]: [State, States[State]],
) {
  const { effect }: { effect: effects.Effect<State> | null } = table[name];
  return effect ? effect(call, at) : null;
}
