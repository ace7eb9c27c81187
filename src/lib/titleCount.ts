import { createStore } from './createStore';

/** How much is new for the member. Titles of pages begin with it. */
export const titleCount = createStore(0);
