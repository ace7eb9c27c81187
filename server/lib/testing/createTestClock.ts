const start = Date.parse('2026-03-02T09:00:00Z');

/** A clock that only moves when a test advances it. */
export function createTestClock() {
  let time = start;
  return {
    now: () => time,
    advance(by: number) {
      time += by;
    },
  };
}
