/** What everything that is taken counts at least, in milliseconds. */
const least = 1;

type Waiting<Item> = {
  item: Item;
  client: string;
  /** The place that was reached when it came. */
  arrived: number;
};

/**
 * Things that wait, in an order in which each client gets the same share of the time: the next one is of the client
 * that has had the least since it came. So a client with one request doesn't wait for many requests of another one.
 * Things of no client share one place.
 */
export function createFairOrder<Item>() {
  const waiting: Waiting<Item>[] = [];
  /** The place of what was taken last. Places are milliseconds that a client has had. */
  let reached = 0;
  /** The places of clients that have had more. */
  const ahead = new Map<string, number>();

  const placeOf = ({ client, arrived }: Omit<Waiting<Item>, 'item'>) =>
    Math.max(arrived, ahead.get(client) ?? 0);

  function remove(one: Waiting<Item>) {
    waiting.splice(waiting.indexOf(one), 1);
    return one.item;
  }

  function advanceTo(place: number) {
    reached = place;
    for (const [client, other] of ahead) if (other <= reached) ahead.delete(client);
  }

  return {
    count: () => waiting.length,
    countOf: (client: string) => waiting.filter((one) => one.client === client).length,
    add(item: Item, client = '') {
      waiting.push({ item, client, arrived: reached });
    },
    /** Removes what would be taken last, if that is after a new thing of the client; null if it isn't. */
    displaceFor(client = '') {
      let last: Waiting<Item> | undefined;
      for (const one of waiting) if (!last || placeOf(one) >= placeOf(last)) last = one;
      return last && placeOf(last) > placeOf({ client, arrived: reached }) ? remove(last) : null;
    },
    /** Takes what is next; null if nothing waits. `end` is called with the milliseconds that it took. */
    take() {
      let next: Waiting<Item> | undefined;
      for (const one of waiting) if (!next || placeOf(one) < placeOf(next)) next = one;
      if (!next) return null;
      const { client } = next;
      const item = remove(next);
      const place = placeOf(next);
      advanceTo(place);
      // Until it has ended, others come before more of the same client.
      ahead.set(client, place + least);
      function end(milliseconds: number) {
        ahead.set(client, place + Math.max(least, milliseconds));
      }
      return { item, end };
    },
  };
}
