import { can } from '@contract/permissions';
import { isApiError } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { schedulePost, setPublished } from '@/store/posts/writingThunks';
import { selectViewer } from '@/store/viewer';
import { continuedDraft } from '../draft/continuedDraft';
import type { Autosave } from '../draft/createAutosave';
import { type Account, type Draft, type SavedPost, savedOf } from '../draft/draft';
import { localDraftKey } from '../draft/draftKeys';
import type { DraftStore } from '../draft/draftStore';
import { isOtherAccount } from '../draft/isOtherAccount';
import type { LocalDraft } from '../draft/localDrafts';
import { firstVersionOf } from '../draft/versions';
import {
  autocreateDraft,
  autosaveDraft,
  changePostUrl,
  comparePost,
  createPost,
  finalizePost,
  updatePost,
} from './editorThunks';
import type { PublishingApi, ServerAutosaveApi } from './effects';
import { newerThan } from './newerPost';
import { canOutlivePage, postBody, versionBody } from './postBody';
import type { SentPost } from './publishingState';
import { resourceIds } from './resourceIds';

type EditorParts = {
  dispatch: AppDispatch;
  draftStore: DraftStore;
  autosave: Autosave;
  /** Ids of uploaded pictures by their address. */
  uploads: Map<string, string>;
  account: Account;
  /** The author of a new post. Sent with it, so that the server refuses it from another account. */
  authorId: string;
  /** The post that was opened; null for one that the server didn't have. */
  openedAs: SavedPost | null;
  /** The writer of a new post can change its address until it is public. */
  isNew: boolean;
  /** Opens another version of the post. `mine` was put aside. */
  onReopen: (draft: Draft, saved: SavedPost, mine: LocalDraft) => void;
  /** Called when a new post was saved as a draft, or a draft has got its address. */
  onCreated: (url: string) => void;
  onDone: (sent: SentPost | null) => void;
};

type RunningThunk<Answer> = { abort: () => void; unwrap: () => Promise<Answer> };

function settle<Answer>(running: RunningThunk<Answer>, signal: AbortSignal) {
  signal.addEventListener('abort', () => running.abort());
  return running.unwrap();
}

/** What the writer asks for: with the server, the store and the local draft. */
export function createPublishingApi(parts: EditorParts): PublishingApi {
  const { dispatch, draftStore, autosave, uploads, account, authorId } = parts;
  const { openedAs, isNew, onReopen, onCreated, onDone } = parts;
  return {
    isOtherAccount: () => dispatch(isOtherAccount(account)),
    readDraft: async () => ({ draft: await draftStore.read(), uploading: draftStore.uploading() }),
    waitForUploads: draftStore.uploadsSettled,
    async findNewer(saved, sentTexts, { signal }) {
      const { url } = saved;
      // If this fails, the update itself reports why.
      const post = await settle(dispatch(comparePost({ url })), signal).catch(() => null);
      return post && newerThan(saved, post, sentTexts);
    },
    async create(draft, { isPublished, clientId }, { signal, onProgress }) {
      const unpublished = isPublished ? {} : ({ isPublished: 'false' } as const);
      const form = { ...postBody(draft, authorId), ...unpublished, clientId };
      const creating = dispatch(createPost({ form, onProgress }));
      const { newBlog, isRepeated } = await settle(creating, signal);
      return { saved: savedOf(newBlog), isRepeated };
    },
    async update(saved, draft, { signal, onProgress }) {
      const { _id: id } = saved;
      const form = { ...postBody(draft, authorId), ...versionBody(saved, draft) };
      const url = (isNew && !saved.isPublished && form.url) || saved.url;
      if (url !== saved.url) await settle(dispatch(changePostUrl({ id, url })), signal);
      const updating = dispatch(updatePost({ id, form: { ...form, url }, onProgress }));
      return savedOf(await settle(updating, signal));
    },
    async claimPictures({ _id: id }, { document }) {
      const ids = resourceIds(document, uploads);
      if (ids.length === 0) return;
      await dispatch(finalizePost({ id, resourceIds: ids })).unwrap();
      uploads.clear();
    },
    setPublished: ({ _id: id }, isPublished, { signal }) =>
      settle(dispatch(setPublished({ id, isPublished })), signal),
    schedule: ({ _id: id }, publishAt, { signal }) =>
      settle(dispatch(schedulePost({ id, publishAt })), signal),
    storeLocally: autosave.saveServer,
    deleteLocally: autosave.clear,
    showError: notify.error,
    showSuccess: notify.success,
    async reopen({ draft, saved }) {
      onReopen(draft, saved, await autosave.snapshot());
    },
    continueWith({ _id: id, url }) {
      draftStore.markSaved({ picture: null });
      // The ids differ if the post is new, or was deleted and saved again. A draft can get its address later.
      const isOpened = id === openedAs?._id && url === openedAs.url;
      if (!isOpened) onCreated(url);
      return isOpened;
    },
    leave: onDone,
  };
}

/** It was deleted, or has another address. */
function nullIfMissing(thrown: unknown) {
  if (isApiError(thrown) && thrown.status === 404) return null;
  throw thrown;
}

const mayCreate = () => (_: AppDispatch, getState: () => RootState) =>
  can(selectViewer(getState()), 'create post');

/** Saving a draft by itself with the server, the store and the local draft. */
export function createServerAutosaveApi(parts: EditorParts): ServerAutosaveApi {
  const { dispatch, autosave, uploads, account, authorId, isNew } = parts;

  function forget(ids: readonly string[]) {
    for (const [address, resource] of uploads) if (ids.includes(resource)) uploads.delete(address);
  }

  return {
    // An administrator who edits the draft of someone else saves it by hand.
    mayRun: (saved) =>
      authorId === account.id &&
      !dispatch(isOtherAccount(account)) &&
      (saved !== null || (isNew && dispatch(mayCreate()))),
    async findNewer(saved, sentTexts) {
      const post = await dispatch(comparePost({ url: saved.url }))
        .unwrap()
        .catch(nullIfMissing);
      return post ? newerThan(saved, post, sentTexts) : 'deleted';
    },
    async create(draft, clientId) {
      const form = { ...postBody(draft, authorId), isPublished: 'false' as const, clientId };
      const ids = resourceIds(draft.document, uploads);
      const { newBlog, isRepeated } = await dispatch(
        autocreateDraft({ form, resourceIds: ids }),
      ).unwrap();
      forget(ids);
      const saved = savedOf(newBlog);
      // The writer is asked before the next save if another device has continued the draft.
      return { saved: isRepeated ? firstVersionOf(saved) : saved, isRepeated };
    },
    canOutlivePage: (draft) => canOutlivePage(postBody(draft, authorId)),
    async update(saved, draft, { isLeaving }) {
      const { _id: id } = saved;
      const ids = resourceIds(draft.document, uploads);
      const form = { ...postBody(draft, authorId), ...versionBody(saved, draft) };
      const isOther = isNew && form.url !== '' && form.url !== saved.url;
      const url = isOther ? form.url : null;
      const sent = { ...form, url: saved.url };
      const blog = await dispatch(
        autosaveDraft({ id, form: sent, url, resourceIds: ids, isLeaving }),
      ).unwrap();
      forget(ids);
      return savedOf(blog);
    },
    async continueAs({ _id: id, url }, server) {
      const place = { key: localDraftKey(account.id, id), postUrl: url };
      const isOpen = await autosave.moveTo(place, server);
      if (isOpen) continuedDraft.note(url);
    },
    storeLocally: autosave.saveServer,
    noteLocally: autosave.noteServer,
    deleteLocally: autosave.clear,
  };
}
