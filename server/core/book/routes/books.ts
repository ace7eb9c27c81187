import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { bookMessages } from '@contract/texts/bookMessages';
import { normalizeUsername } from '@contract/usernames';
import type { Handlers } from '../../context';
import { notFound } from '../../failure';
import type { Ports } from '../../ports';
import { postToChange, readablePostAccess } from '../../posts/findPost';
import {
  serializeBacklink,
  serializePublicHeading,
  serializePublicPassage,
} from '../../serializers/serializePassage';
import { findBacklinks } from '../findBacklinks';
import { listedBooks, newestHeadings } from '../newestHeadings';
import { readPublicBook } from '../readPublicBook';

type Wanted = Parameters<typeof readPublicBook>[1];

/** The public collection at an address, also at one with a former name of its owner. */
async function findBook(ports: Ports, { username: sent, ...wanted }: Wanted) {
  const username = normalizeUsername(sent);
  const found = await readPublicBook(ports, { username, ...wanted });
  if (found) return found;
  const renamed = await ports.data.users.byFormerUsername(username);
  return renamed && readPublicBook(ports, { ...wanted, username: renamed.username });
}

/** Other public collections of the same member. */
async function readOthers(ports: Ports, { id, userId }: { id: string; userId: string }) {
  const most = apiLimits.profileHeadings;
  const { rows } = await newestHeadings(ports, { userId, skip: 0, take: most + 1 });
  return rows.filter((other) => other.id !== id).slice(0, most);
}

/** Public collections, and what quotes a post. */
export const publicBookHandlers = {
  async readBook({ ports, params, body: { skip } }) {
    const page = { skip, take: limits.pageSize };
    const found = await findBook(ports, { ...params, ...page });
    if (!found) throw notFound(bookMessages.bookNotFound);
    return {
      message: bookMessages.fetched,
      heading: serializePublicHeading(found.heading),
      passages: found.passages.map(serializePublicPassage),
      areMore: found.areMore,
      // A later page has them not: it would not end where its passages end.
      others: skip > 0 ? [] : (await readOthers(ports, found.heading)).map(serializePublicHeading),
    };
  },

  async listBooks({ ports, query: { skip } }) {
    const { rows, areMore } = await listedBooks(ports, { skip, take: limits.pageSize });
    return {
      message: bookMessages.booksFetched,
      headings: rows.map(serializePublicHeading),
      areMore,
    };
  },

  async listBacklinks(call) {
    const post = await readablePostAccess(call, call.params.postId);
    const { skip } = call.query;
    const found = await findBacklinks(call.ports, post.id, { skip, take: limits.pageSize });
    return {
      message: bookMessages.backlinksFetched,
      backlinks: found.rows.map(serializeBacklink),
      count: found.count,
      books: found.books,
      areMore: found.areMore,
    };
  },

  async detachBacklink(call) {
    const { ports, viewer, params } = call;
    const post = await postToChange(call, 'edit post', params.postId);
    const { passageId } = params;
    const keeper = await ports.data.book.detach({ postId: post.id, passageId, by: viewer.id });
    if (keeper === null) throw notFound(bookMessages.backlinkNotFound);
    return { message: bookMessages.detached };
  },

  async listKept(call) {
    const post = await postToChange(call, 'edit post', call.params.id);
    const kept = await call.ports.data.book.savedBlocks(post.id, limits.keepers);
    return { message: bookMessages.keptFetched, kept: [...kept] };
  },
} satisfies Partial<Handlers>;
