/** Loads the current address again. Its own module, because jsdom can't replace `location.reload`. */
export const reload = () => window.location.reload();
