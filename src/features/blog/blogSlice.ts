import { createSlice } from '@reduxjs/toolkit';

const blogSlice = createSlice({ name: 'blog', initialState: {}, reducers: {} });

export const blogReducer = blogSlice.reducer;
