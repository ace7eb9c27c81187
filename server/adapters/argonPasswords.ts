import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { createWebPasswords } from '@server/core/adapters/webPasswords';
import type { Passwords } from '@server/core/ports';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import type { Share } from '@server/lib/share';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** A hash with a higher cost is refused, because verifying one could use up the memory. */
const mostCost = { memoryCost: 65_536, timeCost: 10, parallelism: 4 } as const;

/** A hash that no password has, for missing accounts, so that an attempt takes the same time. */
const unknown = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const isArgon = (stored: string) => stored.startsWith('$argon2id$v=19$');

const isWeb = (stored: string) => stored.startsWith('pbkdf2-sha256$');

/** The parameters of a hash; null if it is malformed or too expensive. */
function costOf(stored: string) {
  if (!isArgon(stored)) return null;
  try {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored);
    const isTooExpensive =
      memoryCost > mostCost.memoryCost ||
      timeCost > mostCost.timeCost ||
      parallelism > mostCost.parallelism;
    return isTooExpensive ? null : { memoryCost, timeCost };
  } catch {
    return null;
  }
}

type ArgonOptions = {
  /** For whom a password is hashed. */
  shareOf: () => Share | undefined;
  /** How many hashes are computed at the same time. */
  atOnce?: number;
  argon?: { hash: typeof hash; verify: typeof verify };
};

/** Passwords with argon2id. Hashes of the web adapter (PBKDF2) are verified too. */
export function createArgonPasswords({
  shareOf,
  atOnce = queueLimits.passwords.atOnce,
  argon = { hash, verify },
}: ArgonOptions): Passwords {
  const queue = createQueue({ ...queueLimits.passwords, atOnce });
  const inTurn = async <Result>(job: () => Promise<Result>) => queue(job, { share: shareOf() });
  // Only verifies: the iterations are those of the stored hash.
  const webPasswords = createWebPasswords({ iterations: 1 });
  return {
    hash: (password) => inTurn(() => argon.hash(password, cost)),
    async verify(password, stored) {
      if (stored !== null && isWeb(stored)) {
        return inTurn(() => webPasswords.verify(password, stored));
      }
      const known = stored !== null && costOf(stored) ? stored : null;
      const isRight = await inTurn(() => argon.verify(known ?? unknown, password));
      return isRight && known !== null;
    },
    needsRehash(stored) {
      const used = costOf(stored);
      return !used || used.memoryCost < cost.memoryCost || used.timeCost < cost.timeCost;
    },
  };
}
