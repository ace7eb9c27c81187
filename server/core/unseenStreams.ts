import { minute } from '@contract/durations';
import type { StreamEvent } from '@contract/notifications/streamEvents';
import type { Data } from '@server/data/port';

/** After a change, in milliseconds: the changes that follow it are read with it. */
const pause = 1000;
/** Proxies end connections on which nothing happens. */
const heartbeatEvery = 25_000;
/** Then the page asks again. */
const longest = 30 * minute;
/** The streams of one account. The oldest one ends when there are more. */
const mostStreams = 20;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');
const eventOf = ({ name, data }: StreamEvent) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

type Stream = {
  controller: ReadableStreamDefaultController<Uint8Array>;
  sessionId: string;
  openedAt: number;
  postId: string | undefined;
  /** How many comments the post has; null until they were read once. */
  count: number | null;
};

/** An open stream with its session, and the post whose comments it tells about. */
export type Listener = { userId: string; sessionId: string; postId?: string | undefined };

type Account = { streams: Set<Stream>; sent: number | null };

/**
 * Streams of how much members have not seen, and of how many comments the post has that they read. A stream ends with its
 * session. One query reads the numbers of all accounts with an open stream, one the comments of all their posts, another
 * one which of their sessions are open.
 */
export type UnseenStreams = {
  open(listener: Listener): ReadableStream<Uint8Array>;
  /** Notifications or comments have changed, or a session has ended. */
  changed(): void;
  /** Ends all streams. */
  close(): void;
};

type Options = {
  readUnseen: Data['notifications']['unseen'];
  readCounts: Data['comments']['counts'];
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
    isOpen: (userId: string, stream: Stream) => accounts.get(userId)?.streams.has(stream) === true,
    all: () =>
      [...accounts].flatMap(([userId, { streams }]) =>
        Array.from(streams, (stream) => ({ userId, stream })),
      ),
  };
}

type OpenStream = { userId: string; stream: Stream };

const keyOf = (userId: string, postId: string) => `${userId} ${postId}`;

/** Tells streams of the posts whose comments have changed. The first number is not sent: the page has it. */
async function sendCounts(
  streams: readonly OpenStream[],
  {
    readCounts,
    isOpen,
  }: Pick<Options, 'readCounts'> & { isOpen: (userId: string, stream: Stream) => boolean },
) {
  const watched = streams.flatMap(({ userId, stream: { postId } }) =>
    postId === undefined ? [] : [{ userId, postId }],
  );
  if (watched.length === 0) return;
  const rows = await readCounts(watched);
  const counts = new Map(rows.map((row) => [keyOf(row.userId, row.postId), row.count]));
  for (const { userId, stream } of streams) {
    const { postId = '', count: before, controller } = stream;
    const count = counts.get(keyOf(userId, postId));
    if (count === undefined || count === before || !isOpen(userId, stream)) continue;
    stream.count = count;
    if (before !== null) controller.enqueue(eventOf({ name: 'comments', data: { postId, count } }));
  }
}

export function createUnseenStreams({
  readUnseen,
  readCounts,
  readOpenSessions,
  clock,
  report,
}: Options): UnseenStreams {
  let beating: ReturnType<typeof setInterval> | null = null;
  let pausing: ReturnType<typeof setTimeout> | null = null;

  const { accounts, add, isOpen, end, close, all } = createOpenStreams(() => {
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
      for (const { controller } of account.streams)
        controller.enqueue(eventOf({ name: 'unseen', data: unseen }));
    }
  }

  async function update() {
    await endWithSessions();
    await Promise.all([send([...accounts.keys()]), sendCounts(all(), { readCounts, isOpen })]);
  }

  return {
    open({ userId, sessionId, postId }) {
      let stream: Stream | null = null;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          stream = { controller, sessionId, openedAt: clock.now(), postId, count: null };
          add(userId, stream);
          beating ??= setInterval(beat, heartbeatEvery);
          send([userId]).catch(report);
          sendCounts([{ userId, stream }], { readCounts, isOpen }).catch(report);
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
