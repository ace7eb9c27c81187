import type { Data } from '@server/data/port';

/** After a change, in milliseconds: the changes that follow it are read with it. */
const pause = 1000;
/** Proxies end connections on which nothing happens. */
const heartbeatEvery = 25_000;
/** Then the page asks again, and who is asking is checked again. */
const longest = 30 * 60_000;
/** Of one account. The oldest one ends when there are more. */
const mostStreams = 20;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');
const eventOf = (unseen: number) => encoder.encode(`event: unseen\ndata: ${unseen}\n\n`);

type Stream = { controller: ReadableStreamDefaultController<Uint8Array>; openedAt: number };
type Account = { streams: Set<Stream>; sent: number | null };

/** Streams of how much members have not seen. One query reads the numbers of all accounts with an open stream. */
export type UnseenStreams = {
  open(userId: string): ReadableStream<Uint8Array>;
  /** Something that members are told has changed. */
  changed(): void;
  /** Ends all streams. */
  close(): void;
};

type Options = {
  readUnseen: Data['notifications']['unseen'];
  clock: { now(): number };
  report: (failure: unknown) => void;
};

export function createUnseenStreams({ readUnseen, clock, report }: Options): UnseenStreams {
  const accounts = new Map<string, Account>();
  let beating: ReturnType<typeof setInterval> | null = null;
  let waiting: ReturnType<typeof setTimeout> | null = null;

  function end(userId: string, stream: Stream) {
    const account = accounts.get(userId);
    if (!account?.streams.delete(stream)) return;
    if (account.streams.size === 0) accounts.delete(userId);
    if (accounts.size > 0) return;
    if (beating !== null) clearInterval(beating);
    if (waiting !== null) clearTimeout(waiting);
    beating = null;
    waiting = null;
  }

  function close(userId: string, stream: Stream) {
    end(userId, stream);
    stream.controller.close();
  }

  function all() {
    return [...accounts].flatMap(([userId, { streams }]) =>
      Array.from(streams, (stream) => ({ userId, stream })),
    );
  }

  function beat() {
    const now = clock.now();
    for (const { userId, stream } of all()) {
      if (now - stream.openedAt > longest) close(userId, stream);
      else stream.controller.enqueue(heartbeat);
    }
  }

  async function send(userIds: readonly string[]) {
    for (const { userId, unseen } of await readUnseen(userIds)) {
      const account = accounts.get(userId);
      if (!account || account.sent === unseen) continue;
      account.sent = unseen;
      for (const { controller } of account.streams) controller.enqueue(eventOf(unseen));
    }
  }

  function changed() {
    if (accounts.size === 0) return;
    waiting ??= setTimeout(() => {
      waiting = null;
      send([...accounts.keys()]).catch(report);
    }, pause);
  }

  function add(userId: string, stream: Stream) {
    const account = accounts.get(userId) ?? { streams: new Set<Stream>(), sent: null };
    accounts.set(userId, account);
    const [oldest] = account.streams;
    if (oldest && account.streams.size >= mostStreams) close(userId, oldest);
    account.streams.add(stream);
    // The new stream gets the number even if the others have it.
    account.sent = null;
    accounts.set(userId, account);
    beating ??= setInterval(beat, heartbeatEvery);
    send([userId]).catch(report);
  }

  return {
    open(userId) {
      let stream: Stream | null = null;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          stream = { controller, openedAt: clock.now() };
          add(userId, stream);
        },
        cancel() {
          if (stream) end(userId, stream);
        },
      });
    },
    changed,
    close() {
      for (const { userId, stream } of all()) close(userId, stream);
    },
  };
}
