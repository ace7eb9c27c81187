import type { Ports } from '../ports';

const minute = 60_000;
const key = 'letters within a minute';

/** Counts the e-mails that all processes send, so that they are not more than the mail server takes. */
export function createPace(ports: Pick<Ports, 'limits' | 'settings'>) {
  const perMinute = () => ({ most: ports.settings.emailsPerMinute, within: minute });
  return {
    /** How many of these e-mails may be sent now; they are counted. */
    async reserve(wanted: number) {
      let reserved = 0;
      while (reserved < wanted && (await ports.limits.take(key, perMinute())).allowed) {
        reserved += 1;
      }
      return reserved;
    },
    /** For e-mails that were counted, but did not exist. */
    async giveBack(amount: number) {
      if (amount > 0) await ports.limits.giveBack([{ key, limit: perMinute(), amount }]);
    },
  };
}
