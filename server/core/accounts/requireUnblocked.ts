import { sessionMessages } from '@contract/texts/apiMessages';
import type { MemberContext } from '../context';
import { forbidden } from '../failure';

/** Throws 403 if the account was blocked after the call was judged. */
export async function requireUnblocked({ ports, viewer }: MemberContext) {
  const user = await ports.data.users.byId(viewer.id);
  if (user?.isBlocked) throw forbidden(sessionMessages.blocked);
}
