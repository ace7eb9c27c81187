import { passkeyLimits } from '@contract/passkeys/passkeyEntities';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import type { UserRow } from '@server/data/rows/rows';
import { ApiFailure } from '../failure';
import type { Ports } from '../ports';

const half = 5;

/** Ten letters and digits in two groups, about 50 bits. */
function newCode({ secrets }: Pick<Ports, 'secrets'>) {
  const letters = secrets.random().toLowerCase().replaceAll(/[-_]/g, '');
  return `${letters.slice(0, half)}-${letters.slice(half, 2 * half)}`;
}

const hashOf = async ({ secrets }: Pick<Ports, 'secrets'>, code: string) =>
  secrets.hash(`recovery ${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`);

/** New recovery codes, and what is stored of them. */
export async function newRecoveryCodes(ports: Ports) {
  const codes = Array.from({ length: passkeyLimits.recoveryCodes }, () => newCode(ports));
  return { codes, hashes: await Promise.all(codes.map(async (code) => hashOf(ports, code))) };
}

/** Uses up the code, if the account needs a passkey and one was sent; throws 403 if it is none of the account's. */
export async function spendRecoveryCode(ports: Ports, user: UserRow, code: string) {
  if (!user.needsPasskey || code.trim() === '') return false;
  const isUsed = await ports.data.passkeys.useCode(user.id, await hashOf(ports, code));
  if (!isUsed) throw new ApiFailure(403, passkeyTexts.wrongCode, { field: 'recoveryCode' });
  return true;
}
