import * as v from 'valibot';

const entryState = v.object({ draftUrl: v.string() });

/**
 * The draft that the server has of a new post, in the history entry of its editor: a reload opens this draft,
 * and not another new post.
 */
export const continuedDraft = {
  note(url: string) {
    const { state } = window.history;
    window.history.replaceState({ ...state, draftUrl: url }, '');
  },
  /** The history entry opens a new post again. */
  forget() {
    const { draftUrl: _, ...state } = window.history.state ?? {};
    window.history.replaceState(state, '');
  },
  read() {
    const parsed = v.safeParse(entryState, window.history.state);
    return parsed.success ? parsed.output.draftUrl : null;
  },
};
