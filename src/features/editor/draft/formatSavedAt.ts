const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** 22 November 2026 at 20:36 */
export const formatSavedAt = (time: number) => format.format(time);
