import { useState } from 'react';

/** The passages that are chosen, to be moved or removed together. */
export function useChosen(ids: readonly string[]) {
  // null: nothing is being chosen.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [last, setLast] = useState<string | null>(null);

  /** Chooses a passage or no longer; a range reaches from the one that was pressed before. */
  function toggle(id: string, isRange: boolean) {
    const next = new Set(chosen);
    const [from, to] = [last === null ? -1 : ids.indexOf(last), ids.indexOf(id)];
    if (isRange && from !== -1) {
      for (const between of ids.slice(Math.min(from, to), Math.max(from, to) + 1))
        next.add(between);
    } else if (!next.delete(id)) next.add(id);
    setChosen(next);
    setLast(id);
  }

  return {
    isChoosing: chosen !== null,
    // Some can have left the list.
    chosen: ids.filter((id) => chosen?.has(id)),
    toggle,
    start: () => setChosen(new Set()),
    chooseAll: () => setChosen(new Set(ids)),
    end() {
      setChosen(null);
      setLast(null);
    },
  };
}
