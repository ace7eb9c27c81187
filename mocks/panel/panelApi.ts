import type { MockSettings } from '../mockSettings';
import type { Outbox } from '../outbox';

/** What the panel may see and do of the API in this tab. */
export type PanelApi = {
  mail: Outbox;
  /** Brings in what other tabs have changed. */
  catchUp(): Promise<void>;
  /** Forgets all that was kept: the next start plants the community anew. */
  forget(): Promise<void>;
  community: MockSettings['community'];
};
