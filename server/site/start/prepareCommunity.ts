import type { Ports } from '@server/core/ports';
import { personaPassword, personas } from '@server/seed/personas';
import { type ServerSettings, SettingsError } from '../settings/readSettings';

/** The usernames of the demo community that can be used with its published password. */
async function accountsWithKnownPassword({ data, passwords }: Ports) {
  const found = await Promise.all(
    personas.map(async ({ username }) => {
      const user = await data.users.byUsername(username);
      const hash = user?.passwordHash ?? null;
      return hash !== null && (await passwords.verify(personaPassword, hash)) ? [username] : [];
    }),
  );
  return found.flat();
}

type PrepareOptions = {
  ports: Ports;
  settings: Pick<ServerSettings, 'isPublic'>;
  /** Whether a site without accounts stays empty. */
  isEmpty: boolean;
  loadDemo: () => Promise<void>;
};

/** What the site contains after the start. */
export type CommunityState = 'demo' | 'empty' | 'existing';

/** Returns true if the site has no account at all. */
async function isEmptySite({ data }: Pick<Ports, 'data'>) {
  const { count } = await data.users.list({ term: '', skip: 0, take: 1 });
  return count === 0;
}

const refusal = (reason: string) =>
  new SettingsError([
    `${reason} Its passwords are known to everyone, and HOST or SITE_URL makes this site public.`,
    'Start with an empty site instead: npm start -- --empty',
  ]);

/**
 * Loads the demo community into a site without accounts, unless it is to stay empty. Refuses the demo
 * community on a public site, also one that an earlier start has loaded.
 */
export async function prepareCommunity(options: PrepareOptions): Promise<CommunityState> {
  const { ports, settings, isEmpty, loadDemo } = options;
  if (await isEmptySite(ports)) {
    if (isEmpty) return 'empty';
    if (settings.isPublic) throw refusal('The first start would load the demo community.');
    await loadDemo();
    return 'demo';
  }
  const known = await accountsWithKnownPassword(ports);
  if (known.length === 0) return 'existing';
  if (settings.isPublic)
    throw refusal(`The data folder has the demo community (${known.join(', ')}).`);
  return 'demo';
}
