import { createFairOrder } from './fairOrder';
import type { Share } from './share';

type Group<Item> = {
  order: ReturnType<typeof createFairOrder<Item>>;
  /** The milliseconds that it has had. */
  used: number;
};

/**
 * Things that wait, in groups: the next one is of the group that has had the least time. A group in which many
 * clients wait doesn't slow down another one. Jobs without a client are one group.
 */
export function createFairGroups<Item>() {
  const groups = new Map<string, Group<Item>>();
  /** The milliseconds that the group of the thing taken last had before. */
  let reached = 0;

  function groupOf(share: Share | undefined) {
    const name = share?.group ?? '';
    const group = groups.get(name) ?? { order: createFairOrder<Item>(), used: 0 };
    groups.set(name, group);
    return group;
  }

  function best(isBetter: (one: Group<Item>, other: Group<Item>) => boolean) {
    let found: Group<Item> | undefined;
    for (const group of groups.values())
      if (group.order.count() > 0 && (!found || isBetter(group, found))) found = group;
    return found;
  }

  return {
    count() {
      let sum = 0;
      for (const { order } of groups.values()) sum += order.count();
      return sum;
    },
    countOf: (share: Share) => groupOf(share).order.countOf(share.client),
    /** `expected` is how many milliseconds it takes, as far as is known. Returns what removes it, if it waits. */
    add(item: Item, share?: Share, expected?: number) {
      const group = groupOf(share);
      // It gets no extra time because nothing of it waited before.
      if (group.order.count() === 0) group.used = Math.max(group.used, reached);
      return group.order.add(item, share?.client, expected);
    },
    /**
     * Removes something, so that there is room for a new thing: the last one of the group in which most wait. If that
     * is its own group, only what would be taken after the new thing; null if there is nothing.
     */
    displaceFor(share?: Share, expected?: number) {
      const own = groupOf(share);
      const fullest = best((one, other) => one.order.count() > other.order.count());
      if (fullest && fullest.order.count() > own.order.count()) return fullest.order.displaceLast();
      return own.order.displaceFor(share?.client, expected);
    },
    /** Takes what is next; null if nothing waits. `end` is called with the milliseconds that it took. */
    take() {
      const group = best((one, other) => one.used < other.used);
      const next = group?.order.take();
      if (!group || !next) return null;
      reached = Math.max(reached, group.used);
      return {
        item: next.item,
        end(milliseconds: number) {
          next.end(milliseconds);
          group.used += milliseconds;
        },
      };
    },
  };
}
