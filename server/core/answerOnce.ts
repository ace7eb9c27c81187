import type { ClientIdKey } from '@server/data/rows/rows';
import type { RequestContext } from './context';

type Once<Answer> = {
  key: Omit<ClientIdKey, 'clientId'> & { clientId: string | undefined };
  create: () => Promise<Answer>;
  /** The answer with what an earlier request with the key has stored. */
  repeat: (subjectId: string) => Promise<Answer>;
  /** Set if `create` counts the call: a repeated one is found before it. */
  findsFirst?: boolean;
};

/** Only the first request with an idempotency key creates something. */
export async function answerOnce<Answer extends object>(
  { ports }: Pick<RequestContext, 'ports'>,
  { key: { clientId, ...of }, create, repeat, findsFirst = false }: Once<Answer>,
) {
  if (clientId === undefined) return create();
  async function findRepeated(key: ClientIdKey) {
    const subjectId = await ports.data.clientIds.find(key);
    return subjectId === null ? null : { ...(await repeat(subjectId)), isRepeated: true as const };
  }
  const key = { ...of, clientId };
  const known = findsFirst ? await findRepeated(key) : null;
  if (known) return known;
  try {
    return await create();
  } catch (failure) {
    // The data port stores nothing under a used key, so that only a repeated request needs this query.
    const repeated = await findRepeated(key);
    if (!repeated) throw failure;
    return repeated;
  }
}
