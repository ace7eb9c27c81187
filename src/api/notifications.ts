import * as notifications from '@contract/endpoints/notifications';
import type { ChosenKind, NotificationChoice } from '@contract/notifications/notificationEntities';
import { type CallOptions, call } from './call';
import { readApiUrl } from './client';

export const listNotifications = (skip: number, options: CallOptions) =>
  call(notifications.listNotifications, { query: { skip } }, options);

/** Everything up to and including this time is seen. */
export const seeNotifications = (until: string, options: CallOptions) =>
  call(notifications.seeNotifications, { body: { until } }, options);

export const readChoices = (options: CallOptions) => call(notifications.readChoices, {}, options);

export const saveChoice = (
  { kind, choice }: { kind: ChosenKind; choice: NotificationChoice },
  options: CallOptions,
) => call(notifications.saveChoices, { body: { choices: { [kind]: choice } } }, options);

type StreamOptions = {
  onUnseen: (unseen: number) => void;
  /** The browser doesn't try again. */
  onEnd: () => void | Promise<void>;
};

/** Listens to how much the viewer has not seen; returns a function that ends it. */
export function openUnseenStream({ onUnseen, onEnd }: StreamOptions) {
  const source = new EventSource(readApiUrl() + notifications.streamUnseen.path, {
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
