import { createFairOrder } from './fairOrder';
import { createRecentTime } from './recentTime';
import type { Share } from './share';

/** What a group whose clients have had little repays for one of its things at most, in milliseconds. */
const mostDebt = 50;

type Entry<Item> = { item: Item; share: Share | undefined };

type Group<Item> = {
  order: ReturnType<typeof createFairOrder<Entry<Item>>>;
  /** The milliseconds that it has had. */
  used: number;
};

/**
 * Things that wait, in groups: the next one is of the group that has had the least time. A group in which many
 * clients wait doesn't slow down another one. Jobs without a client are one group. Clients of a group that have had much
 * time recently are another one: for what they have had, those who ask for little don't wait. A group of these repays only
 * a part of a long time.
 */
export function createFairGroups<Item>() {
  const groups = new Map<string, Group<Item>>();
  /** The milliseconds that the group of the thing taken last had before. */
  let reached = 0;

  const recent = createRecentTime();
  const nameOf = ({ group, client }: Share) => `${group} ${client}`;

  function groupNamed(name: string) {
    const group = groups.get(name) ?? { order: createFairOrder<Entry<Item>>(), used: 0 };
    groups.set(name, group);
    return group;
  }

  const hasMuch = (share: Share) => recent.isMuch(nameOf(share));

  function groupOf(share: Share | undefined) {
    if (!share) return groupNamed('');
    return groupNamed(hasMuch(share) ? `${share.group}, much` : share.group);
  }

  /** The groups in which things of a client can wait. */
  const groupsOf = ({ group }: Share) => [groupNamed(group), groupNamed(`${group}, much`)];

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
    countOf: (share: Share) =>
      groupsOf(share).reduce((sum, { order }) => sum + order.countOf(share.client), 0),
    /** `expected` is how many milliseconds it takes, as far as is known. Returns what removes it, if it waits. */
    add(item: Item, share?: Share, expected?: number) {
      const group = groupOf(share);
      // It gets no extra time because nothing of it waited before.
      if (group.order.count() === 0) group.used = Math.max(group.used, reached);
      return group.order.add({ item, share }, share?.client, expected);
    },
    /**
     * Removes something, so that there is room for a new thing: the last one of the group in which most wait. If that
     * is its own group, only what would be taken after the new thing; null if there is nothing.
     */
    displaceFor(share?: Share, expected?: number) {
      const own = groupOf(share);
      const fullest = best((one, other) => one.order.count() > other.order.count());
      const displaced =
        fullest && fullest.order.count() > own.order.count()
          ? fullest.order.displaceLast()
          : own.order.displaceFor(share?.client, expected);
      return displaced && displaced.item;
    },
    /** Takes what is next; null if nothing waits. `end` is called with the milliseconds that it took. */
    take() {
      const group = best((one, other) => one.used < other.used);
      const next = group?.order.take();
      if (!group || !next) return null;
      reached = Math.max(reached, group.used);
      const { item, share } = next.item;
      return {
        item,
        end(milliseconds: number) {
          next.end(milliseconds);
          if (share) recent.add(nameOf(share), milliseconds);
          // A client that has had much now is in another group from now on.
          const charged = groupOf(share);
          const debt = share && hasMuch(share) ? milliseconds : Math.min(milliseconds, mostDebt);
          charged.used = Math.max(charged.used, reached) + debt;
        },
      };
    },
  };
}
