import { resourceMessages } from '@contract/texts/apiMessages';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import { retryAfterSeconds, tooMany } from '../failure';
import type { FetchPicture, RemotePictures } from '../ports';

/** How many pictures of an account are fetched or wait for it at the same time. */
const mostOfAccount = 4;

/** Whether a picture may be fetched from the address, as far as its text tells. */
export const isRemoteUrl = ({ protocol, port, username, password }: URL) =>
  protocol === 'https:' && port === '' && username === '' && password === '';

/** Reads the address of a picture; null if none may be fetched from it. */
export function readRemoteUrl(text: string) {
  try {
    const url = new URL(text.trim());
    return isRemoteUrl(url) ? url : null;
  } catch {
    return null;
  }
}

/** Fetches some pictures at the same time, and few of each account. */
export function createRemotePictures(fetchPicture: FetchPicture): RemotePictures {
  const inTurn = createQueue(queueLimits.imports);
  const counts = new Map<string, number>();

  function count(account: string, change: 1 | -1) {
    const sum = (counts.get(account) ?? 0) + change;
    if (sum === 0) counts.delete(account);
    else counts.set(account, sum);
  }

  return {
    async fetch({ url, account }, work) {
      if ((counts.get(account) ?? 0) >= mostOfAccount) {
        throw tooMany(retryAfterSeconds * 1000, resourceMessages.importsRun);
      }
      count(account, 1);
      try {
        const share = { group: 'members', client: account };
        return await inTurn(async () => work(await fetchPicture(url)), { share });
      } finally {
        count(account, -1);
      }
    },
  };
}
