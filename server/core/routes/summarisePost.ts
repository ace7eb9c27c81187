import { blockTexts } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { postTexts } from '@contract/texts/postTexts';
import type { Handlers } from '../context';
import { readablePostById } from '../posts/findPost';

const prose: ReadonlySet<string> = new Set(['paragraph', 'quote', 'list', 'raw']);

/** The blocks of a post that consist of sentences. */
function proseOf(content: string) {
  const document = parseDocument(content);
  return document ? blockTexts(document).filter(({ type }) => prose.has(type)) : [];
}

/** The summary of a post. */
export const summarisePostHandlers = {
  async summarisePost(call) {
    const post = await readablePostById(call, call.params.id);
    const { title } = post;
    const sources = await call.ports.summariser.summarise(title, proseOf(post.content));
    // A post without sentences, such as one with pictures only, falls back to its description.
    const summary = sources.map(({ sentence }) => sentence).join(' ') || post.metaDescription;
    return { message: postTexts.summarised, summary, title, sources };
  },
} satisfies Partial<Handlers>;
