import { newClientId } from '@/lib/newClientId';
import type { AppDispatch } from '@/store/appTypes';
import { createAutosave, type SaveStatus } from '../draft/createAutosave';
import { type DraftStorage, deviceStorage } from '../draft/deviceStorage';
import {
  type Account,
  type Draft,
  isDeleted,
  lacksUrl,
  type OpenedPost,
  type SavedPost,
} from '../draft/draft';
import { createDraftStore } from '../draft/draftStore';
import { followsTitle } from '../draft/followsTitle';
import type { LocalDraft } from '../draft/localDrafts';
import { createPublishing } from '../publishing/createPublishing';
import { startOf } from '../publishing/newerPost';
import { createPublishingApi, createServerAutosaveApi } from '../publishing/publishingApi';
import type { SentPost } from '../publishing/publishingState';
import { createLeaving } from './createLeaving';

export type PostEditorOptions = {
  opened: OpenedPost;
  account: Account;
  /** The local draft to continue with. */
  restored: LocalDraft | null;
  /** Where the draft is stored on this device. */
  draftKey: string;
  /** Starts again with another version of the post. */
  onReopen: (draft: Draft, saved: SavedPost, mine: LocalDraft) => void;
  /** Called with the url when a new post was saved as a draft. */
  onCreated: (url: string) => void;
};

type Connections = {
  dispatch: AppDispatch;
  /** Ids of uploaded pictures by address. */
  uploads: Map<string, string>;
  onStatus: (status: SaveStatus) => void;
  onDone: (sent: SentPost | null) => void;
  storage?: DraftStorage;
};

/** The parts of one open post: its draft, the copy of the draft on this device, and publishing. */
export function createPostEditor(options: PostEditorOptions, connections: Connections) {
  const { opened, account, restored, draftKey, onReopen, onCreated } = options;
  const { dispatch, uploads, onStatus, onDone, storage = deviceStorage } = connections;
  const initial = restored?.draft ?? opened.draft;
  const { saved, newer } = startOf(opened, isDeleted(opened) ? null : restored);
  const { clientId = newClientId(), sentTexts = null } = restored ?? {};
  const server = { saved, clientId, sentTexts };
  const isNew = opened.saved ? lacksUrl(opened.saved) : !isDeleted(opened);
  const isFollowing = followsTitle(opened);
  const draftStore = createDraftStore(
    initial,
    restored !== null,
    opened.saved?.isPublished ? (opened.published ?? opened.draft).document : null,
  );
  const autosave = createAutosave({
    key: draftKey,
    postUrl: opened.url,
    draftStore,
    uploads,
    server,
    onStatus,
    storage,
  });
  const parts = {
    dispatch,
    draftStore,
    autosave,
    uploads,
    account,
    authorId: opened.authorId ?? account.id,
    openedAs: opened.saved,
    isNew,
    followsTitle: isFollowing,
    onReopen,
    onCreated,
    onDone,
  };
  const api = createPublishingApi(parts);
  const autosaveApi = createServerAutosaveApi(parts);
  const publishing = createPublishing(
    server,
    { api, draftStore, autosaveApi },
    {
      isNew,
      followsTitle: isFollowing,
      newer,
    },
  );
  /** What was written becomes a draft of its own, whose address is chosen later. */
  function keepBoth() {
    draftStore.change({ fields: { ...draftStore.draft().fields, url: '' } });
    publishing.dispatch({ type: 'bothChosen', clientId: newClientId() });
  }

  const leaving = createLeaving({ draftStore, autosave, publishing, accountId: account.id });
  return { initial, draftStore, autosave, publishing, leaving, keepBoth };
}
