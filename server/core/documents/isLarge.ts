/** Up to this many characters a document takes a few milliseconds, which a thread would not save. */
const mostInThread = 32 * 1024;

export const isLarge = (json: string) => json.length > mostInThread;
