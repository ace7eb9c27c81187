import type { Draft, Saved, Sent } from '../draft';

export type SaveRequest = {
  draft: Draft;
  saved: Saved | null;
  /** What an earlier attempt at creating it has sent, if its answer never came. */
  sent: Sent | null;
  authorId: string | null;
  uploads: Map<string, string>;
  /** Saves over what was changed elsewhere. */
  overwrites: boolean;
  /** Told what the API knows now, as soon as it knows. */
  onSaved: (saved: Saved) => Promise<void>;
  /** Told what is about to be sent to be created, before it goes. */
  onSend: (sent: Sent) => Promise<void>;
};
