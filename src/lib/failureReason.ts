import { connectionTexts } from '@contract/texts/connectionTexts';
import type { ApiError } from './apiError';

/** Why a call failed, if it wasn't refused: no connection, no answer in time, one that can't be read, or the server. */
export function failureReason({ kind, status, isLate }: ApiError) {
  if (kind === 'unreadable') return connectionTexts.unreadable;
  if (kind !== 'unreachable') return null;
  if (status !== null) return connectionTexts.serverFailed;
  if (!navigator.onLine) return connectionTexts.offlineReason;
  return isLate ? connectionTexts.late : connectionTexts.noAnswer;
}
