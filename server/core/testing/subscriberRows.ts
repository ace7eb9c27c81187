import { stopToken } from '../emails/stopTokens';
import type { Client } from './createClient';
import type { Scenario } from './createScenario';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const everybody = ['visitor', ...members] as const;
const token = { params: { token: 'token' } };

let addresses = 0;

/** Another one each time, because an address gets few e-mails. */
function newAddress() {
  addresses += 1;
  return `person-${addresses}@example.com`;
}

/** Who may do what with subscriptions, for the table of permissions. */
export const subscriberRows = [
  [
    'subscribe to new posts',
    everybody,
    (c: Client) => c.call('subscribe', { body: { email: newAddress() } }),
  ],
  ['confirm a subscription', everybody, (c: Client) => c.call('confirmSubscription', token)],
  ['stop letters', [...everybody, 'blocked'], (c: Client) => c.call('stopLetters', token)],
  [
    'resume letters',
    everybody,
    async (c: Client, { api, reader }: Pick<Scenario, 'api' | 'reader'>) => {
      const stop = { userId: reader.user.id, period: 'daily', kinds: ['reply'] } as const;
      const params = { token: await stopToken(api.ports, stop) };
      const { resume } = await api.visitor().ok('stopLetters', { params });
      return c.call('resumeLetters', { params: { token: resume ?? '' } });
    },
  ],
  ['list subscribers', members, (c: Client) => c.call('listSubscribers', { query: {} })],
  ['export subscribers', members, (c: Client) => c.call('exportSubscribers', {})],
] as const;
