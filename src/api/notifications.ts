import { streamUnseen } from '@contract/endpoints/notifications';
import { readApiUrl } from './client';

/** An event as it is sent: the stream's other tabs get it, too. */
export type SentEvent = { name: string; data: unknown };

type StreamOptions = {
  /** Whose comments it tells about. */
  postId: string | null;
  onEvent: (event: SentEvent) => void;
  /** Nothing is told now; if it has ended, the browser doesn't try again. */
  onBreak: (hasEnded: boolean) => void;
};

/** Listens to how much the viewer has not seen and to the comments of a post; returns a function that ends it. */
export function openMemberStream({ postId, onEvent, onBreak }: StreamOptions) {
  const query = postId === null ? '' : `?${new URLSearchParams({ postId })}`;
  const source = new EventSource(readApiUrl() + streamUnseen.path + query, {
    withCredentials: true,
  });
  for (const name of ['unseen', 'comments'])
    source.addEventListener(name, ({ data }: MessageEvent<unknown>) => onEvent({ name, data }));
  source.addEventListener('error', () => onBreak(source.readyState === EventSource.CLOSED));
  return () => source.close();
}
