import { limits } from '@contract/limits';
import {
  defaultDigestHour,
  type Notification,
  type NotificationChoices,
} from '@contract/notifications/notificationEntities';
import { pageKey, viewerKey } from '@/store/cachedQuery';
import { queryOf } from '@/store/queryOf';
import {
  fetchChoices,
  fetchNotifications,
  markAllSeen,
  type NotificationsArg,
  saveChoice,
  saveDigestHour,
} from './notificationThunks';
import './notificationSlice';

type NotificationsPage = { notifications: Notification[]; areMore: boolean };

/** The rows that are shown as new stay so. */
function stillNew(rows: readonly Notification[], before: NotificationsPage | null) {
  const shown = before?.notifications ?? [];
  const marked = new Set(shown.flatMap(({ _id, isSeen }) => (isSeen ? [] : [_id])));
  return rows.map((row) => (marked.has(row._id) ? { ...row, isSeen: false } : row));
}

/** What the viewer was told. */
export const notificationsQuery = queryOf(fetchNotifications, {
  name: 'notificationPages',
  keyOf: pageKey,
  dataOf: (
    { notifications, areMore },
    before: NotificationsPage | null,
    { isRefresh = false },
  ): NotificationsPage => ({
    notifications: isRefresh ? stillNew(notifications, before) : notifications,
    areMore,
  }),
  limit: limits.cache.dashboardPages,
}).on(markAllSeen.fulfilled, (page, { meta: { arg: until } }) => ({
  ...page,
  notifications: page.notifications.map((row) => ({
    ...row,
    isSeen: row.isSeen || row.createdAt <= until,
  })),
}));

/** The same while it is shown. */
export const refreshQuery = (arg: NotificationsArg) => ({
  ...notificationsQuery(arg),
  fetch: () => fetchNotifications({ ...arg, isRefresh: true }),
});

const ofViewer = ({ meta }: { meta: { arg: { viewerId: string } } }) => meta.arg.viewerId;

type Chosen = { choices: NotificationChoices; digestHour?: number | undefined };

const chosen = ({ choices, digestHour = defaultDigestHour }: Chosen) => ({
  choices,
  digestHour,
});

/** How the viewer wants to be told. */
export const choicesQuery = queryOf(fetchChoices, {
  name: 'notificationChoices',
  keyOf: viewerKey,
  dataOf: chosen,
  limit: 1,
})
  // The choice is shown at once, and comes back as it was if it can't be saved.
  .on(
    saveChoice.pending,
    ({ choices, ...data }, { meta: { arg } }) => ({
      ...data,
      choices: { ...choices, [arg.kind]: arg.choice },
    }),
    ofViewer,
  )
  .on(
    saveChoice.rejected,
    ({ choices, ...data }, { meta: { arg } }) => ({
      ...data,
      choices: { ...choices, [arg.kind]: arg.before },
    }),
    ofViewer,
  )
  .on(saveChoice.fulfilled, (_, { payload }) => chosen(payload), ofViewer)
  .on(saveDigestHour.fulfilled, (_, { payload }) => chosen(payload), ofViewer);
