import { createSlice } from '@reduxjs/toolkit';

const profileSlice = createSlice({ name: 'profile', initialState: {}, reducers: {} });

export const profileReducer = profileSlice.reducer;
