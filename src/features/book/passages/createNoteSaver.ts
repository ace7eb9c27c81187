import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { type ApiError, isRefused } from '@/lib/apiError';
import { createStore } from '@/lib/createStore';

/** Between the last key and the call, and before a failed call is repeated, in milliseconds. */
export const notePause = 1000;
const firstRetry = 5000;
const longestRetry = 60_000;

export type NoteState = {
  text: string;
  status: 'unchanged' | 'saving' | 'saved' | 'failed';
  /** Why the last save failed. */
  error: string | null;
};

type NoteSaverParts = {
  /** The note in the book. */
  saved: string;
  /** The note with what an earlier visit has left on the device. */
  text: string;
  /** Saves the note in the book. Resolves to the failure, null if there is none. */
  send: (note: string) => Promise<ApiError | null>;
  /** Stores the text on the device, with the note of the book that it replaces. */
  store: (text: string, saved: string) => void;
  /** The book has this text. The device needs it no longer. */
  forget: (text: string) => void;
  /** Closed, and no call is running. */
  onEnd: () => void;
};

const errorOf = (error: ApiError) =>
  (isRefused(error) ? error.message : null) ?? bookPageTexts.noteFailed;

/** Spaces at the ends are not stored in the book. */
const isSame = (one: string, other: string) => one.trim() === other.trim();

const retryDelay = (failures: number, { retryAfter }: ApiError) =>
  Math.max((retryAfter ?? 0) * 1000, Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));

/**
 * Saves a note while it is written: on the device with each key, in the book when typing pauses. One call at a time,
 * the newest words after it. A failed call is repeated as long as the note is open.
 */
export function createNoteSaver(parts: NoteSaverParts) {
  const { send, store, forget, onEnd } = parts;
  const state = createStore<NoteState>({ text: parts.text, status: 'unchanged', error: null });
  const { read, subscribe } = state;
  const set = (change: Partial<NoteState>) => state.set({ ...read(), ...change });
  let { saved, saved: sent } = parts;
  let calls = 0;
  let lastAnswered = 0;
  let running = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isOpen = false;

  // A call that failed can have changed the note all the same.
  const isUnsaved = () => failures > 0 || !isSame(read().text, saved);

  function wait(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  }

  function fail(error: ApiError) {
    failures += 1;
    set({ status: 'failed', error: errorOf(error) });
    if (isOpen && !isRefused(error)) wait(retryDelay(failures, error));
  }

  function succeed() {
    failures = 0;
    if (isUnsaved()) store(read().text, saved);
  }

  async function sendText() {
    calls += 1;
    const call = { number: calls, note: read().text };
    sent = call.note;
    if (read().status === 'unchanged') set({ status: 'saving' });
    running += 1;
    const error = await send(call.note);
    running -= 1;
    // A later call was answered first.
    if (call.number < lastAnswered) return;
    lastAnswered = call.number;
    if (error) return fail(error);
    saved = call.note;
    succeed();
  }

  async function run() {
    while (isDue && isUnsaved()) {
      isDue = false;
      await sendText();
    }
    if (!isUnsaved() && read().status !== 'unchanged') {
      forget(read().text);
      set({ status: 'saved', error: null });
    }
    if (!isOpen && running === 0) onEnd();
  }

  /** Saves what is left at once, not in the next pause. */
  function flush() {
    clearTimeout(timer);
    isDue = true;
    if (running === 0) void run();
  }

  return {
    read,
    subscribe,
    flush,
    change(text: string) {
      set({ text, status: 'saving', error: null });
      store(text, saved);
      wait(notePause);
    },
    /** The page may end: what is left does not wait for the call before. */
    leave() {
      if (running === 0) return flush();
      if (!isSame(read().text, sent)) void sendText();
    },
    open() {
      isOpen = true;
      if (isUnsaved()) wait(notePause);
    },
    close() {
      isOpen = false;
      flush();
    },
  };
}

export type NoteSaver = ReturnType<typeof createNoteSaver>;
