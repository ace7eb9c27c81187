import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { LateState } from '@/app/store';

type LateReducers = { [Name in keyof LateState]?: Reducer<LateState[Name]> };

let reducers: LateReducers = {};

/** The reducers that come with the pages that need them, so that nobody else loads them. */
export const lateReducers = {
  /** A slice adds itself when its module is first loaded; the next action finds it there. */
  add<Name extends keyof LateState>(name: Name, reducer: Reducer<LateState[Name]>) {
    reducers = { ...reducers, [name]: reducer };
  },
  reduce(state: Partial<LateState>, action: UnknownAction): Partial<LateState> {
    const { blog, post, profile, dashboard } = reducers;
    return {
      ...(blog && { blog: blog(state.blog, action) }),
      ...(post && { post: post(state.post, action) }),
      ...(profile && { profile: profile(state.profile, action) }),
      ...(dashboard && { dashboard: dashboard(state.dashboard, action) }),
    };
  },
};
