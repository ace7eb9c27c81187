import type { MockSettings } from '../state/mockSettings';
import type { Outbox } from '../state/outbox';

/** What the panel uses of the mock API. */
export type PanelApi = {
  mail: Outbox;
  /** Loads what other tabs have changed. */
  loadChanges(): Promise<void>;
  /** Sends the e-mails about notifications now. */
  sendDigests(): Promise<void>;
  /** Deletes the saved state, so that the next start loads the community again. */
  forget(): Promise<void>;
  community: MockSettings['community'];
};
