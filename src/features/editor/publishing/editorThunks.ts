import { findTakenUrls } from '@contract/endpoints/moves';
import { postTexts } from '@contract/texts/postTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { call } from '@/api/call';
import * as posts from '@/api/posts';
import * as resources from '@/api/resources';
import * as writing from '@/api/writing';
import { isApiError } from '@/lib/apiError';
import { repeatLater } from '@/lib/repeatLater';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { postSaved } from '@/store/posts/postEvents';
import { canOutlivePage } from './keptRequest';

type Form = Parameters<typeof writing.createPost>[0];
type Progress = { onProgress: (share: number) => void };

export const fetchEditedPost = createAppAsyncThunk(
  'editor/fetchPost',
  async ({ url }: { url: string; editorId: string }, { request }) =>
    (await posts.readPost(url, request)).postDetails,
  { toasts: { failure: postTexts.loadFailed } },
);

/** Reads the post to compare it with the draft. No toast: the update that follows reports failures. */
export const comparePost = createAppAsyncThunk(
  'editor/comparePost',
  async ({ url }: { url: string }, { request }) => (await posts.readPost(url, request)).postDetails,
  { toasts: { isSilent: true } },
);

/** Whether a new post can't have the url. No toast: publishing reports it. */
export const checkUrl = createAppAsyncThunk(
  'editor/checkUrl',
  async ({ url }: { url: string }, { request }) =>
    (await call(findTakenUrls, { body: { urls: [url] } }, request)).taken.length > 0,
  { toasts: { isSilent: true } },
);

export const createPost = createAppAsyncThunk(
  'editor/createPost',
  async ({ form, onProgress }: { form: Form } & Progress, { request }) =>
    writing.createPost(form, { ...request, onProgress }),
  { toasts: { failure: writingTexts.createFailed } },
);

export const updatePost = createAppAsyncThunk(
  'editor/updatePost',
  async ({ id, form, onProgress }: { id: string; form: Form } & Progress, context) => {
    const { blog } = await writing.updatePost(id, form, { ...context.request, onProgress });
    context.dispatch(postSaved(blog));
    return blog;
  },
  { toasts: { failure: writingTexts.updateFailed } },
);

/** Gives a saved post another address. The dialog shows why it was refused. */
export const changePostUrl = createAppAsyncThunk(
  'editor/changeUrl',
  async ({ id, url }: { id: string; url: string }, context) => {
    const { blog } = await writing.changePostUrl(id, url, context.request);
    context.dispatch(postSaved(blog));
    return blog;
  },
  { toasts: { failure: writingTexts.urlChangeFailed } },
);

export const finalizePost = createAppAsyncThunk(
  'editor/finalizePost',
  ({ id, resourceIds }: { id: string; resourceIds: readonly string[] }, { request }) =>
    resources.claimResources(id, resourceIds, request),
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
  ({ file, onProgress }: { file: Blob } & Progress, { request }) =>
    repeatLater(() => resources.uploadResource(file, { ...request, onProgress }), request),
  {
    toasts: {
      progress: uploadTexts.progress,
      success: fromServer,
      failure: uploadTexts.pictureFailed,
    },
  },
);

/** A save that the writer didn't ask for outlives the page if it is small enough. */
const kept = (form: Form, request: ThunkContext['request']) => ({
  ...request,
  isKeptAlive: canOutlivePage(form),
});

/** An address that is taken is no reason to keep the text from the server. */
const createDraft = async (form: Form, { request }: Pick<ThunkContext, 'request'>) =>
  writing.createPost(form, kept(form, request)).catch((thrown: unknown) => {
    if (!isApiError(thrown) || thrown.status !== 409) throw thrown;
    return writing.createPost({ ...form, url: '' }, request);
  });

/** Creates the draft of a new post that the writer didn't ask to save, and claims its pictures. No toasts. */
export const autocreateDraft = createAppAsyncThunk(
  'editor/autocreateDraft',
  async ({ form, resourceIds }: { form: Form; resourceIds: readonly string[] }, { request }) => {
    const created = await createDraft(form, { request });
    const { _id: id } = created.newBlog;
    if (resourceIds.length > 0) await resources.claimResources(id, resourceIds, request);
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

const changeDraftUrl = async (
  { id, url }: { id: string; url: string },
  { request }: ThunkContext,
) => writing.changePostUrl(id, url, request).catch(() => null);

/** Saves a draft that the writer didn't ask to save, and claims its pictures. No toasts. */
export const autosaveDraft = createAppAsyncThunk(
  'editor/autosaveDraft',
  async ({ id, form, url, resourceIds, isLeaving }: AutosavedDraft, context) => {
    const move = async () => (url === null ? null : changeDraftUrl({ id, url }, context));
    // An address that is taken is no reason to keep the text from the server.
    const changed = isLeaving ? null : await move();
    const sent = { ...form, url: changed?.blog.url ?? form.url, isDraft: 'true' as const };
    const saved = await writing.updatePost(id, sent, kept(form, context.request));
    const { blog } = (isLeaving ? await move() : null) ?? saved;
    context.dispatch(postSaved(blog));
    if (resourceIds.length > 0) await resources.claimResources(id, resourceIds, context.request);
    return blog;
  },
  { toasts: { isSilent: true } },
);
