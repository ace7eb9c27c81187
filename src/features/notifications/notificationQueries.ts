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
  markSeen,
  type NotificationsArg,
  saveChoice,
  saveDigestHour,
} from './notificationThunks';
import './notificationSlice';

type NotificationsPage = { notifications: Notification[]; areMore: boolean };

/** What the viewer was told. */
export const notificationsQuery = queryOf(fetchNotifications, {
  name: 'notificationPages',
  keyOf: ({ view, ...arg }: NotificationsArg) => `${pageKey(arg)}/${view ?? ''}`,
  dataOf: ({ notifications, areMore }): NotificationsPage => ({ notifications, areMore }),
  limit: limits.cache.dashboardPages,
}).on(markSeen.fulfilled, (page, { meta: { arg } }) => ({
  ...page,
  notifications: page.notifications.map((row) => ({
    ...row,
    isSeen: row.isSeen || ('ids' in arg ? arg.ids.includes(row._id) : row.createdAt <= arg.until),
  })),
}));

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
