import { limits } from '@contract/limits';
import { startReads } from '@contract/people/readerEntities';
import { readMessages } from '@contract/texts/apiMessages';
import { isBegun } from '@server/rules/reading';
import { countChanged } from '../../book/listPassages';
import type { Call, Handlers } from '../../context';
import { readTexts } from '../../posts/documentTexts';
import { serializePostCard } from '../../serializers/serializePost';

/** So many documents are read to find the posts that were begun. */
const mostCompared = 10;

/** Posts that were begun, and saved posts. */
const mostShown = 3;

type Stop = { postId: string; lastBlock: string };

/** What was read last on the device, and on others if the account saves it; of each post the last one. */
async function lastReads({ ports, viewer, body }: Call<'readStart'>): Promise<Stop[]> {
  const saved = viewer.keepsReads ? await ports.data.reads.list(viewer.id, startReads) : [];
  const sent = body.reads.map(({ readAt, ...read }) => ({
    ...read,
    readAt: Date.parse(readAt) || 0,
  }));
  const oldestFirst = [...sent, ...saved].toSorted((one, other) => one.readAt - other.readAt);
  return [...new Map(oldestFirst.map((read) => [read.postId, read])).values()].toReversed();
}

/** The posts in the middle of which the viewer stopped, the last read one first. */
async function findBegun({ ports, viewer }: Call<'readStart'>, reads: readonly Stop[]) {
  const stops = new Map(
    reads
      .filter(({ lastBlock }) => lastBlock !== '')
      .slice(0, mostCompared)
      .map(({ postId, lastBlock }) => [postId, lastBlock]),
  );
  const read = await ports.data.suggestions.cards({ ids: [...stops.keys()], userId: viewer.id });
  const posts = read.filter(({ authorId }) => authorId !== viewer.id);
  const documents = await readTexts(
    ports,
    posts.map(({ id: postId, revision }) => ({ postId, revision })),
  );
  return posts
    .filter(({ id }) => isBegun(documents.get(id)?.texts ?? [], stops.get(id) ?? ''))
    .slice(0, mostShown);
}

/** What concerns the viewer as a reader. */
export const startHandlers = {
  async readStart(call) {
    const { ports, viewer } = call;
    const userId = viewer.id;
    const saved = { userId, kind: 'saved', skip: 0, take: mostShown } as const;
    const reads = await lastReads(call);
    const ids = reads.map(({ postId }) => postId);
    const [begun, { rows }, changedPassages, suggestions] = await Promise.all([
      findBegun(call, reads),
      ports.data.book.list(saved),
      countChanged(ports, { userId }),
      ports.data.suggestions.alike({ ids, userId, take: limits.suggestedPosts }),
    ]);
    return {
      message: readMessages.fetched,
      begun: begun.map(serializePostCard),
      saved: rows.flatMap(({ post }) => (post ? [{ url: post.url, title: post.title }] : [])),
      ...(changedPassages === undefined ? {} : { changedPassages }),
      suggestions: suggestions.map(serializePostCard),
    };
  },
} satisfies Partial<Handlers>;
