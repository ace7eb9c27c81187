import type { Clock } from '@server/lib/clock';
import { LRUCache } from 'lru-cache';
import type { DocumentTexts } from './documents/documentTasks';
import { type FinishedAnswers, noAnswers } from './finishedAnswer';
import type { Summary } from './summary/summarise';

/** All texts and all sentences together, in characters. */
const most = { texts: 8 * 1024 * 1024, sentences: 4 * 1024 * 1024 };

const lengthOf = (texts: readonly string[], each: number) =>
  texts.reduce((sum, text) => sum + text.length + each, 1);

type Options = { clock: Clock; answers?: FinishedAnswers };

/** Caches what takes long to compute. The least recently used entries are dropped first. */
export function createApiCache({ clock, answers = noAnswers }: Options) {
  return {
    answers,
    /** The texts of versions of posts. */
    texts: new LRUCache<string, DocumentTexts>({
      maxSize: most.texts,
      sizeCalculation: ({ texts }) =>
        lengthOf(
          texts.map(({ text }) => text),
          40,
        ),
    }),
    summaries: new LRUCache<string, Summary>({
      maxSize: most.sentences,
      sizeCalculation: (summary) =>
        lengthOf(
          summary.map(({ sentence }) => sentence),
          0,
        ),
      perf: clock,
      ttlResolution: 0,
    }),
  };
}

export type ApiCache = ReturnType<typeof createApiCache>;
