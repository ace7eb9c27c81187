import { createSlice } from '@reduxjs/toolkit';

const dashboardSlice = createSlice({ name: 'dashboard', initialState: {}, reducers: {} });

export const dashboardReducer = dashboardSlice.reducer;
