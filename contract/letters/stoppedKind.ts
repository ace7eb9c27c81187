import * as v from 'valibot';
import { type NotificationKind, notificationKind } from '../notifications/notificationEntities';

/** The kind with which a token begins that stops the letters about one kind; null for other tokens. */
export function stoppedKind(token: string): NotificationKind | null {
  const kind = v.safeParse(notificationKind, token.split('.')[0]);
  return kind.success ? kind.output : null;
}
