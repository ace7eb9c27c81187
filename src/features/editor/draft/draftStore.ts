import type { Draft, DraftNotes } from './draft';

/** Where changes of the document come from: the mounted editor. */
export type DocumentSource = {
  /** Reads what was changed in the editor since the last time. */
  read: () => Promise<unknown>;
  uploads: { count: () => number; settled: () => Promise<unknown> };
};

type Listener = (part: Partial<Draft>) => void;

/** The current draft. It lives outside React because publishing and leaving can't wait for a render. */
export function createDraftStore(
  initial: Draft,
  isUnsaved: boolean,
  published: DraftNotes['published'] = null,
) {
  const listeners = new Set<Listener>();
  const unreachable = new Set<string>();
  let draft: Draft = { ...initial, notes: { unreachable, published } };
  let hasUnsaved = isUnsaved;
  /** Something was typed into the document that was not read yet. */
  let isTouched = false;
  let source: DocumentSource | null = null;

  return {
    draft: () => draft,
    hasUnsaved: () => hasUnsaved,
    /** Also true while the last keys in the document are not read yet. */
    mayHaveUnsaved: () => hasUnsaved || isTouched,
    touch() {
      isTouched = true;
    },
    /** The browser has loaded a picture of the document, or failed to. */
    notePicture(url: string, isLoaded: boolean) {
      if (isLoaded) unreachable.delete(url);
      else unreachable.add(url);
    },
    /** Returns false if unchanged. */
    change(part: Partial<Draft>) {
      const next = { ...draft, ...part };
      const isSame =
        next.fields === draft.fields &&
        next.document === draft.document &&
        next.picture === draft.picture;
      if (isSame) return false;
      draft = next;
      hasUnsaved = true;
      if (part.document) isTouched = false;
      for (const listener of listeners) listener(part);
      return true;
    },
    /** The server has the draft. `part` replaces what was only needed to send it. */
    markSaved(part: Partial<Draft> = {}) {
      draft = { ...draft, ...part };
      hasUnsaved = false;
      for (const listener of listeners) listener(part);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Returns a function that detaches the source. */
    attach(next: DocumentSource) {
      source = next;
      return () => {
        source = null;
      };
    },
    /** The draft with the latest changes of the document. */
    async read() {
      await source?.read();
      isTouched = false;
      return draft;
    },
    uploading: () => source?.uploads.count() ?? 0,
    uploadsSettled: async () => source?.uploads.settled(),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
