import type { CallInput } from '@contract/endpoint';
import { findTakenUrls } from '@contract/endpoints/moves';
import { readPost } from '@contract/endpoints/posts';
import * as resources from '@contract/endpoints/resources';
import * as writing from '@contract/endpoints/writing';
import { previewTexts } from '@contract/texts/editorTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { isApiError } from '@/lib/apiError';
import { repeatLater } from '@/lib/repeatLater';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { postSaved } from '@/store/posts/postEvents';

type Form = CallInput<typeof writing.createPost>['body'];
type ChangedForm = CallInput<typeof writing.updatePost>['body'];
type Progress = { onProgress: (share: number) => void };
type Call = ThunkContext['call'];
type SentAlong = { onProgress?: (share: number) => void; isKeptAlive?: boolean };

/** Browsers limit the body of a request that outlives its page to 64 KiB. The rest is for the names of the fields. */
const mostBytes = 60 * 1024;

/** Whether a form can be sent while the page ends. */
export function canOutlivePage(form: object) {
  const values: unknown[] = Object.values(form);
  const parts = values.filter((value) => typeof value === 'string' || value instanceof Blob);
  return new Blob(parts).size <= mostBytes;
}

/** `isRepeated`: an earlier call with the same `clientId` has created the post. */
async function sendPost(body: Form, call: Call, options: SentAlong = {}) {
  let isRepeated = false;
  const onStatus = (status: number) => {
    isRepeated = status === 200;
  };
  const { newBlog } = await call(writing.createPost, { body }, { ...options, onStatus });
  return { newBlog, isRepeated };
}

type Changed = { id: string; form: ChangedForm };

const sendChange = async ({ id, form }: Changed, call: Call, options: SentAlong) =>
  (await call(writing.updatePost, { params: { id }, body: { ...form, id } }, options)).blog;

const sendUrl = async ({ id, url }: { id: string; url: string }, call: Call) =>
  (await call(writing.changePostUrl, { params: { id }, body: { url } })).blog;

/** Assigns uploaded files to the post that shows them. */
const claim = async (id: string, ids: readonly string[], call: Call) =>
  call(resources.claimResources, { params: { id }, body: { resources: JSON.stringify(ids) } });

/** Reads the post to compare it with the draft. No toast: the update that follows reports failures. */
export const comparePost = createAppAsyncThunk(
  'editor/comparePost',
  async ({ url }: { url: string }, { call }) =>
    (await call(readPost, { params: { url }, body: {} })).postDetails,
  { toasts: { isSilent: true } },
);

/** Whether a new post can't have the url. No toast: publishing reports it. */
export const checkUrl = createAppAsyncThunk(
  'editor/checkUrl',
  async ({ url }: { url: string }, { call }) =>
    (await call(findTakenUrls, { body: { urls: [url] } })).taken.length > 0,
  { toasts: { isSilent: true } },
);

export const createPost = createAppAsyncThunk(
  'editor/createPost',
  ({ form, onProgress }: { form: Form } & Progress, { call }) =>
    sendPost(form, call, { onProgress }),
  { toasts: { failure: writingTexts.createFailed } },
);

export const updatePost = createAppAsyncThunk(
  'editor/updatePost',
  async ({ id, form, onProgress }: { id: string; form: Form } & Progress, { call, dispatch }) => {
    const blog = await sendChange({ id, form }, call, { onProgress });
    dispatch(postSaved(blog));
    return blog;
  },
  { toasts: { failure: writingTexts.updateFailed } },
);

/** Gives a saved post another address. The dialog shows why it was refused. */
export const changePostUrl = createAppAsyncThunk(
  'editor/changeUrl',
  async (change: { id: string; url: string }, { call, dispatch }) => {
    const blog = await sendUrl(change, call);
    dispatch(postSaved(blog));
    return blog;
  },
  { toasts: { failure: writingTexts.urlChangeFailed } },
);

/** Gives a draft the address that follows from its title; null if it can't have it. No toasts. */
export const followTitle = createAppAsyncThunk(
  'editor/followTitle',
  async (change: { id: string; url: string }, { call }) =>
    sendUrl(change, call).catch((thrown: unknown) => {
      if (isApiError(thrown) && (thrown.status === 409 || thrown.status === 422)) return null;
      throw thrown;
    }),
  { toasts: { isSilent: true } },
);

