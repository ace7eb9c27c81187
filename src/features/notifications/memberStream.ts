import { type StreamEvent, streamEvent } from '@contract/notifications/streamEvents';
import { memberStreamLock } from '@contract/storageKeys';
import * as v from 'valibot';
import { openMemberStream } from '@/api/notifications';
import { leadTab } from '@/lib/browser/leadTab';

/** While the stream tells nothing, in milliseconds. */
const askEvery = 5 * 60_000;

type Options = {
  viewerId: string;
  /** The post that is open in this tab. */
  readPostId: () => string | null;
  onEvent: (event: StreamEvent) => void;
  /** This tab's stream tells about the post; null if it has none. */
  onStreamed: (postId: string | null) => void;
  /** Returns whether there was an answer. */
  ask: () => Promise<boolean>;
};

/**
 * Joins the stream of the member: one tab of the browser opens it, with its own post, and passes on to the others what it
 * is told. If none is open, it is tried again at intervals. If nothing is told for that long, the number is asked
 * for: a proxy can hold back events.
 */
export function joinMemberStream({ viewerId, readPostId, onEvent, onStreamed, ask }: Options) {
  const name = memberStreamLock(viewerId);
  const others = 'locks' in navigator ? new BroadcastChannel(name) : null;
  let isLeading = false;
  let source: { postId: string | null; close: () => void } | null = null;
  let timer: ReturnType<typeof setInterval>;

  function startTimer() {
    clearInterval(timer);
    timer = setInterval(() => {
      if (isLeading && source === null) open({ isSecondTry: false });
      else void ask();
    }, askEvery);
  }

  function receive(event: unknown) {
    const read = v.safeParse(streamEvent, event);
    if (!read.success) return;
    onEvent(read.output);
    startTimer();
  }

  function close() {
    source?.close();
    source = null;
    onStreamed(null);
  }

  function open({ isSecondTry }: { isSecondTry: boolean }) {
    if (typeof EventSource === 'undefined') {
      void ask();
      return;
    }
    const postId = readPostId();
    let isTold = false;

    async function handleEnd() {
      source = null;
      // A stream of an expired session is refused. The call renews the session.
      const isAnswered = await ask();
      const isMissing = isLeading && source === null;
      if (isAnswered && isMissing && (isTold || !isSecondTry)) open({ isSecondTry: true });
    }

    const closeSource = openMemberStream({
      postId,
      onEvent(event) {
        isTold = true;
        onStreamed(postId);
        receive(event);
        others?.postMessage(event);
      },
      onBreak(hasEnded) {
        onStreamed(null);
        if (hasEnded) void handleEnd();
      },
    });
    source = { postId, close: closeSource };
  }

  others?.addEventListener('message', ({ data }) => receive(data));
  startTimer();
  const leave = leadTab(name, () => {
    isLeading = true;
    open({ isSecondTry: false });
    return () => {
      isLeading = false;
      close();
    };
  });

  return {
    /** Another post was opened. */
    follow() {
      if (source === null || source.postId === readPostId()) return;
      close();
      open({ isSecondTry: false });
    },
    leave() {
      clearInterval(timer);
      leave();
      others?.close();
    },
  };
}
