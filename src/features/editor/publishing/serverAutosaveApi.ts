import { can } from '@contract/permissions';
import { isApiError } from '@/lib/apiError';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { selectViewer } from '@/store/viewer';
import { continuedDraft } from '../draft/continuedDraft';
import type { Autosave } from '../draft/createAutosave';
import { type Account, savedOf } from '../draft/draft';
import { localDraftKey } from '../draft/draftKeys';
import { isOtherAccount } from '../draft/isOtherAccount';
import { unfinishedDraft } from '../draft/unfinishedDraft';
import { firstVersionOf } from '../draft/versions';
import { autocreateDraft, autosaveDraft, comparePost } from './editorThunks';
import { canOutlivePage } from './keptRequest';
import { newerThan } from './newerPost';
import { postBody, versionBody } from './postBody';
import { resourceIds } from './resourceIds';
import type { ServerAutosaveApi } from './runAutosave';

type ServerAutosaveParts = {
  dispatch: AppDispatch;
  autosave: Autosave;
  uploads: Map<string, string>;
  account: Account;
  authorId: string;
  isNew: boolean;
};

/** It was deleted, or has another address. */
function nullIfMissing(thrown: unknown) {
  if (isApiError(thrown) && thrown.status === 404) return null;
  throw thrown;
}

const mayCreate = () => (_: AppDispatch, getState: () => RootState) =>
  can(selectViewer(getState()), 'create post');

/** Saving a draft by itself with the server, the store and the local draft. */
export function createServerAutosaveApi(parts: ServerAutosaveParts): ServerAutosaveApi {
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
      unfinishedDraft.note(account.id, saved);
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
      unfinishedDraft.follow(account.id, blog);
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
