import type { Draft } from './draft';

/** The draft as it stands this moment. It lives beside React's state: saving and leaving can't wait for a render. */
export function createDraftStore(initial: Draft, isDirty: boolean) {
  let draft = initial;
  let hasUnsaved = isDirty;
  return {
    draft: () => draft,
    hasUnsaved: () => hasUnsaved,
    /** false when nothing is another than before. */
    change(part: Partial<Draft>) {
      const next = { ...draft, ...part };
      const isSame =
        next.fields === draft.fields &&
        next.document === draft.document &&
        next.picture === draft.picture;
      if (isSame) return false;
      draft = next;
      hasUnsaved = true;
      return true;
    },
    finish() {
      hasUnsaved = false;
    },
  };
}
