import type { Ports } from '../ports';

/** Random UUIDs. */
export const randomIds: Ports['ids'] = { next: () => crypto.randomUUID() };
