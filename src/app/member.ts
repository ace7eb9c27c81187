// What each signed-in user loads at the start, in one chunk.
export { memberPages } from './memberPages';
export { askToSignIn, keepSession } from './sessionKeeper';
