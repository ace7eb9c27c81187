import type { Answer, Attack, Site } from './calls';

/** How often each answer came. */
export type Answers = Map<Answer, number>;

/** Runs attacks at the same time for `milliseconds`; a call that runs then is finished. */
export async function runAttacks(site: Site, attacks: readonly Attack[], milliseconds: number) {
  const answers: Answers = new Map();
  const end = performance.now() + milliseconds;

  async function runClient({ call }: Attack, client: number) {
    for (let index = 0; performance.now() < end; index += 1) {
      // A connection that the server closes is an answer, too.
      const answer = await call(site, client, index).catch(() => 'closed' as const);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  }

  const running = attacks.flatMap((attack) =>
    Array.from({ length: attack.clients }, async (_, client) => runClient(attack, client)),
  );
  await Promise.all(running);
  return answers;
}
