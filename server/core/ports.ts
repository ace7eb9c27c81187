import type { Data } from '@server/data/port';

/** Everything the API needs of the scenario, as small interfaces: memory in a tab, a database on a server. */

export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

export type Files = {
  put(name: string, file: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | null>;
  remove(names: readonly string[]): Promise<void>;
};

export type Email = { to: string; subject: string; text: string; html: string };

export type Mail = { send(email: Email): Promise<void> };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for null (no such account, no password) as for a hash. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

export type Secrets = {
  /** A fresh secret that fits a URL. */
  random(): string;
  /** The same secret for the same seed, underivable without the server's key. */
  derive(seed: string): Promise<string>;
  /** One-way, for storing and for showing a fingerprint. */
  hash(secret: string): Promise<string>;
};

export type ProviderProfile = {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string;
};

/** The outside sign-in: turns an authorization code into who gave it, or null when it is no good. */
export type SignInProvider = { exchange(code: string): Promise<ProviderProfile | null> };

export type SummaryBlock = { blockId: string; text: string };
export type Summary = { sentence: string; blockId: string }[];
export type Summariser = {
  summarise(title: string, blocks: readonly SummaryBlock[]): Promise<Summary>;
};

export type Clock = { now(): number };

export type Settings = {
  /** The site's public address, without a slash at its end: letters link to it. */
  siteUrl: string;
  /** Where the API stands on that site. */
  apiPath: string;
  /** Who reads what the contact form sends. */
  contactAddress: string;
  /** Cookies are marked Secure unless the site is served without TLS. */
  secureCookies: boolean;
};

export type Ports = {
  data: Data;
  files: Files;
  mail: Mail;
  passwords: Passwords;
  secrets: Secrets;
  provider: SignInProvider;
  summariser: Summariser;
  clock: Clock;
  ids: { next(): string };
  /** Work that the client doesn't wait for: a email, a sweep. Its failure is reported, not thrown. */
  background(task: () => Promise<void>): void;
  /** Where a failure of ours is told; the client only learns that there was one. */
  report(failure: unknown): void;
  settings: Settings;
};
