import type { RestrictionRow } from '@server/data/rows/communityRows';
import { toIsoTime } from './serializeUser';

/** A restriction in the contract's shape. */
export const serializeRestriction = ({ id, kind, until, reason, createdAt }: RestrictionRow) => ({
  _id: id,
  kind,
  until: until === null ? null : toIsoTime(until),
  reason,
  createdAt: toIsoTime(createdAt),
});
