/** Loads the current address anew. Its own module, because jsdom can't replace `location.reload`. */
export const reload = () => window.location.reload();
