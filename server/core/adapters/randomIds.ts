import type { Ports } from '../ports';

export const randomIds: Ports['ids'] = { next: () => crypto.randomUUID() };
