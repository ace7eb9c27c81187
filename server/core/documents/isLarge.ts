/** Up to this many characters a document takes a few milliseconds, which a thread would not save. */
const mostInThread = 32 * 1024;

export const isLargeSize = (size: number) => size > mostInThread;

export const isLarge = (json: string) => isLargeSize(json.length);
