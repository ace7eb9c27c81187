import { limits } from '@contract/limits';
import type {
  Notification,
  NotificationChoices,
} from '@contract/notifications/notificationEntities';
import { createSlice, isAsyncThunkAction, type PayloadAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf, setData, withData } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';
import {
  fetchChoices,
  fetchNotifications,
  fetchUnseen,
  markAllSeen,
  markSeen,
  type NotificationsArg,
  saveChoice,
} from './notificationThunks';

export type NotificationsPage = { notifications: Notification[]; areMore: boolean };

type NotificationState = {
  /** How many rows the viewer has not seen. */
  unseen: number;
  /** Counts when there is more to see than a list that is open can show. */
  news: number;
  pages: Cache<NotificationsPage>;
  choices: Cache<NotificationChoices>;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    notifications: NotificationState;
  }
}

const keyOf = ({ viewerId, page }: NotificationsArg) => `${viewerId}/${page}`;
const choicesKeyOf = ({ viewerId }: { viewerId: string }) => viewerId;

const reducePages = createCacheReducer({
  thunk: fetchNotifications,
  keyOf,
  dataOf: ({ notifications, areMore }): NotificationsPage => ({ notifications, areMore }),
  limit: limits.cache.dashboardPages,
});
const reduceChoices = createCacheReducer({
  thunk: fetchChoices,
  keyOf: choicesKeyOf,
  dataOf: ({ choices }): NotificationChoices => choices,
  limit: 1,
});

const initialState: NotificationState = { unseen: 0, news: 0, pages: [], choices: [] };

/** Outside of an answer with the list itself. */
function receiveUnseen(state: NotificationState, unseen: number) {
  if (unseen > state.unseen) state.news += 1;
  state.unseen = unseen;
}

const notificationSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    unseenReceived(state, { payload }: PayloadAction<number>) {
      receiveUnseen(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchUnseen.fulfilled, (state, { payload }) => receiveUnseen(state, payload.unseen))
      // All that is shown is seen: what is left came since.
      .addCase(markSeen.fulfilled, (state, { payload }) => {
        state.unseen = 0;
        receiveUnseen(state, payload.unseen);
      })
      .addCase(markAllSeen.fulfilled, (state, { payload, meta: { arg: until } }) => {
        state.unseen = 0;
        receiveUnseen(state, payload.unseen);
        for (const { data } of state.pages)
          for (const row of data?.notifications ?? []) row.isSeen ||= row.createdAt <= until;
      })
      // The choice is shown at once, and comes back as it was if it can't be saved.
      .addCase(saveChoice.pending, (state, { meta: { arg } }) => {
        state.choices = withData(state.choices, arg.viewerId, (choices) => ({
          ...choices,
          [arg.kind]: arg.choice,
        }));
      })
      .addCase(saveChoice.rejected, (state, { meta: { arg } }) => {
        state.choices = withData(state.choices, arg.viewerId, (choices) => ({
          ...choices,
          [arg.kind]: arg.before,
        }));
      })
      .addCase(saveChoice.fulfilled, (state, { payload, meta: { arg } }) => {
        state.choices = setData(state.choices, arg.viewerId, payload.choices);
      })
      .addMatcher(isAsyncThunkAction(fetchNotifications), (state, action) => {
        const { arg } = action.meta;
        const shown = entryOf(state.pages, keyOf(arg))?.data?.notifications ?? [];
        const marked = new Set(shown.flatMap(({ _id, isSeen }) => (isSeen ? [] : [_id])));
        state.pages = reducePages(state.pages, action);
        if (!fetchNotifications.fulfilled.match(action)) return;
        state.unseen = action.payload.unseen;
        if (arg.isRefresh)
          state.pages = withData(state.pages, keyOf(arg), (page) => ({
            ...page,
            notifications: page.notifications.map((row) =>
              marked.has(row._id) ? { ...row, isSeen: false } : row,
            ),
          }));
      })
      .addMatcher(isAsyncThunkAction(fetchChoices), (state, action) => {
        state.choices = reduceChoices(state.choices, action);
      });
  },
});

const { selectSlice } = notificationSlice.injectInto(rootReducer);

export const { unseenReceived } = notificationSlice.actions;

type State = Parameters<typeof selectSlice>[0];

export const selectUnseen = (state: State) => selectSlice(state).unseen;

export const selectNews = (state: State) => selectSlice(state).news;

/** What the viewer was told. */
export const notificationsQuery = (arg: NotificationsArg): RouteQuery<NotificationsPage> => ({
  key: `notifications/${keyOf(arg)}`,
  fetch: () => fetchNotifications(arg),
  select: (state) => entryOf(selectSlice(state).pages, keyOf(arg)),
});

/** The same while it is shown. */
export const refreshQuery = (arg: NotificationsArg): RouteQuery<NotificationsPage> => ({
  ...notificationsQuery(arg),
  fetch: () => fetchNotifications({ ...arg, isRefresh: true }),
});

/** How the viewer wants to be told. */
export const choicesQuery = (arg: { viewerId: string }): RouteQuery<NotificationChoices> => ({
  key: `notifications/choices/${choicesKeyOf(arg)}`,
  fetch: () => fetchChoices(arg),
  select: (state) => entryOf(selectSlice(state).choices, choicesKeyOf(arg)),
});
