import type { PictureSize } from '@contract/pictureVersions';
import type { Installation } from '@contract/site/installation';
import type { ReviewSetting } from '@contract/site/siteEntities';
import type { Data } from '@server/data/port';
import type { Limits } from '@server/data/rates/limitPort';
import type { Clock } from '@server/lib/clock';
import type { ApiCache } from './apiCache';
import type { DocumentResults } from './documents/documentTasks';
import type { RunTask } from './documents/tasks';
import type { ReadCounter } from './numbers/readCounter';
import type { Summary, SummaryBlock } from './summary/summarise';
import type { UnseenStreams } from './unseenStreams';

/** The bytes and the content type of a file. */
export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** Stores uploaded files by name. */
export type Files = {
  put(name: string, file: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | null>;
  remove(names: readonly string[]): Promise<void>;
};

/** The name of a stored file and when it was stored, in milliseconds. */
export type ListedFile = { name: string; storedAt: number };

/** Files that can be listed, so that those that no row refers to can be removed. */
export type FileStore = Files & {
  /** All files, some at a time. */
  list(): AsyncIterable<readonly ListedFile[]>;
  /** The ids of the sites that use these files. */
  sites(): Promise<readonly string[]>;
  addSite(id: string): Promise<void>;
  /** Throws if files of a store outside of the machine can't be listed, written and removed. */
  tryAccess(): Promise<void>;
  /** Removes what interrupted writes left before this time. */
  removeUnfinished(before: number): Promise<void>;
};

/** A decoded picture, with the size in which it is shown. */
export type DecodedPicture = PictureSize & {
  /** Scales the picture. The result is WebP if the environment can write WebP. */
  scaleTo(size: PictureSize): Promise<StoredFile>;
};

/** Decodes pictures. */
export type Pictures = {
  /**
   * Resolves to what `work` makes of the picture; null if the bytes are not a complete picture. A decoded picture has
   * up to 40 MB, so others can be decoded when `work` has ended.
   */
  decode<Result>(
    file: StoredFile,
    work: (picture: DecodedPicture) => Promise<Result>,
  ): Promise<Result | null>;
};

/** The bytes of a picture from another site, or why there are none. 'refused' is also what its host has not answered. */
export type FetchedPicture = Uint8Array<ArrayBuffer> | 'refused' | 'too large';

export type FetchPicture = (url: URL) => Promise<FetchedPicture>;

/** Fetches pictures from other sites. */
export type RemotePictures = {
  /**
   * Resolves to what `work` makes of the picture. Each has up to 5 MB in memory, so others can be fetched when `work` has
   * ended. Throws 429 if too many of the account are on their way.
   */
  fetch<Result>(
    wanted: { url: URL; account: string },
    work: (fetched: FetchedPicture) => Promise<Result>,
  ): Promise<Result>;
};

/** An e-mail to send, as text and HTML. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for answers. Without it, the e-mail can't be answered. */
  replyTo?: string;
  /** `<id@host>`. The same whenever an e-mail is sent again, so that mail programs recognise it. */
  messageId?: string;
  /** A POST to this address ends such e-mails (RFC 8058): mail programs show a button for it. */
  stopUrl?: string;
  /** Names the list that the e-mail belongs to, such as `New posts <posts.blog.example>`. */
  listId?: string;
};

/** Sends e-mail; throws a `MailFailure`. */
export type Mail = { send(letter: Letter): Promise<void> };

/** The hashing of passwords. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time for null (no account or no password) as for a hash. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash should be replaced, because it has an outdated scheme or cost. */
  needsRehash(hash: string): boolean;
};

/** Creates and hashes secrets of sessions and links. */
export type Secrets = {
  /** A random, URL-safe secret. */
  random(): string;
  /** Deterministic, but can't be derived without the server's key. */
  derive(seed: string): Promise<string>;
  /** One-way, for storing secrets. */
  hash(secret: string): Promise<string>;
};

/** What the sign-in provider knows about a user. */
export type ProviderProfile = {
  /** The provider's own id of the account. Unlike the address it never changes. */
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string;
};

/**
 * The external sign-in provider: exchanges an authorization code for a profile, or null if it is
 * invalid.
 */
export type SignInProvider = { exchange(code: string): Promise<ProviderProfile | null> };

/** Summarises a post. `isFallback`: the summariser failed, and a later call may give a better one. */
export type Summariser = {
  summarise(
    title: string,
    blocks: readonly SummaryBlock[],
  ): Promise<{ sentences: Summary; isFallback: boolean }>;
};

/** Settings of the installation. */
export type Settings = {
  /** For e-mails: they are composed with what the administrators have set. */
  siteName: string;
  /** The accent of e-mails; '' for the one of the product. */
  accent: string;
  /** The address of the picture in e-mails; '' for none. */
  logo: string;
  /** Of e-mails to members whose time zone is not known; '' is UTC. */
  timeZone: string;
  /** The site's public URL without a trailing slash, for links in e-mails. */
  siteUrl: string;
  /** The path of the API on that site. */
  apiPath: string;
  /** Receives the messages of the contact form. */
  contactAddress: string;
  /** How many e-mails are sent within a minute. Account e-mails don't wait for others. */
  emailsPerMinute: number;
  /** Whether cookies are marked Secure; false without TLS. */
  secureCookies: boolean;
  /** Origins of pages on other sites that may call the API with its cookies. */
  pageOrigins: readonly string[];
  /** Whose comments need a review while the site has no setting. */
  holding: ReviewSetting;
};

/** Everything the API needs from its environment, as small interfaces. */
export type Ports = {
  data: Data;
  files: Files;
  pictures: Pictures;
  remotePictures: RemotePictures;
  mail: Mail;
  passwords: Passwords;
  secrets: Secrets;
  provider: SignInProvider;
  summariser: Summariser;
  /** Cleans and reads documents. */
  documents: RunTask<DocumentResults>;
  limits: Limits;
  cache: ApiCache;
  /** Sends open pages the number of notifications that their members have not seen. */
  unseenStreams: UnseenStreams;
  /** Counts how often posts are read. */
  readCounter: ReadCounter;
  clock: Clock;
  ids: { next(): string };
  /** Runs a task without delaying the response, such as removing files. Failures are reported. */
  background(task: () => Promise<void>): void;
  /** Starts to send the e-mails that were just stored, without delaying the response. */
  wakeEmails(): void;
  /** Reports an unexpected error, of which the client gets no details. */
  report(failure: unknown): void;
  settings: Settings;
  /** What the process runs on, for its administrators. */
  installation(): Promise<Installation>;
};
