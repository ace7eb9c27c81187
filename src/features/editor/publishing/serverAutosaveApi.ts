import type { AppDispatch } from '@/store/appTypes';
import type { Autosave } from '../draft/createAutosave';
import { type Account, savedOf } from '../draft/draft';
import { isOtherAccount } from '../draft/isOtherAccount';
import type { Publishing } from './createPublishing';
import type { ServerAutosaveApi } from './createServerAutosave';
import { autosaveDraft, comparePost } from './editorThunks';
import { hasTexts, postBody, versionBody } from './postBody';
import { resourceIds } from './resourceIds';

type ServerAutosaveParts = {
  dispatch: AppDispatch;
  autosave: Autosave;
  uploads: Map<string, string>;
  account: Account;
  authorId: string;
  publishing: Publishing;
};

/** Saving a draft by itself with the server, the store and the local draft. */
export function createServerAutosaveApi(parts: ServerAutosaveParts): ServerAutosaveApi {
  const { dispatch, autosave, uploads, account, authorId, publishing } = parts;
  return {
    // An administrator who edits the draft of someone else saves it by hand.
    mayRun: () => authorId === account.id && !dispatch(isOtherAccount(account)),
    async isLatest({ url, updatedAt, revision }) {
      const post = await dispatch(comparePost({ url })).unwrap();
      if (post.isPublished) return false;
      const isSame = post.updatedAt === updatedAt && post.revision === revision;
      return isSame || hasTexts(post, publishing.getState().server.sentTexts);
    },
    async update(saved, draft) {
      const { _id: id, url } = saved;
      const ids = resourceIds(draft.document, uploads);
      const form = { ...postBody(draft, authorId), ...versionBody(saved, draft), url };
      const blog = await dispatch(autosaveDraft({ id, form, resourceIds: ids })).unwrap();
      for (const [address, resource] of uploads)
        if (ids.includes(resource)) uploads.delete(address);
      return savedOf(blog);
    },
    storeLocally: autosave.saveServer,
    deleteLocally: autosave.clear,
  };
}
