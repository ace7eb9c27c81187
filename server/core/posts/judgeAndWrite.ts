/** Repetitions mean that other changes of the same row succeeded. */
const mostAttempts = 3;

type Judged<Row, Answer> = {
  read(): Promise<Row>;
  /** Judges the row and writes, on condition that it is still the one that was judged; else the answer is 'stale'. */
  write(row: Row): Promise<Answer | 'stale'>;
  /** Thrown if other changes were faster each time. */
  giveUp(row: Row): Error;
};

/**
 * For a judgement that takes too long to be made while the row is locked, such as reading a large document: it is made
 * again for as long as the row was changed meanwhile.
 */
export async function judgeAndWrite<Row, Answer>({ read, write, giveUp }: Judged<Row, Answer>) {
  for (let attempt = 1; ; attempt += 1) {
    const row = await read();
    if (attempt > mostAttempts) throw giveUp(row);
    const answer = await write(row);
    if (answer !== 'stale') return answer;
  }
}
