import { notify } from '@/lib/notify';
import type { AppDispatch } from '@/store/appTypes';
import { schedulePost, setPublished } from '@/store/posts/writingThunks';
import type { Autosave } from '../draft/createAutosave';
import { type Account, type Draft, type SavedPost, savedOf } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import { isOtherAccount } from '../draft/isOtherAccount';
import type { LocalDraft } from '../draft/localDrafts';
import { unfinishedDraft } from '../draft/unfinishedDraft';
import { changePostUrl, comparePost, createPost, finalizePost, updatePost } from './editorThunks';
import { newerThan } from './newerPost';
import { postBody, versionBody } from './postBody';
import { resourceIds } from './resourceIds';
import type { PublishingApi, SentPost } from './runStep';

type PublishingParts = {
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

/** Publishing with the server, the store and the local draft. */
export function createPublishingApi(parts: PublishingParts): PublishingApi {
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
      unfinishedDraft.forget(account.id, id);
      draftStore.markSaved({ picture: null });
      // The ids differ if the post is new, or was deleted and saved again. A draft can get its address later.
      const isOpened = id === openedAs?._id && url === openedAs.url;
      if (!isOpened) onCreated(url);
      return isOpened;
    },
    leave(sent) {
      if (sent) unfinishedDraft.forget(account.id, sent.id);
      onDone(sent);
    },
  };
}
