import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import type { RevisionCard } from '@contract/revisions/revisionEntities';
import { postMessages, revisionMessages } from '@contract/texts/apiMessages';
import type {
  FullPostRow,
  PostAccessRow,
  PostPatch,
  RevisionCardRow,
} from '@server/data/rows/rows';
import { rulesOfSave } from '@server/rules/publication';
import { readContent } from '../../content/readSentContent';
import type { Call, Handlers, RequestContext } from '../../context';
import type { DocumentsToCompare, SentDocument } from '../../documents/documentTasks';
import { conflict, malformed, notFound } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { refusedWrite } from '../../moderation/restrictions';
import {
  postNotFound,
  postToChange,
  readablePostAccess,
  readablePostById,
} from '../../posts/findPost';
import { quotedPosts } from '../../posts/quotedPosts';
import { savePost } from '../../posts/savePost';
import { serializePerson } from '../../serializers/serializeCards';
import { serializePost } from '../../serializers/serializePost';
import { toIsoTime } from '../../serializers/serializeUser';

/** A version in the history of a post, without content. */
function serializeRevisionCard(row: RevisionCardRow): RevisionCard {
  const { number, title, note, isSmall, isRemoved, restoredFrom, isPublic } = row;
  const { addedWords, removedWords } = row;
  return {
    number,
    title,
    savedAt: toIsoTime(row.savedAt),
    savedBy: row.savedBy && serializePerson(row.savedBy),
    note,
    isSmall,
    isRemoved,
    restoredFrom,
    isPublic,
    addedWords,
    removedWords,
  };
}

const revisionNotFound = () => notFound(revisionMessages.notFound);

function readNumber(parameter: string) {
  if (!/^\d{1,9}$/.test(parameter)) throw revisionNotFound();
  return Number(parameter);
}

/** Readers don't see the versions from before the publication. */
const versionsFor = ({ viewer }: RequestContext, post: PostAccessRow) => ({
  postId: post.id,
  publicOnly: !can(viewer, 'edit post', post),
});

/** A version with its texts; throws 404 if it is missing or removed. */
async function findRevision(
  { ports }: RequestContext,
  query: ReturnType<typeof versionsFor> & { number: number },
) {
  const found = await ports.data.revisions.read(query);
  if (!found || found.isRemoved || found.content === null) throw revisionNotFound();
  return { ...found, content: found.content };
}

type Texts = { title: string; content: string };

/** The texts of an old version as they can be stored now, with the blocks' ids. */
async function readTexts(
  { ports }: Call<'restoreRevision'>,
  texts: Texts,
  stored: FullPostRow,
): Promise<Texts & Pick<PostPatch, 'quotes'> & Pick<SentDocument, 'words'>> {
  const document = await readContent(texts.content, { ports, stored: stored.content });
  if (!document) throw malformed(postMessages.unreadableContent);
  const { title } = texts;
  const content = document.showsAnything ? document.content : '';
  checkRules(rulesOfSave(stored), { ...stored, title, content, postImage: null });
  const quotes = quotedPosts(document.cites, ports.settings.siteUrl);
  return { title, content: document.content, quotes, words: document.words };
}

async function restore(call: Call<'restoreRevision'>, postId: string) {
  const { ports, params, body } = call;
  const number = readNumber(params.number);
  const found = await findRevision(call, { postId, publicOnly: false, number });
  const isPresent = ({ revision, title, content }: FullPostRow) =>
    revision === number || (title === found.title && content === found.content);
  const present = await ports.data.posts.byId(postId);
  if (!present) throw postNotFound();
  if (isPresent(present)) return present;
  const saved = await savePost(call, {
    id: postId,
    revision: body.revision,
    saving: { restoredFrom: number },
    isPresent: async (stored) => isPresent(stored),
    toPatch: async (stored) => readTexts(call, found, stored),
  });
  if (!saved) throw await refusedWrite(call, 'post', postNotFound());
  return saved.after;
}

/** The history of a post. */
export const revisionHandlers = {
  async listRevisions(call) {
    const { params, query, ports } = call;
    const post = await readablePostAccess(call, params.id);
    const page = { skip: query.skip, take: limits.pageSize };
    const found = await ports.data.revisions.list({ ...versionsFor(call, post), ...page });
    return {
      message: revisionMessages.fetched,
      revisions: found.rows.map(serializeRevisionCard),
      areMore: found.areMore,
    };
  },

  async readRevision(call) {
    const post = await readablePostAccess(call, call.params.id);
    const number = readNumber(call.params.number);
    const found = await findRevision(call, { ...versionsFor(call, post), number });
    return {
      message: revisionMessages.fetched,
      revision: { ...serializeRevisionCard(found), content: found.content },
    };
  },

  async restoreRevision(call) {
    const { id } = await postToChange(call, 'edit post', call.params.id);
    return { message: revisionMessages.restored, blog: serializePost(await restore(call, id)) };
  },

  async removeRevision(call) {
    const { ports, params, viewer } = call;
    const { id: postId } = await postToChange(call, 'edit post', params.id);
    const number = readNumber(params.number);
    const result = await ports.data.revisions.clear({ postId, number, by: viewer.id });
    if (result === null) throw revisionNotFound();
    if (result === 'is present') throw conflict(revisionMessages.isPresent);
    return { message: revisionMessages.removed };
  },

  async listChanges(call) {
    const { params, query, ports } = call;
    const post = await readablePostById(call, params.id);
    const versions = versionsFor(call, post);
    const { since, until = post.revision } = query;
    if (until > post.revision) throw revisionNotFound();
    const to =
      until < post.revision
        ? await findRevision(call, { ...versions, number: until })
        : { number: post.revision, title: post.title, content: post.content };
    const from = await ports.data.revisions.nearest({ ...versions, since });
    if (!from || from.content === null) throw revisionNotFound();
    const texts: DocumentsToCompare = { before: from.content, after: to.content };
    const isSame = from.number >= to.number;
    const range = { postId: post.id, after: from.number, until: to.number };
    const [compared, isSmall] = isSame
      ? [{ changes: [], more: 0, share: 0 }, false]
      : await Promise.all([
          ports.documents('changes', JSON.stringify(texts)),
          ports.data.revisions.areSmall(range),
        ]);
    return {
      message: revisionMessages.compared,
      from: Math.min(from.number, to.number),
      to: to.number,
      ...(isSame || from.title === to.title
        ? {}
        : { title: { before: from.title, after: to.title } }),
      ...compared,
      isSmall,
    };
  },
} satisfies Partial<Handlers>;
