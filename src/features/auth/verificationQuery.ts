import { limits } from '@contract/limits';
import { queryOf } from '@/store/queryOf';
import { verifyAccount } from './accountThunks';

const verifications = queryOf(verifyAccount, {
  name: 'verifications',
  keyOf: ({ username, token }) => `${username}/${token}`,
  dataOf: (message) => message,
  limit: limits.cache.verifications,
});

/** Sends the token of a link in a letter. It works only once; a link that failed can be opened again. */
export const verificationQuery = (link: { username: string; token: string }) => ({
  ...verifications(link),
  isOnce: true,
});
