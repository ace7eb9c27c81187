import type { ClientIdKey } from '../rows/rows';

export type ClientIdData = {
  /** The id of what was stored under the key; it can be removed by now. */
  find(key: ClientIdKey): Promise<string | null>;
  /** Removes the keys that were stored before `time`; returns how many. */
  sweep(time: number): Promise<number>;
};
