import { useEffect, useEffectEvent } from 'react';
import { openUnseenStream } from '@/api/notifications';
import { useIsHidden } from '@/lib/hooks/useEnvironment';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUnseen, unseenReceived } from './notificationSlice';
import { fetchUnseen } from './notificationThunks';

/** While the stream tells nothing, in milliseconds. */
const askEvery = 5 * 60_000;

/**
 * How much the viewer has not seen: told by a stream while the page is visible. If none is open, it is tried again at
 * intervals. If an open one is silent for that long, the number is asked for: a proxy can hold back its events.
 */
export function useUnseen() {
  const dispatch = useAppDispatch();
  const isHidden = useIsHidden();
  const unseen = useAppSelector(selectUnseen);
  const receive = useEffectEvent((count: number) => void dispatch(unseenReceived(count)));
  const ask = useEffectEvent(async () =>
    fetchUnseen.fulfilled.match(await dispatch(fetchUnseen())),
  );

  useEffect(() => {
    if (isHidden) return undefined;
    let close: (() => void) | null = null;
    let isStopped = false;
    let timer: ReturnType<typeof setInterval>;

    function startTimer() {
      timer = setInterval(() => {
        if (close === null) open({ isSecondTry: false });
        else void ask();
      }, askEvery);
    }

    function open({ isSecondTry }: { isSecondTry: boolean }) {
      if (typeof EventSource === 'undefined') {
        void ask();
        return;
      }
      let isTold = false;
      close = openUnseenStream({
        onUnseen(count) {
          isTold = true;
          receive(count);
          clearInterval(timer);
          startTimer();
        },
        async onEnd() {
          close = null;
          // A stream of an expired session is refused. The call renews the session.
          const isAnswered = await ask();
          if (isAnswered && !isStopped && (isTold || !isSecondTry)) open({ isSecondTry: true });
        },
      });
    }

    startTimer();
    open({ isSecondTry: false });
    return () => {
      isStopped = true;
      clearInterval(timer);
      close?.();
    };
  }, [isHidden]);

  return unseen;
}
