import { signUpForm } from './storageKeys';

/** Where drafts of forms and posts are stored. They are not in `storageKeys.ts`, which every page loads. */

/** The forms whose text is stored. */
export const draftForms = {
  contact: 'contact',
  signUp: signUpForm,
  comment: (postId: string) => `comment:${postId}`,
  remark: (postId: string, blockId: string) => `remark:${postId}:${blockId}`,
  reply: (commentId: string) => `reply:${commentId}`,
  commentEdit: (commentId: string) => `comment-edit:${commentId}`,
  passage: 'passage',
  passageNote: (passageId: string) => `passage-note:${passageId}`,
} as const;

/** localStorage: a deletion of a comment that was sent and not answered. */
export const sentDeletionKey = (commentId: string) => `sent-deletion:${commentId}`;

/** IndexedDB: posts that are being written. */
export const draftDatabase = { name: 'commonplace-drafts', store: 'drafts' } as const;

/** localStorage: the last changes of a draft, which IndexedDB could not store before the page ended. */
export const draftJournalKey = (draftKey: string) => `draft-journal:${draftKey}`;

/** Web Lock and BroadcastChannel: only one tab edits a draft at a time. */
export const editorLock = (draftKey: string) => `commonplace editor ${draftKey}`;

/** localStorage: the address of the draft that a member left unfinished. */
export const unfinishedDraftKey = (userId: string) => `unfinished-draft:${userId}`;
