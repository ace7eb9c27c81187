import type { Client } from '../../server/core/testing/createClient';
import type { Random } from '../../server/seed/random';
import type { Connection } from './connection';
import type { Journal } from './journal';

/** What the writers have written and can answer, quote or report. */
export type Places = {
  posts: { id: string; blockId: string }[];
  comments: { id: string; postId: string; username: string }[];
};

/** The state that a writer's actions share. */
export type WriterParts = {
  client: Client;
  moderator: Client;
  connection: Connection;
  id: number;
  username: string;
  journal: Journal;
  random: Random;
  places: Places;
  /** Returns a new name each time. */
  nextName: () => string;
};

export type Action = () => Promise<unknown>;
