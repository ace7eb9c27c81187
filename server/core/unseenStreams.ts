import type { Data } from '@server/data/port';

/** After a change, in milliseconds: the changes that follow it are read with it. */
const pause = 1000;
/** Proxies end connections on which nothing happens. */
const heartbeatEvery = 25_000;
/** Then the page asks again. */
const longest = 30 * 60_000;
/** The streams of one account. The oldest one ends when there are more. */
const mostStreams = 20;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');
const eventOf = (unseen: number) => encoder.encode(`event: unseen\ndata: ${unseen}\n\n`);

type Stream = {
  controller: ReadableStreamDefaultController<Uint8Array>;
  sessionId: string;
  openedAt: number;
};

/** An open stream with its session. */
export type Listener = { userId: string; sessionId: string };

type Account = { streams: Set<Stream>; sent: number | null };

/**
 * Streams of how much members have not seen. A stream ends with its session. One query reads the numbers of all accounts
 * with an open stream, another one which of their sessions are open.
 */
export type UnseenStreams = {
  open(listener: Listener): ReadableStream<Uint8Array>;
  /** Notifications have changed, or a session has ended. */
  changed(): void;
  /** Ends all streams. */
  close(): void;
};

type Options = {
  readUnseen: Data['notifications']['unseen'];
  readOpenSessions: Data['sessions']['open'];
  clock: { now(): number };
  report: (failure: unknown) => void;
};

/** The open streams by account. */
function createOpenStreams(onEmpty: () => void) {
  const accounts = new Map<string, Account>();

  function end(userId: string, stream: Stream) {
    const account = accounts.get(userId);
    if (!account?.streams.delete(stream)) return false;
    if (account.streams.size === 0) accounts.delete(userId);
    if (accounts.size === 0) onEmpty();
    return true;
  }

  function close(userId: string, stream: Stream) {
    if (end(userId, stream)) stream.controller.close();
  }

  return {
    accounts,
    end,
    close,
    add(userId: string, stream: Stream) {
      const account = accounts.get(userId) ?? { streams: new Set<Stream>(), sent: null };
      accounts.set(userId, account);
      const [oldest] = account.streams;
      if (oldest && account.streams.size >= mostStreams) close(userId, oldest);
      account.streams.add(stream);
      // The new stream gets the number even if the others have it.
      account.sent = null;
      accounts.set(userId, account);
    },
    all: () =>
      [...accounts].flatMap(([userId, { streams }]) =>
        Array.from(streams, (stream) => ({ userId, stream })),
      ),
  };
}

export function createUnseenStreams({
  readUnseen,
  readOpenSessions,
  clock,
  report,
}: Options): UnseenStreams {
  let beating: ReturnType<typeof setInterval> | null = null;
  let pausing: ReturnType<typeof setTimeout> | null = null;

  const { accounts, add, end, close, all } = createOpenStreams(() => {
    if (beating !== null) clearInterval(beating);
    if (pausing !== null) clearTimeout(pausing);
    beating = null;
    pausing = null;
  });

  /** Also closes the streams of sessions whose end was not reported to this process. */
  async function endWithSessions() {
    const asked = all();
    const ids = new Set(asked.map(({ stream }) => stream.sessionId));
    const open = new Set(await readOpenSessions([...ids], clock.now()));
    for (const { userId, stream } of asked) if (!open.has(stream.sessionId)) close(userId, stream);
  }

  function beat() {
    const now = clock.now();
    for (const { userId, stream } of all()) {
      if (now - stream.openedAt > longest) close(userId, stream);
      else stream.controller.enqueue(heartbeat);
    }
    endWithSessions().catch(report);
  }

  async function send(userIds: readonly string[]) {
    for (const { userId, unseen } of await readUnseen(userIds)) {
      const account = accounts.get(userId);
      if (!account || account.sent === unseen) continue;
      account.sent = unseen;
      for (const { controller } of account.streams) controller.enqueue(eventOf(unseen));
    }
  }

  async function update() {
    await endWithSessions();
    await send([...accounts.keys()]);
  }

  return {
    open({ userId, sessionId }) {
      let stream: Stream | null = null;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          stream = { controller, sessionId, openedAt: clock.now() };
          add(userId, stream);
          beating ??= setInterval(beat, heartbeatEvery);
          send([userId]).catch(report);
        },
        cancel() {
          if (stream) end(userId, stream);
        },
      });
    },
    changed() {
      if (accounts.size === 0) return;
      pausing ??= setTimeout(() => {
        pausing = null;
        update().catch(report);
      }, pause);
    },
    close() {
      for (const { userId, stream } of all()) close(userId, stream);
    },
  };
}
