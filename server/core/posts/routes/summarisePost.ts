import { minute } from '@contract/durations';
import { postTexts } from '@contract/texts/postTexts';
import type { FullPostRow } from '@server/data/rows/rows';
import type { Handlers } from '../../context';
import type { Ports } from '../../ports';
import { readablePostById } from '../findPost';

/** For how long a summariser that failed is not asked again about the same post, in milliseconds. */
const fallbackLifetime = 5 * minute;

/** Reading and ranking a long post takes time, so its summary is cached until the post changes. */
async function summaryOf(ports: Ports, { id, updatedAt, title, content }: FullPostRow) {
  const { summaries } = ports.cache;
  const key = `${id} ${updatedAt}`;
  const known = summaries.get(key);
  if (known) return known;
  const blocks = await ports.documents('prose', content);
  const { sentences, isFallback } = await ports.summariser.summarise(title, blocks);
  summaries.set(key, sentences, isFallback ? { ttl: fallbackLifetime } : {});
  return sentences;
}

/** The summary of a post. */
export const summarisePostHandlers = {
  async summarisePost(call) {
    const post = await readablePostById(call, call.params.id);
    const { title } = post;
    const sources = await summaryOf(call.ports, post);
    // A post without sentences, such as one with pictures only, falls back to its description.
    const summary = sources.map(({ sentence }) => sentence).join(' ') || post.metaDescription;
    return { message: postTexts.summarised, summary, title, sources };
  },
} satisfies Partial<Handlers>;
