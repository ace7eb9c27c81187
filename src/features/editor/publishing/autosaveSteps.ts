import { chosenUrl } from '@contract/draftUrl';
import { textsOf } from './postBody';
import {
  type Autosave,
  isFree,
  keptUrl,
  type PublishingState,
  type Transition,
} from './publishingState';
import { compareWithNewer } from './writerSteps';

const enter = (state: PublishingState, autosave: Autosave): PublishingState => ({
  ...state,
  autosave,
});

const end = (state: PublishingState) => enter(state, { name: 'none' });

/** The changes wait for their time. Nothing tries again after the editor was closed. */
export const retry = (state: PublishingState) =>
  state.isOpen ? enter(state, { name: 'delayed' }) : end(state);

/** The time of the changes has come, the page is hidden, or the writer has pressed the key that saves. */
export const request: Transition<'autosaveRequested' | 'saveKeyPressed'> = (state, { type }) => {
  if (!isFree(state)) return enter(state, { name: 'heldBack' });
  return enter(state, { name: 'checking', isAsked: type === 'saveKeyPressed' });
};

/** The page may end before an answer. The server refuses what another version has overtaken. */
export const leave = (state: PublishingState) =>
  isFree(state) ? enter(state, { name: 'leaving' }) : state;

export const noteChange: Transition<'draftChanged'> = (state, { hasUnsaved }) =>
  hasUnsaved && state.isOpen ? enter(state, { name: 'delayed' }) : state;

export const endIfSaved: Transition<'draftChanged'> = (state, { hasUnsaved }) =>
  hasUnsaved ? state : end(state);

export const open = (state: PublishingState) => ({ ...state, isOpen: true });

/** What is sent, or known to be newer, goes on. */
export const close = (state: PublishingState) => ({ ...state, isOpen: false });

/** What the writer has asked for goes on without the changes that are held back. */
export const closeHeldBack = (state: PublishingState) => end(close(state));

/** Sends what is left. */
export const closeAndSend = (state: PublishingState) =>
  isFree(state) ? enter(close(state), { name: 'checking', isAsked: false }) : closeHeldBack(state);

export const send: Transition<'autosaveChecked', 'checking' | 'leaving'> = (state, event, at) => {
  const { draft, saved } = event;
  const isLeaving = at.name === 'leaving';
  const server = { ...state.server, saved };
  const sentUrl = keptUrl({ ...state, server });
  // A page that is left sends the text before the address.
  const url = isLeaving && saved ? chosenUrl({ id: saved._id, url: saved.url }) : sentUrl;
  const autosave = { name: 'sending', draft, saved, isLeaving } as const;
  return { ...state, server: { ...server, sentTexts: textsOf(draft, url) }, autosave };
};

export const skip: Transition<'autosaveSkipped'> = (state, { next }) =>
  next === 'delayed' ? retry(state) : end(state);

export const noteNewer: Transition<'newerFound'> = (state, { newer }) =>
  enter(state, { name: 'outdated', newer });

export const noteNewerIfAsked: Transition<'newerFound', 'checking'> = (state, event, at) => {
  const next = noteNewer(state, event, at);
  return at.isAsked ? compareWithNewer(next) : next;
};

export const finish: Transition<'autosaved', 'sending'> = (state, event, { draft }) => {
  const { saved, isRepeated } = event;
  const server = { ...state.server, saved, sentTexts: null };
  return enter({ ...state, server }, { name: 'finishing', draft, saved, isRepeated });
};

export const endSending: Transition<'autosaveEnded'> = (state, { hasUnsaved }) => {
  if (!hasUnsaved || state.isOpen) return hasUnsaved ? retry(state) : end(state);
  // Something was written while the draft was sent, and the editor is closed.
  return isFree(state) ? enter(state, { name: 'checking', isAsked: false }) : end(state);
};

/** The writer asks for something before the draft is sent. */
export const holdBack = (state: PublishingState) => {
  if (isFree(state)) return state;
  return state.isOpen ? enter(state, { name: 'heldBack' }) : end(state);
};

export const release = (state: PublishingState) => (isFree(state) ? retry(state) : state);
