import { limits } from '@contract/limits';
import type { ChosenKind, NotificationChoice } from '@contract/notifications/notificationEntities';
import { notificationTexts } from '@contract/texts/notificationTexts';
import * as notifications from '@/api/notifications';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** The viewer is part of it because the answer depends on who asks. */
export type NotificationsArg = {
  viewerId: string;
  page: number;
  /** The rows that are shown as new stay so. */
  isRefresh?: boolean;
};

export const fetchNotifications = createAppAsyncThunk(
  'notifications/fetch',
  ({ page }: NotificationsArg, { request }) =>
    notifications.listNotifications(page * limits.pageSize, request),
  { toasts: { failure: notificationTexts.listFailed } },
);

/** For the bell, while it has no stream. */
export const fetchUnseen = createAppAsyncThunk(
  'notifications/fetchUnseen',
  (_: void, { request }) => notifications.listNotifications(0, request),
  { toasts: { isSilent: true } },
);

/** Marks everything up to this time as seen. */
export const markSeen = createAppAsyncThunk(
  'notifications/markSeen',
  (until: string, { request }) => notifications.seeNotifications(until, request),
  { toasts: { failure: notificationTexts.seenFailed } },
);

/** The same for all rows that are shown, which are no longer marked as new. */
export const markAllSeen = createAppAsyncThunk(
  'notifications/markAllSeen',
  (until: string, { request }) => notifications.seeNotifications(until, request),
  { toasts: { failure: notificationTexts.seenFailed } },
);

export const fetchChoices = createAppAsyncThunk(
  'notifications/fetchChoices',
  (_: { viewerId: string }, { request }) => notifications.readChoices(request),
  { toasts: { failure: notificationTexts.choicesFailed } },
);

type SavedChoice = {
  viewerId: string;
  kind: ChosenKind;
  choice: NotificationChoice;
  /** Comes back if it can't be saved. */
  before: NotificationChoice;
};

export const saveChoice = createAppAsyncThunk(
  'notifications/saveChoice',
  ({ kind, choice }: SavedChoice, { request }) =>
    notifications.saveChoice({ kind, choice }, request),
  { toasts: { failure: notificationTexts.saveFailed } },
);
