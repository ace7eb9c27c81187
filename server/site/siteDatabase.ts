import type { Data } from '@server/data/port';
import type { Driver } from '@server/data/postgres/connection/driver';
import type { Limits } from '@server/data/rates/limitPort';
import type { Community } from '@server/seed/community';

/** What a site needs from its database. */
export type SiteDatabase = {
  kind: 'pglite' | 'postgres' | 'memory';
  /** Not for a database in memory. */
  driver?: Driver;
  data: Data;
  limits: Limits & { sweep(): Promise<number> };
  ping(): Promise<void>;
  /** Sends a message to the subscribers in all processes. */
  publish(message: string): Promise<void>;
  subscribe(listener: (message: string) => void): Promise<() => Promise<void>>;
  /** Makes the space of removed rows free again; not for a database in memory. */
  vacuum?(): Promise<void>;
  /** Derives again what the search reads of each post; not for a database in memory. */
  rebuildSearch?(): Promise<number>;
  /** Stores all rows, or none. */
  insertCommunity(community: Community): Promise<void>;
  /** Closes all connections, which are opened again when they are needed. */
  reopen(): void;
  close(): Promise<void>;
};
