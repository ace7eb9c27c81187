import { cardPath } from '@contract/cardPath';
import type { Data } from '@server/data/port';
import type { FullPostRow } from '@server/data/rows';
import { LRUCache } from 'lru-cache';
import { drawCard } from './drawCard';

type CardsOptions = {
  data: Pick<Data, 'posts'>;
  /** The font of titles, in the format TrueType. */
  fontFile: string;
  mostBytes?: number;
};

const usualMostBytes = 16 * 1024 * 1024;
/** The path changes with the texts, but a post can be unpublished. */
const cacheControl = 'public, max-age=86400';

const authorName = ({ author }: FullPostRow) => `${author.firstName} ${author.lastName}`.trim();

/** Draws the pictures that previews of posts without cover show. */
export function createCards({ data, fontFile, mostBytes = usualMostBytes }: CardsOptions) {
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>, FullPostRow>({
    maxSize: mostBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    // Concurrent requests for a card draw it once, also if others displace it in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: async (_path, _stale, { context: post }) =>
      drawCard({ title: post.title, author: authorName(post), fontFile }),
  });

  return {
    /** Answers with the card of a public post; null if there is none. */
    async answer(request: Request, postId: string) {
      const post = await data.posts.byId(postId);
      if (!post?.isPublished || post.author.isBlocked) return null;
      const { id, title, author } = post;
      const name = `${author.firstName} ${author.lastName}`;
      const path = cardPath({ id, title, authorName: name });
      if (path !== new URL(request.url).pathname) {
        return new Response(null, { status: 302, headers: { Location: path } });
      }
      const picture = await cache.forceFetch(path, { context: post });
      const headers = {
        'Content-Type': 'image/png',
        'Content-Length': String(picture.byteLength),
        'Cache-Control': cacheControl,
      };
      return new Response(request.method === 'HEAD' ? null : picture, { headers });
    },
  };
}

export type Cards = ReturnType<typeof createCards>;
