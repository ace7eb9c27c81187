import type { RequestContext } from '../context';
import { clearCredentials } from './sessionCookies';

/** Ends the current session, if any, and clears its cookies. */
export async function closeSession(context: RequestContext) {
  const { ports, session } = context;
  if (session) await ports.data.sessions.remove(session.id);
  clearCredentials(context);
}
