import { streamUnseen } from '@contract/endpoints/notifications';
import { readApiUrl } from './client';

type StreamOptions = {
  onUnseen: (unseen: number) => void;
  /** The browser doesn't try again. */
  onEnd: () => void | Promise<void>;
};

/** Listens to how much the viewer has not seen; returns a function that ends it. */
export function openUnseenStream({ onUnseen, onEnd }: StreamOptions) {
  const source = new EventSource(readApiUrl() + streamUnseen.path, {
    withCredentials: true,
  });
  source.addEventListener('unseen', ({ data }: MessageEvent<unknown>) => {
    const unseen = Number(data);
    if (Number.isSafeInteger(unseen) && unseen >= 0) onUnseen(unseen);
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) void onEnd();
  });
  return () => source.close();
}
