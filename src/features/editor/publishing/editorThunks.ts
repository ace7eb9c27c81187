import { postTexts } from '@contract/texts/postTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import * as posts from '@/api/posts';
import * as resources from '@/api/resources';
import * as writing from '@/api/writing';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { postSaved } from '@/store/posts/postEvents';

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

export const createPost = createAppAsyncThunk(
  'editor/createPost',
  async ({ form, onProgress }: { form: Form } & Progress, { request }) =>
    writing.createPost(form, { ...request, onProgress }),
  { toasts: { failure: postTexts.createFailed } },
);

export const updatePost = createAppAsyncThunk(
  'editor/updatePost',
  async ({ id, form, onProgress }: { id: string; form: Form } & Progress, context) => {
    const { blog } = await writing.updatePost(id, form, { ...context.request, onProgress });
    context.dispatch(postSaved(blog));
    return blog;
  },
  { toasts: { failure: postTexts.updateFailed } },
);

/** Gives a saved post another address. The dialog shows why it was refused. */
export const changePostUrl = createAppAsyncThunk(
  'editor/changeUrl',
  async ({ id, url }: { id: string; url: string }, context) => {
    const { blog } = await writing.changePostUrl(id, url, context.request);
    context.dispatch(postSaved(blog));
    return blog;
  },
  { toasts: { failure: postTexts.urlChangeFailed } },
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
    resources.uploadResource(file, { ...request, onProgress }),
  {
    toasts: {
      progress: uploadTexts.progress,
      success: fromServer,
      failure: uploadTexts.pictureFailed,
    },
  },
);

/** Saves a draft that the writer didn't ask to save, and claims its pictures. No toasts. */
export const autosaveDraft = createAppAsyncThunk(
  'editor/autosaveDraft',
  async (
    { id, form, resourceIds }: { id: string; form: Form; resourceIds: readonly string[] },
    context,
  ) => {
    const { blog } = await writing.updatePost(id, form, context.request);
    context.dispatch(postSaved(blog));
    if (resourceIds.length > 0) await resources.claimResources(id, resourceIds, context.request);
    return blog;
  },
  { toasts: { isSilent: true } },
);
