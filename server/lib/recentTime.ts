/** The part of all time that a client may have again and again. */
const fairPart = 1 / 8;

/** What it may have at once besides, in milliseconds. */
const atOnce = 250;

/** More clients than this are looked through for those who had nothing recently. */
const mostKnown = 1000;

/**
 * How much time clients have had recently, in milliseconds. The clock is the time that all of them have had, so it stands
 * still while no jobs run.
 */
export function createRecentTime() {
  const times = new Map<string, { had: number; at: number }>();
  let now = 0;

  function timeOf(client: string) {
    const time = times.get(client);
    return time ? Math.max(0, time.had - (now - time.at) * fairPart) : 0;
  }

  function forget() {
    for (const client of times.keys()) if (timeOf(client) === 0) times.delete(client);
  }

  return {
    add(client: string, milliseconds: number) {
      const had = timeOf(client) + milliseconds;
      now += milliseconds;
      times.set(client, { had, at: now });
      if (times.size > mostKnown) forget();
    },
    /** Whether the client has had much more than others can have, too. */
    isMuch: (client: string) => timeOf(client) > atOnce,
  };
}
