import { hour } from '@contract/durations';
/** How long is waited for a Postgres server. Times are in milliseconds. */
export const deadlines = {
  /** For a connection of the pool, opened or free. */
  connect: 5000,
  /** For the end of a statement. Its connection is closed afterwards. */
  statement: 30_000,
  /** Between two checks whether the server still answers at all. */
  watch: 5000,
  /** For the answer to such a check. */
  answer: 3000,
  /** For a message from one connection to another at the start. */
  message: 15_000,
  /** Before a lost connection of a listener is opened again. */
  reconnect: 250,
};

export type Deadlines = typeof deadlines;

/** For statements that read or change whole tables: migrations, backups. */
export const longDeadlines: Deadlines = { ...deadlines, statement: 6 * hour };
