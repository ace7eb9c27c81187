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

const initialState: NotificationState = { unseen: 0, pages: [], choices: [] };

const notificationSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    unseenReceived(state, { payload }: PayloadAction<number>) {
      state.unseen = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchUnseen.fulfilled, (state, { payload }) => {
        state.unseen = payload.unseen;
      })
      .addCase(markSeen.fulfilled, (state, { payload }) => {
        state.unseen = payload.unseen;
      })
      .addCase(markAllSeen.fulfilled, (state, { payload }) => {
        state.unseen = payload.unseen;
        for (const { data } of state.pages)
          for (const row of data?.notifications ?? []) row.isSeen = true;
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
        state.pages = reducePages(state.pages, action);
        if (fetchNotifications.fulfilled.match(action)) state.unseen = action.payload.unseen;
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

/** What the viewer was told. */
export const notificationsQuery = (arg: NotificationsArg): RouteQuery<NotificationsPage> => ({
  key: `notifications/${keyOf(arg)}`,
  fetch: () => fetchNotifications(arg),
  select: (state) => entryOf(selectSlice(state).pages, keyOf(arg)),
});

/** How the viewer wants to be told. */
export const choicesQuery = (arg: { viewerId: string }): RouteQuery<NotificationChoices> => ({
  key: `notifications/choices/${choicesKeyOf(arg)}`,
  fetch: () => fetchChoices(arg),
  select: (state) => entryOf(selectSlice(state).choices, choicesKeyOf(arg)),
});
