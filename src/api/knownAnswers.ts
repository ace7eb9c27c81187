type CallKey = { method: string; url: string; query?: unknown; body?: unknown };

/** Names a call: calls with the same key get the same answer. */
export function callKey({ method, url, query, body }: CallKey) {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const sent = JSON.stringify(body ?? {});
  return `${method} ${url}${search.size > 0 ? `?${search}` : ''}${sent === '{}' ? '' : ` ${sent}`}`;
}

/** An answer that is known before its call is made, with the key of the call. */
export type KnownAnswer = [key: string, answer: unknown];

/** The answers that came with the page. Each is used once: a later call asks the API. */
export function createKnownAnswers(answers: readonly KnownAnswer[]) {
  const known = new Map(answers);
  return {
    take(key: string) {
      const answer = known.get(key);
      known.delete(key);
      return answer;
    },
  };
}
