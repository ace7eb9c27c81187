import { median } from '../median';
export type RequestTiming = {
  path: string;
  kind: string;
  bytes: number;
  startedAt: number;
  endedAt: number;
};

type Task = { startedAt: number; duration: number };

/** What a page records about its own loading. */
export type Recorded = {
  fcp: number;
  lcp: number;
  lcpElement: string;
  shift: number;
  tasks: Task[];
};

/** Times in milliseconds since the start of the navigation. */
export type PageFigures = {
  scriptBytes: number;
  bytes: number;
  requests: number;
  requestsBeforeLcp: number;
  fcp: number;
  lcp: number;
  blocking: number;
  longestTask: number;
  shift: number;
};

export type PageLoad = PageFigures & { lcpElement: string; waterfall: readonly RequestTiming[] };

/** Tasks up to this long don't block. */
const shortTask = 50;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const bytesOf = (requests: readonly RequestTiming[]) => total(requests.map(({ bytes }) => bytes));

/** Total blocking time: what the tasks after the first paint took beyond 50 ms each. */
export function blockingTime(tasks: readonly Task[], fcp: number) {
  const lengths = tasks.map(
    ({ startedAt, duration }) => startedAt + duration - Math.max(startedAt, fcp),
  );
  return total(lengths.map((length) => Math.max(0, length - shortTask)));
}

export function summarise(recorded: Recorded, requests: readonly RequestTiming[]): PageLoad {
  const { fcp, lcp, lcpElement, shift, tasks } = recorded;
  return {
    scriptBytes: bytesOf(requests.filter(({ kind }) => kind === 'Script')),
    bytes: bytesOf(requests),
    requests: requests.length,
    requestsBeforeLcp: requests.filter(({ startedAt }) => startedAt < lcp).length,
    fcp,
    lcp,
    blocking: blockingTime(tasks, fcp),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    shift,
    lcpElement,
    waterfall: requests,
  };
}

/** The median of each figure; element and waterfall are those of the load with the median LCP. */
export function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const [first] = loads;
  if (!first) throw new Error('There is no load to take the median of.');
  const of = (name: keyof PageFigures) => median(loads.map((load) => load[name]));
  const lcp = of('lcp');
  return {
    ...(loads.find((load) => load.lcp === lcp) ?? first),
    scriptBytes: of('scriptBytes'),
    bytes: of('bytes'),
    requests: of('requests'),
    requestsBeforeLcp: of('requestsBeforeLcp'),
    fcp: of('fcp'),
    lcp,
    blocking: of('blocking'),
    longestTask: of('longestTask'),
    shift: of('shift'),
  };
}
