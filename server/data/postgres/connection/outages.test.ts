import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { expect, test } from 'vitest';
import type { Driver } from './driver';
import { withOutages } from './outages';

/** A driver whose statements fail with a code. */
function failing(code: string): Driver {
  const fail = async () => {
    throw Object.assign(new Error('failed'), { code });
  };
  return {
    kind: 'postgres',
    query: fail,
    transaction: fail,
    listen: fail,
    reopen: () => {},
    close: async () => {},
  };
}

const read = (code: string) => withOutages(failing(code)).query('SELECT 1', [], 'arrays');

test.each([
  ['a refused connection', 'ECONNREFUSED'],
  ['an unknown host', 'ENOTFOUND'],
  ['a lost connection', 'CONNECTION_LOST'],
  ['a pooler whose server is away', '08P01'],
  ['too many connections', '53300'],
  ['a server that shuts down', '57P01'],
  ['a server that crashed', '57P02'],
  ['a server that starts', '57P03'],
  ['a statement that took too long', '57014'],
  ['a standby', '25006'],
  ['tables that another version has changed', '0A000'],
  ['a prepared statement that a pooler lost', '26000'],
  ['a password that was changed', '28P01'],
  ['a database that is away', '3D000'],
])('%s is a temporary failure', async (_, code) => {
  await expect(read(code)).rejects.toSatisfy(isTemporaryFailure);
  const transaction = withOutages(failing(code)).transaction(async () => null);
  await expect(transaction).rejects.toSatisfy(isTemporaryFailure);
});

test.each([
  ['a wrong statement', '42601'],
  ['a value that exists', '23505'],
])('%s is not', async (_, code) => {
  await expect(read(code)).rejects.not.toSatisfy(isTemporaryFailure);
});
