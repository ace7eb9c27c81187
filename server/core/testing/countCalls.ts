import { aroundCalls } from '@server/lib/aroundCalls';

/** Wraps a port (or a group of them) so that each call of `name.method` is counted. */
export const countCalls = <Port extends object>(port: Port, counts: Map<string, number>) =>
  aroundCalls(port, ({ name, run }) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return run();
  });
