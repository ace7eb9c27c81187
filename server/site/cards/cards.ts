import { type CardSubject, cardPath } from '@contract/cardPath';
import { readPublicSite } from '@server/core/site/readSite';
import type { Data } from '@server/data/port';
import { LRUCache } from 'lru-cache';
import { drawCard } from './drawCard';

type CardsOptions = {
  data: Pick<Data, 'posts' | 'book' | 'site'>;
  /** The font of titles, in the format TrueType. */
  fontFile: string;
  mostBytes?: number;
};

const usualMostBytes = 16 * 1024 * 1024;
/** The path changes with the texts, but a post or a collection can become private. */
const cacheControl = 'public, max-age=86400';

type Texts = { title: string; authorName: string };
type Drawn = Texts & { siteName: string; accent: string };

/** Draws the pictures that previews of posts without cover, and of public collections, show. */
export function createCards({ data, fontFile, mostBytes = usualMostBytes }: CardsOptions) {
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>, Drawn>({
    maxSize: mostBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    // Concurrent requests for a card draw it once, also if others displace it in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { authorName, ...card } }) =>
      drawCard({ ...card, author: authorName.trim(), fontFile }),
  });

  /** The texts of what everybody can see; null if it is something else. */
  async function readTexts({ kind, id }: CardSubject): Promise<Texts | null> {
    const found = kind === 'post' ? await readPost(id) : await data.book.publicHeading({ id });
    if (!found) return null;
    const { firstName, lastName } = 'owner' in found ? found.owner : found.author;
    return { title: found.title, authorName: `${firstName} ${lastName}` };
  }

  async function readPost(id: string) {
    const post = await data.posts.byId(id);
    return post?.isPublished && !post.author.isBlocked ? post : null;
  }

  return {
    /** Answers with the card of a public post or collection; null if there is none. */
    async answer(request: Request, subject: CardSubject) {
      const texts = await readTexts(subject);
      if (!texts) return null;
      const path = cardPath({ ...subject, ...texts });
      if (path !== new URL(request.url).pathname) {
        return new Response(null, { status: 302, headers: { Location: path } });
      }
      const { name: siteName, accent } = await readPublicSite(data);
      const context = { ...texts, siteName, accent };
      const picture = await cache.forceFetch(`${path} ${accent} ${siteName}`, { context });
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
