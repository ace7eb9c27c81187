import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@/store/appTypes';
import { rootReducer } from '@/store/rootReducer';
import { fetchNotifications, fetchUnseen, markSeen } from './notificationThunks';

type NotificationState = {
  /** How many rows the viewer has not seen. */
  unseen: number;
  /** Counts when there is more to see than a list that is open can show. */
  news: number;
};

const initialState: NotificationState = { unseen: 0, news: 0 };

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
      .addCase(fetchNotifications.fulfilled, (state, { payload }) => {
        state.unseen = payload.unseen;
      })
      .addCase(fetchUnseen.fulfilled, (state, { payload }) => receiveUnseen(state, payload.unseen))
      .addCase(markSeen.fulfilled, (state, { payload, meta: { arg } }) => {
        // All that is shown is seen: what is left came since.
        if ('until' in arg) state.unseen = 0;
        receiveUnseen(state, payload.unseen);
      });
  },
});

export const { unseenReceived } = notificationSlice.actions;

const { selectSlice } = notificationSlice.injectInto(rootReducer);

/** Of a store to which the slice may have been added. */
type State = RootState & Parameters<typeof selectSlice>[0];

export const selectUnseen = (state: State) => selectSlice(state).unseen;

export const selectNews = (state: State) => selectSlice(state).news;
