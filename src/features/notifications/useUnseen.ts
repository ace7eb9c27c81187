import type { StreamEvent } from '@contract/notifications/streamEvents';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsHidden } from '@/lib/hooks/useEnvironment';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { commentsCounted, postStreamed, selectOpenPost } from '@/store/posts/openPost';
import { joinMemberStream } from './memberStream';
import { selectUnseen, unseenReceived } from './notificationSlice';
import { fetchUnseen } from './notificationThunks';

/** How much the viewer has not seen: told by a stream while the page is visible, which tells about the open post, too. */
export function useUnseen() {
  const dispatch = useAppDispatch();
  const isHidden = useIsHidden();
  const viewerId = useViewer()?.id ?? '';
  const { postId } = useAppSelector(selectOpenPost);
  const unseen = useAppSelector(selectUnseen);
  const stream = useRef<ReturnType<typeof joinMemberStream> | null>(null);
  const readPostId = useEffectEvent(() => postId);
  const receive = useEffectEvent(
    ({ name, data }: StreamEvent) =>
      void dispatch(name === 'unseen' ? unseenReceived(data) : commentsCounted(data)),
  );
  const showStreamed = useEffectEvent(
    (streamed: string | null) => void dispatch(postStreamed(streamed)),
  );
  const ask = useEffectEvent(async () =>
    fetchUnseen.fulfilled.match(await dispatch(fetchUnseen())),
  );

  useEffect(() => {
    if (isHidden) return undefined;
    const joined = joinMemberStream({
      viewerId,
      readPostId: () => readPostId(),
      onEvent: (event) => receive(event),
      onStreamed: (streamed) => showStreamed(streamed),
      ask: () => ask(),
    });
    stream.current = joined;
    return () => joined.leave();
  }, [isHidden, viewerId]);

  useEffect(() => {
    if (postId !== null) stream.current?.follow();
  }, [postId]);

  return unseen;
}
