/** How far the loading of one list or entity has come. */
export type Status = 'idle' | 'loading' | 'ready' | 'failed';
