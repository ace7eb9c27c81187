/** For whom something is done. Each group gets the same time, and so do the clients of a group. */
export type Share = { group: string; client: string };

/** The share of work that no request has caused. */
export const ofTheSite = () => undefined;
