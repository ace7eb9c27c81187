import { defaultDigestHour } from '@contract/notifications/notificationEntities';
import type { UserRow } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { nameSkeleton } from './nameSkeleton';

type AccountFields = Omit<
  UserRow,
  | 'id'
  | 'nameSkeleton'
  | 'bio'
  | 'cover'
  | 'role'
  | 'wasVerified'
  | 'providerId'
  | 'pendingEmail'
  | 'isBlocked'
  | 'awaitsApproval'
  | 'needsPasskey'
  | 'recoveryHashes'
  | 'blockReason'
  | 'showsEmail'
  | 'followedSeenUntil'
  | 'keepsReads'
  | 'timeZone'
  | 'letterText'
  | 'digestHour'
  | 'createdAt'
>;

/** The row of a new account: these fields and the defaults. */
export function newAccountRow(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  fields: AccountFields,
): UserRow {
  return {
    id: ids.next(),
    ...fields,
    nameSkeleton: nameSkeleton(fields.username),
    wasVerified: fields.isVerified,
    bio: '',
    cover: '',
    role: 'user',
    providerId: null,
    pendingEmail: null,
    isBlocked: false,
    awaitsApproval: false,
    needsPasskey: false,
    recoveryHashes: [],
    blockReason: '',
    showsEmail: false,
    followedSeenUntil: null,
    keepsReads: false,
    timeZone: null,
    letterText: 'beginning',
    digestHour: defaultDigestHour,
    createdAt: clock.now(),
  };
}
