import { chosenUrl } from '@contract/draftUrl';
import { textsOf } from './postBody';
import {
  type Autosave,
  type AutosaveEvent,
  isFree,
  isPublished,
  isSendingItself,
  type PublishingEvent,
  type PublishingState,
  postWithFixedUrl,
} from './publishingState';

const none: Autosave = { name: 'none' };

const withAutosave = (state: PublishingState, autosave: Autosave): PublishingState => ({
  ...state,
  autosave,
});

/** The time of the changes has come, the page is hidden, or the writer has pressed the key that saves. */
export function request(state: PublishingState, checking: Autosave = { name: 'checking' }) {
  const { name } = state.autosave;
  if (isPublished(state) || (name !== 'none' && name !== 'waiting')) return state;
  return withAutosave(state, isFree(state) ? checking : { name: 'heldBack' });
}

/** The page may end before an answer. The server refuses what another version has overtaken. */
function leave(state: PublishingState): PublishingState {
  const { name } = state.autosave;
  const isAlone = name === 'none' || name === 'waiting' || name === 'checking';
  if (isPublished(state) || !isFree(state) || !isAlone) return state;
  return withAutosave(state, { name: 'leaving' });
}

const isChecking = ({ autosave: { name } }: PublishingState) =>
  name === 'checking' || name === 'leaving';

/** The address with which the server has the texts then; null for that of the draft. */
function sentUrl(state: PublishingState, isLeaving: boolean) {
  const { saved } = state.server;
  if (isLeaving && saved) return chosenUrl({ id: saved._id, url: saved.url });
  return postWithFixedUrl(state)?.url ?? null;
}

function noteChange(state: PublishingState, hasUnsaved: boolean): PublishingState {
  const { name } = state.autosave;
  if (hasUnsaved && name === 'none' && state.isOpen && !isPublished(state))
    return withAutosave(state, { name: 'waiting' });
  const isOver = !hasUnsaved && (name === 'waiting' || name === 'heldBack');
  return isOver ? withAutosave(state, none) : state;
}

/** Sends what is left. What the writer has asked for goes on without it. */
function close(state: PublishingState): PublishingState {
  const { autosave } = request(state);
  const isLeft = autosave.name !== 'waiting' && autosave.name !== 'heldBack';
  return { ...state, isOpen: false, autosave: isLeft ? autosave : none };
}

function send(
  state: PublishingState,
  { draft, saved }: Extract<AutosaveEvent, { type: 'autosaveChecked' }>,
): PublishingState {
  if (!isChecking(state)) return state;
  const isLeaving = state.autosave.name === 'leaving';
  const server = { ...state.server, saved };
  const url = sentUrl({ ...state, server }, isLeaving);
  return {
    ...state,
    server: { ...server, sentTexts: textsOf(draft, url) },
    autosave: { name: 'sending', draft, saved, isLeaving },
  };
}

function finish(
  state: PublishingState,
  { saved, isRepeated }: Extract<AutosaveEvent, { type: 'autosaved' }>,
): PublishingState {
  if (state.autosave.name !== 'sending') return state;
  const { draft } = state.autosave;
  const server = { ...state.server, saved, sentTexts: null };
  return { ...state, server, autosave: { name: 'finishing', draft, saved, isRepeated } };
}

function end(state: PublishingState, hasUnsaved: boolean): PublishingState {
  if (state.autosave.name !== 'finishing') return state;
  if (!hasUnsaved) return withAutosave(state, none);
  if (state.isOpen) return withAutosave(state, { name: 'waiting' });
  // Something was written while the draft was sent, and the editor is closed.
  return withAutosave(state, isFree(state) ? { name: 'checking' } : none);
}

/** Nothing tries again after the editor was closed. */
function retry(state: PublishingState): PublishingState {
  if (!isChecking(state) && !isSendingItself(state)) return state;
  return withAutosave(state, state.isOpen ? { name: 'waiting' } : none);
}

function skip(state: PublishingState, next: 'none' | 'waiting'): PublishingState {
  if (!isChecking(state)) return state;
  return next === 'waiting' ? retry(state) : withAutosave(state, { name: next });
}

/** The writer has decided about the other version. */
export const endConflict = (state: PublishingState): PublishingState =>
  state.autosave.name === 'outdated' ? withAutosave(state, none) : state;

const autosaveEvents: Readonly<Record<AutosaveEvent['type'], true>> = {
  editorOpened: true,
  editorClosed: true,
  draftChanged: true,
  autosaveRequested: true,
  pageLeft: true,
  autosaveChecked: true,
  autosaveSkipped: true,
  newerFound: true,
  autosaved: true,
  autosaveEnded: true,
  autosaveFailed: true,
};

export const isAutosaveEvent = (event: PublishingEvent): event is AutosaveEvent =>
  event.type in autosaveEvents;

/** The part of `reducePublishing` for saves that the writer didn't ask for. */
export function reduceAutosave(state: PublishingState, event: AutosaveEvent): PublishingState {
  switch (event.type) {
    case 'editorOpened':
      return { ...state, isOpen: true };
    case 'editorClosed':
      return close(state);
    case 'draftChanged':
      return noteChange(state, event.hasUnsaved);
    case 'autosaveRequested':
      return request(state);
    case 'pageLeft':
      return leave(state);
    case 'autosaveChecked':
      return send(state, event);
    case 'autosaveSkipped':
      return skip(state, event.next);
    case 'newerFound':
      return isChecking(state)
        ? withAutosave(state, { name: 'outdated', newer: event.newer })
        : state;
    case 'autosaved':
      return finish(state, event);
    case 'autosaveEnded':
      return end(state, event.hasUnsaved);
    case 'autosaveFailed':
      return retry(state);
    default:
      return state;
  }
}

/** What follows from the step and the save together, whichever has changed. */
export function coordinate(state: PublishingState): PublishingState {
  const { step, autosave } = state;
  if (step.name === 'waitingForAutosave' && !isSendingItself(state))
    return { ...state, step: { ...step, name: 'reading' } };
  if (isChecking(state) && !isFree(state))
    return withAutosave(state, state.isOpen ? { name: 'heldBack' } : none);
  if (autosave.name === 'heldBack' && isFree(state))
    return withAutosave(state, state.isOpen ? { name: 'waiting' } : none);
  return state;
}
