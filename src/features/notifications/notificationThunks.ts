import * as notifications from '@contract/endpoints/notifications';
import type {
  NotificationChoices,
  NotificationView,
} from '@contract/notifications/notificationEntities';
import { notificationTexts } from '@contract/texts/notificationTexts';
import { skipTo } from '@/store/cachedQuery';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

/** The viewer is part of it because the answer depends on who asks. */
export type NotificationsArg = {
  viewerId: string;
  page: number;
  /** A part of the list; without it, all. */
  view?: NotificationView | undefined;
};

export const fetchNotifications = createAppAsyncThunk(
  'notifications/fetch',
  ({ page, view }: NotificationsArg, { call }) =>
    call(notifications.listNotifications, { query: { ...skipTo(page), view } }),
  { toasts: { failure: notificationTexts.listFailed } },
);

/** For the bell, while it has no stream. */
export const fetchUnseen = createAppAsyncThunk(
  'notifications/fetchUnseen',
  (_: void, { call }) => call(notifications.listNotifications, { query: { skip: 0 } }),
  { toasts: { isSilent: true } },
);

/** These rows, or everything up to and including this time. */
export type SeenRows = { ids: string[] } | { until: string };

export const markSeen = mutation('notifications/markSeen', notifications.seeNotifications, {
  input: (rows: SeenRows) => ({ body: rows }),
  toasts: { failure: notificationTexts.seenFailed },
});

export const fetchChoices = createAppAsyncThunk(
  'notifications/fetchChoices',
  (_: { viewerId: string }, { call }) => call(notifications.readChoices, {}),
  { toasts: { failure: notificationTexts.choicesFailed } },
);

type SavedChoices = {
  viewerId: string;
  choices: Partial<NotificationChoices>;
  /** The same kinds, which come back if the choices can't be saved. */
  before: Partial<NotificationChoices>;
};

export const saveChoices = mutation('notifications/saveChoices', notifications.saveChoices, {
  input: ({ choices }: SavedChoices) => ({ body: { choices } }),
  toasts: { failure: notificationTexts.saveFailed },
});

type SavedHour = { viewerId: string; digestHour: number };

/** At which hour the daily review comes. */
export const saveDigestHour = mutation('notifications/saveDigestHour', notifications.saveChoices, {
  input: ({ digestHour }: SavedHour) => ({ body: { digestHour } }),
  toasts: { failure: notificationTexts.saveFailed },
});
