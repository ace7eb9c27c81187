import type { EditorDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { draftUrl } from '@contract/draftUrl';
import { can } from '@contract/permissions';
import { isApiError } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { schedulePost, setPublished } from '@/store/posts/writingThunks';
import { selectViewer } from '@/store/viewer';
import { continuedDraft } from '../draft/continuedDraft';
import type { Autosave } from '../draft/createAutosave';
import {
  type Account,
  type Draft,
  type PostOnServer,
  type SavedPost,
  savedOf,
} from '../draft/draft';
import { localDraftKey } from '../draft/draftKeys';
import type { DraftStore } from '../draft/draftStore';
import { isOtherAccount } from '../draft/isOtherAccount';
import type { LocalDraft } from '../draft/localDrafts';
import { unfinishedDraft } from '../draft/unfinishedDraft';
import { firstVersionOf } from '../draft/versions';
import {
  autocreateDraft,
  autosaveDraft,
  canOutlivePage,
  changePostUrl,
  comparePost,
  createPost,
  finalizePost,
  followTitle,
  savePending,
  updatePost,
} from './editorThunks';
import { type NewerPost, newerThan } from './newerPost';
import { basisBody, postBody, versionBody } from './postBody';
import type { EffectContext, SentPost } from './publishingState';

/** The ids of the uploaded pictures that the document shows, without duplicates. */
export function resourceIds({ blocks }: EditorDocument, uploads: ReadonlyMap<string, string>) {
  const ids = blocks.map((stored) => {
    const block = readBlock(stored);
    return block?.type === 'image' ? uploads.get(block.data.url) : undefined;
  });
  return [...new Set(ids.filter((id) => id !== undefined))];
}

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
  /** The address of the draft changes with its title. */
  followsTitle: boolean;
  /** Opens another version of the post. `mine` was put aside. */
  onReopen: (draft: Draft, saved: SavedPost, mine: LocalDraft) => void;
  /** Called when a new post was saved as a draft, or a draft has got its address. */
  onCreated: (url: string) => void;
  onDone: (sent: SentPost | null) => void;
};

type UrlOptions = { isUrlOpen: boolean };
type Creation = { isPublished: boolean; clientId: string };
type RunningThunk<Answer> = { abort: () => void; unwrap: () => Promise<Answer> };

function settle<Answer>(running: RunningThunk<Answer>, signal: AbortSignal) {
  signal.addEventListener('abort', () => running.abort());
  return running.unwrap();
}

/** Another device may have given a draft another address. */
const addressOf = ({ _id: id, url, isPublished }: SavedPost) => (isPublished ? url : draftUrl(id));

/** The draft keeps the address that it has, whatever its title will be. */
function keepUrl(draftStore: DraftStore, { url }: SavedPost) {
  draftStore.change({ fields: { ...draftStore.draft().fields, url } });
  return url;
}

/** The server has the draft at this address: a reload opens it there. */
async function continueAt(
  { autosave, account }: EditorParts,
  { _id: id, url }: SavedPost,
  server: PostOnServer,
) {
  const place = { key: localDraftKey(account.id, id), postUrl: url };
  const isOpen = await autosave.moveTo(place, server);
  if (isOpen) continuedDraft.note(url);
}

