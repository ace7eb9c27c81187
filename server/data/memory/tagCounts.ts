import { compareText } from './ordered';
import { createRanking, type Ranked } from './ranking';

// Read from its end: the most used first, and among equals the names in order.
function byUse(a: Ranked, b: Ranked) {
  return a.score - b.score || compareText(b.id, a.id);
}

/** How many posts use each tag. */
export function createTagCounts() {
  const counts = new Map<string, number>();
  const ranking = createRanking(byUse);

  function add(tags: readonly string[], change: number) {
    for (const tag of new Set(tags)) {
      const count = (counts.get(tag) ?? 0) + change;
      if (count > 0) {
        counts.set(tag, count);
        ranking.put({ id: tag, score: count, at: 0 });
      } else {
        counts.delete(tag);
        ranking.drop(tag);
      }
    }
  }

  return {
    put: (tags: readonly string[]) => add(tags, 1),
    drop: (tags: readonly string[]) => add(tags, -1),
    mostUsed: (take: number) => ranking.page(0, take),
  };
}
