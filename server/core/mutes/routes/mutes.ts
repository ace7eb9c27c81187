import { limits } from '@contract/limits';
import { muteMessages } from '@contract/texts/apiMessages';
import { accountNotFound } from '../../accounts/accountErrors';
import type { Handlers } from '../../context';
import { brokenRule } from '../../failure';
import { serializePerson } from '../../serializers/serializeCards';

/** Muting others, whose words the viewer does not want to see. */
export const muteHandlers = {
  async muteUser({ viewer, params: { id: mutedId }, ports }) {
    const { data, clock } = ports;
    if (mutedId === viewer.id) throw brokenRule(muteMessages.ownAccount);
    const account = await data.users.byId(mutedId);
    if (!account || account.isBlocked) throw accountNotFound();
    const mute = { userId: viewer.id, mutedId, createdAt: clock.now() };
    if (!(await data.mutes.put(mute))) throw accountNotFound();
    return { message: muteMessages.muted };
  },

  /** Accounts that were blocked since can be unmuted too. */
  async unmuteUser({ viewer, params: { id: mutedId }, ports: { data } }) {
    const isKnown = (await data.users.byId(mutedId)) !== null;
    if (!isKnown || !(await data.mutes.remove({ userId: viewer.id, mutedId })))
      throw accountNotFound();
    return { message: muteMessages.unmuted };
  },

  async listMutes({ viewer, query: { skip }, ports: { data } }) {
    const page = { userId: viewer.id, skip, take: limits.pageSize };
    const { rows, areMore } = await data.mutes.list(page);
    const people = rows.map(({ account }) => serializePerson(account));
    return { message: muteMessages.fetched, people, areMore };
  },
} satisfies Partial<Handlers>;