export const finalizePost = createAppAsyncThunk(
  'editor/finalizePost',
  ({ id, resourceIds }: { id: string; resourceIds: readonly string[] }, { call }) =>
    claim(id, resourceIds, call),
  {
    toasts: {
      progress: uploadTexts.finalizing,
      success: uploadTexts.finalized,
      failure: uploadTexts.finalizeFailed,
    },
  },
);

/** Uploads a picture of the document while the writer continues. */
export const uploadPicture = createAppAsyncThunk(
  'editor/uploadPicture',
  ({ file, onProgress }: { file: Blob } & Progress, { call, signal }) => {
    const send = () => call(resources.uploadResource, { body: { resource: file } }, { onProgress });
    return repeatLater(send, { signal });
  },
  {
    toasts: {
      progress: uploadTexts.progress,
      success: fromServer,
      failure: uploadTexts.pictureFailed,
    },
  },
);

/** A save that the writer didn't ask for outlives the page if it is small enough. */
const outliving = (form: object) => ({ isKeptAlive: canOutlivePage(form) });

/** An address that is taken doesn’t stop the text from being saved. */
const createDraft = async (form: Form, call: Call) =>
  sendPost(form, call, outliving(form)).catch((thrown: unknown) => {
    if (!isApiError(thrown) || thrown.status !== 409) throw thrown;
    return sendPost({ ...form, url: '' }, call);
  });

/** Creates the draft of a new post that the writer didn't ask to save, and claims its pictures. No toasts. */
export const autocreateDraft = createAppAsyncThunk(
  'editor/autocreateDraft',
  async ({ form, resourceIds }: { form: Form; resourceIds: readonly string[] }, { call }) => {
    const created = await createDraft(form, call);
    const { _id: id } = created.newBlog;
    if (resourceIds.length > 0) await claim(id, resourceIds, call);
    return created;
  },
  { toasts: { isSilent: true } },
);

type AutosavedDraft = {
  id: string;
  form: Form;
  /** The address that the draft gets first; null if it stays. */
  url: string | null;
  resourceIds: readonly string[];
  /** The page may end after the first request, which sends the text then. */
  isLeaving: boolean;
};

/** Saves a draft that the writer didn't ask to save, and claims its pictures. No toasts. */
export const autosaveDraft = createAppAsyncThunk(
  'editor/autosaveDraft',
  async ({ id, form, url, resourceIds, isLeaving }: AutosavedDraft, { call, dispatch }) => {
    const move = async () => (url === null ? null : sendUrl({ id, url }, call).catch(() => null));
    // An address that is taken doesn’t stop the text from being saved.
    const changed = isLeaving ? null : await move();
    const sent = { ...form, url: changed?.url ?? form.url, isDraft: 'true' as const };
    const saved = await sendChange({ id, form: sent }, call, outliving(form));
    const blog = (isLeaving ? await move() : null) ?? saved;
    dispatch(postSaved(blog));
    if (resourceIds.length > 0) await claim(id, resourceIds, call);
    return blog;
  },
  { toasts: { isSilent: true } },
);

type SavedPending = { id: string; form: ChangedForm; resourceIds: readonly string[] };

/** Saves the unpublished changes of a published post, which readers don't see, and claims their pictures. No toasts. */
export const savePending = createAppAsyncThunk(
  'editor/savePending',
  async ({ id, form, resourceIds }: SavedPending, { call, dispatch }) => {
    const sent = { ...form, isPending: 'true' as const };
    const blog = await sendChange({ id, form: sent }, call, outliving(form));
    dispatch(postSaved(blog));
    if (resourceIds.length > 0) await claim(id, resourceIds, call);
    return blog;
  },
  { toasts: { isSilent: true } },
);

/** Makes a link to a draft; an earlier one ends. */
export const createPreview = createAppAsyncThunk(
  'editor/createPreview',
  async ({ id }: { id: string }, { call }) =>
    (await call(writing.createPreview, { params: { id } })).url,
  { toasts: { success: fromServer, failure: previewTexts.createFailed } },
);

export const endPreview = createAppAsyncThunk(
  'editor/endPreview',
  ({ id }: { id: string }, { call }) => call(writing.endPreview, { params: { id } }),
  { toasts: { success: fromServer, failure: previewTexts.endFailed } },
);
