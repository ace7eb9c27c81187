import type { ClientIdKey } from '@server/data/rows/rows';
import type { RequestContext } from './context';

type Once<Answer> = {
  key: Omit<ClientIdKey, 'clientId'> & { clientId: string | undefined };
  create: () => Promise<Answer>;
  /** The answer with what an earlier request with the key has stored. */
  repeat: (subjectId: string) => Promise<Answer>;
};

/** Only the first request with an idempotency key creates something. */
export async function answerOnce<Answer extends object>(
  { ports }: Pick<RequestContext, 'ports'>,
  { key: { clientId, ...of }, create, repeat }: Once<Answer>,
) {
  if (clientId === undefined) return create();
  try {
    return await create();
  } catch (failure) {
    // The data port stores nothing under a used key, so that only a repeated request needs this query.
    const subjectId = await ports.data.clientIds.find({ ...of, clientId });
    if (subjectId === null) throw failure;
    return { ...(await repeat(subjectId)), isRepeated: true as const };
  }
}
