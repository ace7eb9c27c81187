import type { Ports, Summariser } from '../ports';

/** Summarises a post by its most central sentences, without any external service. */
export const createExtractiveSummariser = (documents: Ports['documents']): Summariser => ({
  summarise: async (title, blocks) => ({
    sentences: await documents('summary', JSON.stringify({ title, blocks })),
    isFallback: false,
  }),
});
