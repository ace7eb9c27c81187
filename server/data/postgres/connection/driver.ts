export type Parameter = string | number | boolean | null | readonly (string | number)[];

/** Runs a statement. Rows are objects by column name, or arrays of their values. */
export type RunQuery = (
  text: string,
  parameters: Parameter[],
  rows: 'objects' | 'arrays',
) => Promise<unknown[]>;

export type Connection = {
  query: RunQuery;
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>;
};

export type Listening = {
  channel: string;
  onMessage(message: string): void;
  /** Called after a lost connection: messages may be missing. */
  onMissed(): void;
};

/** What PGlite and a Postgres server have in common. */
export type Driver = {
  kind: 'pglite' | 'postgres';
  query: RunQuery;
  /** Rolls back if `run` fails. */
  transaction<Result>(run: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Returns a function that stops listening. */
  listen(listening: Listening): Promise<() => Promise<void>>;
  /** Closes all connections, which are opened again when they are needed. */
  reopen(): void;
  close(): Promise<void>;
};
