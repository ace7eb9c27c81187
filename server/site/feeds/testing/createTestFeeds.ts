import { documentHtml } from '@server/core/html/documentHtml';
import { createMemoryData } from '@server/data/memory/memoryData';
import type { Data } from '@server/data/port';
import { aroundCalls } from '@server/lib/aroundCalls';
import { type ChangesOptions, createChanges } from '../../cache/changes';
import { watchChanges } from '../../cache/watchChanges';
import { createFeeds } from '../createFeeds';

export const siteUrl = 'https://blog.example';

type Options = Pick<Partial<ChangesOptions>, 'publish' | 'subscribe'> & { mostBytes?: number };

/** Feeds over memory data. `reads` has the methods of the data that were called for them. */
export async function createTestFeeds(memory: Data = createMemoryData(), options: Options = {}) {
  const { mostBytes, ...channel } = options;
  const changes = await createChanges({ report: () => undefined, ...channel });
  const data = watchChanges(memory, changes.emit);
  const reads: string[] = [];
  const posts = aroundCalls(data.posts, ({ name, run }) => {
    reads.push(name);
    return run();
  });
  const state = { now: 0 };
  const app = createFeeds({
    data: { ...data, posts },
    async readBook({ take, ...name }) {
      const heading = await data.book.publicHeading(name);
      const words = await data.book.publicWords({ headingIds: heading ? [heading.id] : [] });
      const ids = words.slice(-take).map(({ id }) => id);
      return heading && { heading, passages: await data.book.publicPassages(ids) };
    },
    readBooks: async (take) => (await data.book.newestHeadings({ take })).rows,
    siteUrl,
    html: async (content) => documentHtml(content, siteUrl),
    changes,
    clock: { now: () => Date.UTC(2026, 0) + state.now },
    ...(mostBytes === undefined ? {} : { mostBytes }),
  });
  const get = async (path: string, init?: RequestInit) => app.request(path, init);
  return { data, get, reads, state };
}
