import type { MockApi } from '@mocks/createMockApi';
import { createApiClient, readApiUrl } from '@/api/client';
import { type AppStore, createAppStore } from '@/app/store';
import type { DraftStorage } from '@/features/editor/draft/deviceStorage';
import { type OpenedPost, openPost } from '@/features/editor/draft/draft';
import { localDraftKey } from '@/features/editor/draft/draftKeys';
import { findStoredDraft } from '@/features/editor/draft/findStoredDraft';
import type { LocalDraft } from '@/features/editor/draft/localDrafts';
import { createPostEditor, type PostEditorOptions } from '@/features/editor/model/createPostEditor';
import { startAutosave } from '@/features/editor/publishing/createPublishing';
import { isWaiting } from '@/features/editor/publishing/publishingMachine';
import { isPublished, type PublishingState } from '@/features/editor/publishing/publishingState';
import { fetchEditedPost } from '@/features/editor/publishing/useSavedPost';
import { paragraph } from '@/features/editor/testing/drafts';
import { createMemoryStorage } from '@/features/editor/testing/memoryStorage';
import { signInAs } from './renderApp';

type Editor = ReturnType<typeof createPostEditor> & { stop: () => void };

type Press =
  | 'saveKeyPressed'
  | 'comparisonRequested'
  | 'autosaveRequested'
  | 'pageLeft'
  | 'dialogClosed';

const runningSaves: ReadonlySet<string> = new Set(['checking', 'leaving', 'sending', 'finishing']);

const isSettled = (state: PublishingState) =>
  isWaiting(state) && !runningSaves.has(state.autosave.name);

/** Resolves when nothing is sent or read any more. */
function settled({ publishing }: Editor) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!isSettled(publishing.getState())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = publishing.subscribe(look);
    look();
  });
}

type Parts = { store: AppStore; storage: DraftStorage };

/** The parts of an editor without its screen, and what the pages around it do. */
function createDeviceEditor({ store, storage }: Parts) {
  const account = { id: store.getState().auth.user?.id ?? '', username: 'author' };
  let editor: Editor | null = null;
  /** What follows when the editor ends by itself. */
  let next: (() => Promise<void>) | null = null;
  let wake = () => {};

  /** Another version or another post is opened, or none. */
  function endWith(follow: () => Promise<void>) {
    next = follow;
    wake();
  }

  function mount(opened: OpenedPost, restored: LocalDraft | null) {
    const draftKey = localDraftKey(account.id, opened.key);
    const onReopen: PostEditorOptions['onReopen'] = (draft, saved) =>
      endWith(async () => mount({ ...opened, draft, saved }, null));
    const onCreated = (url: string) => endWith(async () => open(url));
    const parts = createPostEditor(
      { opened, account, restored, draftKey, onReopen, onCreated },
      {
        dispatch: store.dispatch,
        uploads: new Map(),
        onStatus: () => undefined,
        onDone: () => endWith(async () => undefined),
        storage,
      },
    );
    const stops = [parts.autosave.start(), startAutosave(parts.draftStore, parts.publishing)];
    editor = { ...parts, stop: () => stops.forEach((stop) => stop()) };
  }

  async function open(url: string) {
    const post = await store.dispatch(fetchEditedPost({ url, editorId: '' })).unwrap();
    const opened = openPost(post);
    if (!opened) throw new Error('The post has no readable document.');
    mount(opened, await findStoredDraft(localDraftKey(account.id, opened.key), opened, storage));
  }

  return {
    current: () => editor,
    open,
    /** Does something in the open editor and waits for what follows from it. */
    async act(change: (editor: Editor) => void) {
      if (!editor) return;
      const current = editor;
      const ended = new Promise<void>((resolve) => {
        wake = resolve;
      });
      change(current);
      await Promise.race([settled(current), ended]);
      const follow = next;
      if (!follow) {
        await current.autosave.saveNow();
        return;
      }
      next = null;
      editor = null;
      current.stop();
      await follow();
    },
    async close() {
      if (!editor) return;
      const closing = editor;
      await closing.autosave.saveNow();
      editor = null;
      closing.stop();
      await settled(closing);
    },
  };
}

/** A device of the author with its own storage and connection. */
export async function createEditorDevice({ api, cookieStore }: MockApi) {
  const { storage, values } = createMemoryStorage();
  let isOnline = true;
  const environment = { cookieStore, client: '127.0.0.1' };
  const client = createApiClient(readApiUrl(), {
    async fetch(input, init) {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return api.fetch(new Request(input, init), environment);
    },
  });
  const store = createAppStore({ client, session: null });
  await signInAs(store, 'author');
  const { current, open, act, close } = createDeviceEditor({ store, storage });
  const state = () => current()?.publishing.getState() ?? null;

  return {
    state,
    setOnline(online: boolean) {
      isOnline = online;
    },
    async open(url: string) {
      if (!current() && isOnline) await open(url);
    },
    write: (word: string) =>
      act(({ draftStore }) => {
        const { blocks } = draftStore.draft().document;
        draftStore.change({ document: { blocks: [...blocks, paragraph(word)] } });
      }),
    press: (type: Press) => act(({ publishing }) => publishing.dispatch({ type })),
    /** Presses the main button, or the one that saves a post as it is. */
    async save(type: 'save' | 'publishRequested') {
      await act(({ publishing }) => {
        const isDraft = type === 'save' && !isPublished(publishing.getState());
        const event = isDraft ? 'draftSaveRequested' : 'publishRequested';
        publishing.dispatch({ type: event, isUrlTaken: false });
      });
      if (state()?.step.name !== 'reviewing') return;
      await act(({ publishing }) =>
        publishing.dispatch({ type: 'findingsIgnored', isUrlTaken: false }),
      );
    },
    choose: (choice: 'mineChosen' | 'theirsChosen' | 'bothChosen') =>
      act(({ publishing, keepBoth }) => {
        if (publishing.getState().step.name !== 'conflict') return;
        if (choice === 'bothChosen') keepBoth();
        else if (choice === 'theirsChosen') publishing.dispatch({ type: choice });
        else publishing.dispatch({ type: choice, isUrlTaken: false });
      }),
    close,
    /** The device as it was at first. */
    async reset() {
      await close();
      values.clear();
      isOnline = true;
    },
    /** All words that are on the device. */
    words: () => JSON.stringify([[...values.values()], current()?.draftStore.draft() ?? null]),
  };
}

export type EditorDevice = Awaited<ReturnType<typeof createEditorDevice>>;
