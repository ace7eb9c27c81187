import { type DraftStorage, deviceStorage } from './deviceStorage';
import { differencesOf } from './differences';
import { type Draft, lacksUrl, type OpenedPost } from './draft';
import { followsTitle } from './followsTitle';
import { deleteLocalDraft, type LocalDraft, readLocalDraft } from './localDrafts';

/** The address of a saved post is that of the server, also if another one was typed before it was saved. */
function withSavedUrl(local: LocalDraft, { url }: Draft['fields']): LocalDraft {
  const { draft } = local;
  return { ...local, draft: { ...draft, fields: { ...draft.fields, url } } };
}

/** The local draft of a post if it differs from the post. One that doesn't is deleted. */
export async function findStoredDraft(
  key: string,
  opened: Pick<OpenedPost, 'draft' | 'saved'>,
  storage: DraftStorage = deviceStorage,
) {
  const { draft, saved } = opened;
  const stored = await readLocalDraft(key, draft, storage);
  if (!stored) return null;
  const hasUrl = saved !== null && !lacksUrl(saved) && !followsTitle(opened);
  const localDraft = hasUrl ? withSavedUrl(stored, draft.fields) : stored;
  if (differencesOf(draft, localDraft.draft).length > 0) return localDraft;
  // The server has all of it.
  deleteLocalDraft(key, storage).catch(() => undefined);
  return null;
}
