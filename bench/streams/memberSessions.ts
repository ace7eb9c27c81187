import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import { createWebSecrets } from '@server/core/adapters/webSecrets';
import { accessLifetime, refreshLifetime } from '@server/core/sessions/sessionCookies';
import type { Driver } from '@server/data/postgres/connection/driver';
import { createSqlData } from '@server/data/postgres/createSqlData';
import { createSqlStore } from '@server/data/postgres/queries/sqlStore';
import { readSecretKey } from '@server/site/settings/secretKey';
import { addressOf, type Member } from '../server/members';

type Sessions = { count: number; secretKey: string; folder: string };

/** Signs the first accounts of a community in without the server: checking 2,000 passwords takes minutes. */
export async function addSessions(driver: Driver, { count, secretKey, folder }: Sessions) {
  const { users, sessions } = createSqlData(createSqlStore(driver));
  const secrets = createWebSecrets(await readSecretKey(secretKey, folder));
  const now = Date.now();
  const members: Member[] = [];
  for (let client = 0; client < count; client += 1) {
    const user = await users.byId(`user-${client}`);
    if (!user) throw new Error(`There are fewer than ${count} accounts.`);
    const [id, xsrf, access] = [`session-${client}`, secrets.random(), secrets.random()];
    await sessions.insert({
      id,
      userId: user.id,
      xsrf,
      accessHash: await secrets.hash(access),
      accessExpiresAt: now + accessLifetime,
      previousAccessHash: '',
      refreshHash: await secrets.hash(secrets.random()),
      previousRefreshHash: '',
      rotatedAt: now,
      createdAt: now,
      expiresAt: now + refreshLifetime,
      device: '',
      checked: { email: user.email, passwordHash: user.passwordHash },
    });
    members.push({
      headers: {
        Cookie: `${cookieNames.access}=${id}.${access}; ${cookieNames.xsrf}=${xsrf}`,
        [xsrfHeader]: xsrf,
        'X-Forwarded-For': addressOf(client),
      },
    });
  }
  return members;
}
