import autocannon from 'autocannon';

/** A request of a client. */
export type Call = {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  json?: object;
};

export type Load = {
  origin: string;
  clients: number;
  seconds: number;
  /** Ends after this number of calls instead. */
  calls?: number;
  /** The next request of a client. */
  callOf: (client: number, index: number) => Call;
};

/** Requests a second, and times in milliseconds. */
export type Figures = { rate: number; p50: number; p99: number; bytes: number; failed: number };

function toRequest({ method = 'GET', path, headers = {}, json }: Call): autocannon.Request {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  return { method, path, headers: { ...headers, ...type }, ...body };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Sends as many requests as the clients get answers for, each client one at a time. */
export async function runLoad({ origin, clients, seconds, calls, callOf }: Load): Promise<Figures> {
  // Autocannon's own figures are whole milliseconds.
  const times: number[] = [];
  let bytes = 0;
  let index = 0;
  let known = 0;
  const result = await autocannon({
    url: origin,
    connections: clients,
    ...(calls === undefined ? { duration: seconds } : { amount: calls }),
    setupClient(connection) {
      const client = known++;
      const prepareNext = () => connection.setRequests([toRequest(callOf(client, index++))]);
      prepareNext();
      connection.on('response', (status, length, time) => {
        if (status < 400) times.push(time);
        bytes += length;
        prepareNext();
      });
    },
  });
  times.sort((one, other) => one - other);
  return {
    rate: times.length / result.duration,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    bytes: Math.round(bytes / Math.max(1, result.requests.total)),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
