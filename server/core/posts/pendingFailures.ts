import { postMessages } from '@contract/texts/apiMessages';
import type { PendingRow } from '@server/data/rows/rows';
import { pendingNumber } from '@server/rules/pending';
import { ApiFailure } from '../failure';
import { serializePending } from '../serializers/serializePost';

/**
 * 409: others than the sent unpublished changes are stored, or none; with `revision` the post has another version, too.
 */
export const stalePending = (row: PendingRow | null, revision?: number) =>
  new ApiFailure(409, postMessages.isPendingStale, {
    stored: { pending: row && serializePending(row) },
    ...(revision === undefined ? {} : { revision }),
  });

/** Whether the client knows the present unpublished changes. */
export const knowsPending = (sent: number, row: PendingRow | null) => sent === pendingNumber(row);
