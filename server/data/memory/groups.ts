import { createRanking, type Ranked, type Ranking } from './ranking';

/** A ranking by time for each key: an author's posts, a post's comments. */
export type Groups = {
  of(key: string): Ranking;
  put(key: string, row: { id: string; createdAt: number }): void;
  drop(key: string, id: string): void;
};

export function createGroups(): Groups {
  const rankings = new Map<string, Ranking>();
  const nothing = createRanking();
  return {
    of: (key) => rankings.get(key) ?? nothing,
    put(key, { id, createdAt }) {
      const ranking = rankings.get(key) ?? createRanking();
      rankings.set(key, ranking);
      ranking.put(dated(id, createdAt));
    },
    drop(key, id) {
      const ranking = rankings.get(key);
      ranking?.drop(id);
      if (ranking?.size === 0) rankings.delete(key);
    },
  };
}

/** A place in a ranking by time alone. */
export function dated(id: string, at: number): Ranked {
  return { id, at, score: 0 };
}
