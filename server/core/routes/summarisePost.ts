import { postTexts } from '@contract/texts/postTexts';
import type { FullPostRow } from '@server/data/rows';
import type { Handlers } from '../context';
import type { Ports } from '../ports';
import { readablePostById } from '../posts/findPost';
import { keptSummaries } from '../posts/keptSummaries';

/** Reading and ranking a long post takes time, so its summary is kept until the post changes. */
async function summaryOf(ports: Ports, { id, updatedAt, title, content }: FullPostRow) {
  const kept = keptSummaries(ports);
  const key = `${id} ${updatedAt}`;
  const known = kept.get(key);
  if (known) return known;
  const summary = await ports.summariser.summarise(title, await ports.documents('prose', content));
  kept.set(key, summary);
  return summary;
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
