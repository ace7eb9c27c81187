import { limits } from '@contract/limits';
import {
  defaultDigestHour,
  type Notification,
  type NotificationChoices,
} from '@contract/notifications/notificationEntities';
import { pageKey, viewerKey } from '@/store/cachedQuery';
import { type SilenceChange, setSilenced } from '@/store/posts/silenceThunks';
import { queryOf } from '@/store/queryOf';
import {
  fetchChoices,
  fetchNotifications,
  markSeen,
  type NotificationsArg,
  saveChoices,
  saveDigestHour,
} from './notificationThunks';
import './notificationSlice';

type NotificationsPage = { notifications: Notification[]; areMore: boolean };

/** A row as it is after the member has silenced something, or ended that. */
function withSilence(row: Notification, { postId, threadId, isSilenced }: SilenceChange) {
  const { silenceable } = row;
  if (silenceable?.postId !== postId) return row;
  if (threadId === null)
    return { ...row, silenceable: { ...silenceable, isPostSilenced: isSilenced } };
  if (silenceable.threadId !== threadId) return row;
  return { ...row, silenceable: { ...silenceable, isThreadSilenced: isSilenced } };
}

/** What the viewer was told. */
export const notificationsQuery = queryOf(fetchNotifications, {
  name: 'notificationPages',
  keyOf: ({ view, ...arg }: NotificationsArg) => `${pageKey(arg)}/${view ?? ''}`,
  dataOf: ({ notifications, areMore }): NotificationsPage => ({ notifications, areMore }),
  limit: limits.cache.dashboardPages,
})
  .on(markSeen.fulfilled, (page, { meta: { arg } }) => ({
    ...page,
    notifications: page.notifications.map((row) => ({
      ...row,
      isSeen: row.isSeen || ('ids' in arg ? arg.ids.includes(row._id) : row.createdAt <= arg.until),
    })),
  }))
  .on(setSilenced.fulfilled, (page, { meta: { arg } }) => ({
    ...page,
    notifications: page.notifications.map((row) => withSilence(row, arg)),
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
  // Choices are shown at once, and come back as they were if they can't be saved.
  .on(
    saveChoices.pending,
    ({ choices, ...data }, { meta: { arg } }) => ({
      ...data,
      choices: { ...choices, ...arg.choices },
    }),
    ofViewer,
  )
  .on(
    saveChoices.rejected,
    ({ choices, ...data }, { meta: { arg } }) => ({
      ...data,
      choices: { ...choices, ...arg.before },
    }),
    ofViewer,
  )
  // Only the hour: choices that are being saved are shown already.
  .on(
    saveDigestHour.fulfilled,
    (data, { payload: { digestHour = defaultDigestHour } }) => ({ ...data, digestHour }),
    ofViewer,
  );
