import { postTexts } from '@contract/texts/postTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import * as posts from '@/api/posts';
import * as resources from '@/api/resources';
import { isApiError } from '@/lib/apiError';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

const ofPosts = postTexts;
const uploads = uploadTexts;

type Form = Parameters<typeof posts.createPost>[0];
type Progress = { onProgress: (share: number) => void };

export const fetchEditedPost = createAppAsyncThunk(
  'editor/fetchPost',
  async ({ url }: { url: string }, { signal }) =>
    (await posts.readPost(url, { signal })).postDetails,
  { toasts: { failure: ofPosts.loadFailed } },
);

/** The same, to see whether it was changed elsewhere: when that fails, the saving itself tells. */
export const comparePost = createAppAsyncThunk(
  'editor/comparePost',
  async ({ url }: { url: string }, { signal }) =>
    (await posts.readPost(url, { signal })).postDetails,
);

/** A post that may be there, because the answer to its creation was lost; null when it isn't. */
export const findSentPost = createAppAsyncThunk(
  'editor/findSentPost',
  async ({ url }: { url: string }, { signal }) => {
    try {
      return (await posts.readPost(url, { signal })).postDetails;
    } catch (thrown) {
      if (isApiError(thrown) && thrown.status === 404) return null;
      throw thrown;
    }
  },
  { toasts: { failure: ofPosts.createFailed } },
);

export const createPost = createAppAsyncThunk(
  'editor/createPost',
  async ({ form, onProgress }: { form: Form } & Progress, { signal }) =>
    (await posts.createPost(form, { signal, onProgress })).newBlog,
  { toasts: { success: ofPosts.created, failure: ofPosts.createFailed } },
);

export const updatePost = createAppAsyncThunk(
  'editor/updatePost',
  async ({ id, form, onProgress }: { id: string; form: Form } & Progress, { signal }) =>
    (await posts.updatePost(id, form, { signal, onProgress })).blog,
  { toasts: { success: ofPosts.updated, failure: ofPosts.updateFailed } },
);

export const finalizePost = createAppAsyncThunk(
  'editor/finalizePost',
  ({ id, resourceIds }: { id: string; resourceIds: readonly string[] }) =>
    resources.claimResources(id, resourceIds),
  {
    toasts: {
      progress: uploads.finalizing,
      success: uploads.finalized,
      failure: uploads.finalizeFailed,
    },
  },
);

/** A picture of the text, put on the site while writing. */
export const uploadPicture = createAppAsyncThunk(
  'editor/uploadPicture',
  async ({ file, onProgress }: { file: Blob } & Progress, { signal }) =>
    (await resources.uploadResource(file, { signal, onProgress })).data,
  { toasts: { progress: uploads.progress, success: 'from server', failure: uploads.imageFailed } },
);
