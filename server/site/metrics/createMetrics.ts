import { isSameText } from '@server/core/sessions/xsrf';
import type { Data } from '@server/data/port';
import { aroundCalls } from '@server/lib/aroundCalls';
import { Hono, type MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeLabel } from './routeLabel';

/** In seconds. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createCounts(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests by what they asked for and how they were answered.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took until their answer began.',
      labelNames: ['route'],
      buckets,
      registers,
    }),
    dataCalls: new Counter({
      name: 'data_calls_total',
      help: 'Calls of the database by topic.',
      labelNames: ['topic', 'outcome'],
      registers,
    }),
    dataSeconds: new Counter({
      name: 'data_seconds_total',
      help: 'The time that calls of the database took by topic, with the wait for a connection.',
      labelNames: ['topic'],
      registers,
    }),
  };
}

/** E-mails are counted when somebody asks, no further than `limits.countedLetters` + 1. */
function countLetters(registry: Registry, { letters }: Pick<Data, 'letters'>) {
  const gauge = new Gauge({
    name: 'emails',
    help: 'E-mails that wait, and those that failed within a week.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { waiting, failed } = await letters.list({ skip: 0, take: 1 });
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });
  registry.registerMetric(gauge);
}

function countCache(registry: Registry, bytesOf: (part: string) => number) {
  const gauge = new Gauge({
    name: 'page_cache_bytes',
    help: 'Rendered pages in memory.',
    labelNames: ['part'],
    registers: [],
    collect() {
      for (const part of ['pages', 'searches', 'large']) this.set({ part }, bytesOf(part));
    },
  });
  registry.registerMetric(gauge);
}

const seconds = (since: number) => (performance.now() - since) / 1000;

/** What the process does, in the text format of Prometheus, for whoever knows the token. */
export function createMetrics(token: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counts = createCounts(registry);

  const measure: MiddlewareHandler = async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = context.req;
    const route = routeLabel(method, path);
    counts.requests.inc({ route, method, status: context.res.status });
    counts.requestSeconds.observe({ route }, seconds(startedAt));
  };

  /** The same data, whose calls are counted. */
  function watchData(data: Data): Data {
    countLetters(registry, data);
    return aroundCalls(data, async ({ name, run }) => {
      const startedAt = performance.now();
      const [topic = ''] = name.split('.');
      let outcome = 'failed';
      try {
        const answer = await run();
        outcome = 'done';
        return answer;
      } finally {
        counts.dataCalls.inc({ topic, outcome });
        counts.dataSeconds.inc({ topic }, seconds(startedAt));
      }
    });
  }

  const app = new Hono().get('/metrics', async (context) => {
    const given = context.req.header('Authorization') ?? '';
    if (!isSameText(given, `Bearer ${token}`)) return context.text('Not found\n', 404);
    const text = await registry.metrics();
    return context.text(text, 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });

  return {
    app,
    measure,
    watchData,
    watchCache: (bytesOf: (part: string) => number) => countCache(registry, bytesOf),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
