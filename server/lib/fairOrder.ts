/** What everything that is taken counts at least, in milliseconds. */
const least = 1;

type Queued<Item> = {
  item: Item;
  client: string;
  /** The place that was reached when it came. */
  arrived: number;
  /** How long it takes, as far as is known. */
  expected: number;
};

/**
 * Things that wait, in an order in which each client gets the same share of the time: the next one is of the client
 * that will have had the least after it. So a client with one request doesn't wait for many requests of another one,
 * nor does a short one wait for many that take long. Things of no client share one place.
 */
export function createFairOrder<Item>() {
  const queued: Queued<Item>[] = [];
  /** The place of what was taken last. Places are milliseconds that a client has had. */
  let reached = 0;
  /** The places of clients that have had more. */
  const ahead = new Map<string, number>();
  /** How many things of each client wait. */
  const counts = new Map<string, number>();

  const startOf = ({ client, arrived }: Pick<Queued<Item>, 'client' | 'arrived'>) =>
    Math.max(arrived, ahead.get(client) ?? 0);
  const placeOf = (one: Omit<Queued<Item>, 'item'>) => startOf(one) + one.expected;

  function count(client: string, change: 1 | -1) {
    const sum = (counts.get(client) ?? 0) + change;
    if (sum === 0) counts.delete(client);
    else counts.set(client, sum);
  }

  function remove(one: Queued<Item>) {
    const at = queued.indexOf(one);
    if (at === -1) return one.item;
    queued.splice(at, 1);
    count(one.client, -1);
    return one.item;
  }

  function findLast() {
    let last: Queued<Item> | undefined;
    for (const one of queued) if (!last || placeOf(one) >= placeOf(last)) last = one;
    return last;
  }

  function advanceTo(place: number) {
    reached = Math.max(reached, place);
    for (const [client, other] of ahead) if (other <= reached) ahead.delete(client);
  }

  return {
    count: () => queued.length,
    countOf: (client: string) => counts.get(client) ?? 0,
    /** `expected` is how many milliseconds it takes, as far as is known. Returns what removes it, if it waits. */
    add(item: Item, client = '', expected = 0) {
      const one = { item, client, arrived: reached, expected };
      queued.push(one);
      count(client, 1);
      return () => void remove(one);
    },
    /** Removes what would be taken last, if that is after a new thing of the client; null if it isn't. */
    displaceFor(client = '', expected = 0) {
      const last = findLast();
      return last && placeOf(last) > placeOf({ client, arrived: reached, expected })
        ? remove(last)
        : null;
    },
    /** Removes what would be taken last; null if nothing waits. */
    displaceLast() {
      const last = findLast();
      return last ? remove(last) : null;
    },
    /** Takes what is next; null if nothing waits. `end` is called with the milliseconds that it took. */
    take() {
      let next: Queued<Item> | undefined;
      for (const one of queued) if (!next || placeOf(one) < placeOf(next)) next = one;
      if (!next) return null;
      const { client } = next;
      const start = startOf(next);
      // What waits comes nearer with each that is taken, so what takes long is taken, too.
      advanceTo(placeOf(next));
      const item = remove(next);
      // Until it has ended, others come before more of the same client.
      ahead.set(client, start + Math.max(least, next.expected));
      function end(milliseconds: number) {
        ahead.set(client, start + Math.max(least, milliseconds));
      }
      return { item, end };
    },
  };
}