/** What the writer asks for: with the server, the store and the local draft. */
export function createPublishingApi(parts: EditorParts) {
  const { dispatch, draftStore, autosave, uploads, account, authorId } = parts;
  const { openedAs, isNew, followsTitle, onReopen, onCreated, onDone } = parts;
  return {
    /** Another account is signed in than the one that opened the editor. */
    isOtherAccount: () => dispatch(isOtherAccount(account)),
    readDraft: async () => ({ draft: await draftStore.read(), uploading: draftStore.uploading() }),
    waitForUploads: draftStore.uploadsSettled,
    /** Looks for changes since `saved` other than those of the unanswered update with `sentTexts`. */
    async findNewer(saved: SavedPost, sentTexts: string | null, { signal }: EffectContext) {
      const url = addressOf(saved);
      // If this fails, the update itself reports why.
      const post = await settle(dispatch(comparePost({ url })), signal).catch(() => null);
      return post && newerThan(saved, post, sentTexts);
    },
    async create(draft: Draft, { isPublished, clientId }: Creation, context: EffectContext) {
      const unpublished = isPublished ? {} : ({ isPublished: 'false' } as const);
      const form = { ...postBody(draft, authorId), ...unpublished, clientId };
      const creating = dispatch(createPost({ form, onProgress: context.onProgress }));
      const { newBlog, isRepeated } = await settle(creating, context.signal);
      return { saved: savedOf(newBlog), isRepeated };
    },
    async update(saved: SavedPost, draft: Draft, context: EffectContext & UrlOptions) {
      const { _id: id } = saved;
      const { signal, onProgress, isUrlOpen } = context;
      const form = { ...postBody(draft, authorId), ...versionBody(saved, draft) };
      const wanted = (isUrlOpen && form.url) || saved.url;
      const move = isNew ? changePostUrl : followTitle;
      const moved =
        wanted === saved.url ? saved : await settle(dispatch(move({ id, url: wanted })), signal);
      const url = moved?.url ?? keepUrl(draftStore, saved);
      const updating = dispatch(updatePost({ id, form: { ...form, url }, onProgress }));
      return savedOf(await settle(updating, signal));
    },
    async claimPictures({ _id: id }: SavedPost, { document }: Draft) {
      const ids = resourceIds(document, uploads);
      if (ids.length === 0) return;
      await dispatch(finalizePost({ id, resourceIds: ids })).unwrap();
      uploads.clear();
    },
    async setPublished({ _id: id }: SavedPost, isPublished: boolean, call: EffectContext) {
      await settle(dispatch(setPublished({ id, isPublished })), call.signal);
    },
    async schedule({ _id: id }: SavedPost, publishAt: string, { signal }: EffectContext) {
      await settle(dispatch(schedulePost({ id, publishAt })), signal);
    },
    storeLocally: autosave.saveServer,
    deleteLocally: autosave.clear,
    showError: notify.error,
    showSuccess: notify.success,
    /** Starts again with the version of the server. */
    async reopen({ draft, saved }: NewerPost) {
      onReopen(draft, saved, await autosave.snapshot());
    },
    /** Continues with a saved draft. Resolves with false if another editor opens it. */
    async continueWith(saved: SavedPost, server: PostOnServer) {
      const { _id: id, url } = saved;
      unfinishedDraft.forget(account.id, id);
      draftStore.markSaved({ picture: null });
      // The ids differ if the post is new, or was deleted and saved again. A draft can get its address later.
      const isOpened = id === openedAs?._id && (followsTitle || url === openedAs.url);
      if (!isOpened) onCreated(url);
      else if (url !== openedAs.url) await continueAt(parts, saved, server);
      return isOpened;
    },
    /** Closes the editor after the post was published, updated or scheduled. */
    leave(sent: SentPost | null) {
      if (sent) unfinishedDraft.forget(account.id, sent.id);
      onDone(sent);
    },
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
export function createServerAutosaveApi(parts: EditorParts) {
  const { dispatch, draftStore, autosave, uploads, account, authorId, isNew } = parts;

  /** Saves changes that readers don't see. The version that they were made for stays the same. */
  async function savePublished(saved: SavedPost, draft: Draft, ids: readonly string[]) {
    const { _id: id, url, updatedAt, revision } = saved;
    const form = { ...postBody(draft, authorId), url, ...basisBody(saved) };
    const blog = await dispatch(savePending({ id, form, resourceIds: ids })).unwrap();
    forget(ids);
    return { ...savedOf(blog), updatedAt, revision };
  }

  function forget(ids: readonly string[]) {
    for (const [address, resource] of uploads) if (ids.includes(resource)) uploads.delete(address);
  }

  return {
    /**
     * Whether the signed-in account may save this post, or create it, without being asked. An administrator who edits the
     * draft of someone else saves it by hand.
     */
    mayRun: (saved: SavedPost | null) =>
      authorId === account.id &&
      !dispatch(isOtherAccount(account)) &&
      (saved !== null || (isNew && dispatch(mayCreate()))),
    /** Looks for changes since `saved`, also those of an unanswered save with `sentTexts`. Rejects if that is unknown. */
    async findNewer(saved: SavedPost, sentTexts: string | null) {
      const post = await dispatch(comparePost({ url: addressOf(saved) }))
        .unwrap()
        .catch(nullIfMissing);
      return post ? newerThan(saved, post, sentTexts) : ('deleted' as const);
    },
    async create(draft: Draft, clientId: string) {
      const form = { ...postBody(draft, authorId), isPublished: 'false' as const, clientId };
      const ids = resourceIds(draft.document, uploads);
      const { newBlog, isRepeated } = await dispatch(
        autocreateDraft({ form, resourceIds: ids }),
      ).unwrap();
      forget(ids);
      const saved = savedOf(newBlog);
      if (!saved.isPublished) unfinishedDraft.note(account.id, saved);
      // The writer is asked before the next save if another device has continued the draft.
      return { saved: isRepeated ? firstVersionOf(saved) : saved, isRepeated };
    },
    /** Whether it is small enough to be sent while the page ends. */
    canOutlivePage: (draft: Draft) => canOutlivePage(postBody(draft, authorId)),
    /** With `isLeaving`, the text is sent before the address. */
    async update(saved: SavedPost, draft: Draft, options: { isLeaving: boolean } & UrlOptions) {
      const { _id: id } = saved;
      const ids = resourceIds(draft.document, uploads);
      if (saved.isPublished) return savePublished(saved, draft, ids);
      const form = { ...postBody(draft, authorId), ...versionBody(saved, draft) };
      const { isLeaving, isUrlOpen } = options;
      const isOther = isUrlOpen && form.url !== '' && form.url !== saved.url;
      const url = isOther ? form.url : null;
      const sent = { ...form, url: saved.url };
      const blog = await dispatch(
        autosaveDraft({ id, form: sent, url, resourceIds: ids, isLeaving }),
      ).unwrap();
      forget(ids);
      // The address that follows from the title is another post's.
      if (url !== null && blog.url !== url && !isNew) keepUrl(draftStore, saved);
      unfinishedDraft.follow(account.id, blog);
      return savedOf(blog);
    },
    continueAs: async (saved: SavedPost, server: PostOnServer) => continueAt(parts, saved, server),
    storeLocally: autosave.saveServer,
    noteLocally: autosave.noteServer,
    deleteLocally: autosave.clear,
  };
}

/** Calls to the server reject with an `ApiError`. */
export type PublishingApi = ReturnType<typeof createPublishingApi>;
export type ServerAutosaveApi = ReturnType<typeof createServerAutosaveApi>;
