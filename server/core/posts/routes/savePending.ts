import { draftPostRules } from '@contract/rules';
import { postMessages } from '@contract/texts/apiMessages';
import type { FullPostRow, PendingRow } from '@server/data/rows/rows';
import { pendingNumber } from '@server/rules/pending';
import type { Call } from '../../context';
import { malformed, staleVersion } from '../../failure';
import { removeFiles } from '../../files/removeFiles';
import { storePicture } from '../../files/storePicture';
import { refusedWrite } from '../../moderation/restrictions';
import { postNotFound } from '../findPost';
import { judgeAndWrite } from '../judgeAndWrite';
import { readChangedForm } from '../readChangedForm';
import { knowsPending, knowsVersion, stalePending } from '../savePost';

type Stored = { post: FullPostRow; pending: PendingRow | null };
type Picture = Awaited<ReturnType<typeof storePicture>>;

/** The fields of the form, and the post and unpublished changes that they were made for. */
async function readChanges(call: Call<'updatePost'>, { post, pending }: Stored) {
  const {
    pictureFile,
    words: _,
    ...form
  } = await readChangedForm(call, {
    stored: post,
    content: pending?.content ?? post.content,
    rules: draftPostRules,
  });
  const current = pending ?? post;
  const { revision, updatedAt } = call.body;
  const isOfOtherTags = revision === post.revision && !knowsVersion({ updatedAt }, post);
  const changes = {
    ...form,
    postId: post.id,
    canonicalUrl: form.canonicalUrl ?? current.canonicalUrl,
    image: pending?.image ?? '',
    // No version has the number 0: before the changes are published, the writer compares what only changed the tags.
    base: isOfOtherTags ? 0 : (revision ?? pending?.base ?? post.revision),
    judged: {
      revision: post.revision,
      isPublished: post.isPublished,
      updatedAt: post.updatedAt,
      pending: pendingNumber(pending),
    },
  };
  return { changes, pictureFile };
}

/** Throws 409 if the post is a draft, or if its unpublished changes are not those that the client knows. */
function requirePresent({ post, pending }: Stored, sent: number) {
  if (!post.isPublished) throw staleVersion(postMessages.isStale, post.revision);
  if (!knowsPending(sent, pending)) throw stalePending(pending);
}

async function readStored({ ports }: Call<'updatePost'>, id: string): Promise<Stored> {
  const { posts, pending: all } = ports.data;
  const [post, pending] = await Promise.all([posts.byId(id), all.read(id)]);
  if (!post) throw postNotFound();
  return { post, pending };
}

async function store(call: Call<'updatePost'>, id: string, sent: number) {
  const { ports, viewer } = call;
  let picture: Picture | undefined;
  async function write(stored: Stored) {
    requirePresent(stored, sent);
    const { changes, pictureFile } = await readChanges(call, stored);
    if (pictureFile) picture ??= await storePicture(ports, { file: pictureFile, use: 'post' });
    const save = picture ? { ...changes, image: picture.url } : changes;
    const act = { by: viewer.id, now: ports.clock.now() };
    const saved = await ports.data.pending.save(save, act);
    return saved === 'stale' || saved === null ? saved : { ...saved, post: stored.post };
  }
  try {
    const saved = await judgeAndWrite({
      read: async () => readStored(call, id),
      write,
      giveUp: ({ pending }) => stalePending(pending),
    });
    if (!saved) throw await refusedWrite(call, 'post', postNotFound());
    return saved;
  } catch (failure) {
    if (picture) removeFiles(ports, { urls: [picture.url] });
    throw failure;
  }
}

/** Stores the form as the unpublished changes of a published post, and returns the post with them. */
export async function savePending(call: Call<'updatePost'>, id: string) {
  const { pendingRevision } = call.body;
  if (pendingRevision === undefined) throw malformed();
  const { post, before, after } = await store(call, id, pendingRevision);
  const replaced = before?.image ?? '';
  if (replaced !== after.image) removeFiles(call.ports, { urls: [replaced] });
  return { post, pending: after };
}
