import * as notifications from '@contract/endpoints/notifications';
import type { ChosenKind, NotificationChoice } from '@contract/notifications/notificationEntities';
import { notificationTexts } from '@contract/texts/notificationTexts';
import { skipTo } from '@/store/cachedQuery';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

/** The viewer is part of it because the answer depends on who asks. */
export type NotificationsArg = {
  viewerId: string;
  page: number;
  /** The rows that are shown as new stay so. */
  isRefresh?: boolean;
};

export const fetchNotifications = createAppAsyncThunk(
  'notifications/fetch',
  ({ page }: NotificationsArg, { call }) =>
    call(notifications.listNotifications, { query: skipTo(page) }),
  { toasts: { failure: notificationTexts.listFailed } },
);

/** For the bell, while it has no stream. */
export const fetchUnseen = createAppAsyncThunk(
  'notifications/fetchUnseen',
  (_: void, { call }) => call(notifications.listNotifications, { query: { skip: 0 } }),
  { toasts: { isSilent: true } },
);

const seen = {
  input: (until: string) => ({ body: { until } }),
  toasts: { failure: notificationTexts.seenFailed },
};

/** Marks everything up to and including this time as seen. */
export const markSeen = mutation('notifications/markSeen', notifications.seeNotifications, seen);

/** The same for all rows that are shown, which are no longer marked as new. */
export const markAllSeen = mutation(
  'notifications/markAllSeen',
  notifications.seeNotifications,
  seen,
);

export const fetchChoices = createAppAsyncThunk(
  'notifications/fetchChoices',
  (_: { viewerId: string }, { call }) => call(notifications.readChoices, {}),
  { toasts: { failure: notificationTexts.choicesFailed } },
);

type SavedChoice = {
  viewerId: string;
  kind: ChosenKind;
  choice: NotificationChoice;
  /** Comes back if it can't be saved. */
  before: NotificationChoice;
};

export const saveChoice = mutation('notifications/saveChoice', notifications.saveChoices, {
  input: ({ kind, choice }: SavedChoice) => ({ body: { choices: { [kind]: choice } } }),
  toasts: { failure: notificationTexts.saveFailed },
});

type SavedHour = { viewerId: string; digestHour: number };

/** At which hour the daily review comes. */
export const saveDigestHour = mutation('notifications/saveDigestHour', notifications.saveChoices, {
  input: ({ digestHour }: SavedHour) => ({ body: { digestHour } }),
  toasts: { failure: notificationTexts.saveFailed },
});
