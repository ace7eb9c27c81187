import { apiPath } from '@contract/apiPath';
import { type EndpointName, endpoints } from '@contract/endpoints';
import type { Page, Route } from '@playwright/test';

/** How a call fails: without a response if the status is 0. */
export type Failure = {
  status: number;
  message?: string;
  /** Always, unless stated. */
  times?: number;
  /** The server has carried out the call, only its response is lost. */
  afterwards?: boolean;
};

const anyCall = `**${apiPath}/**`;

/** Carries out the call. The browser keeps the cookies it had. */
async function carryOut(page: Page, route: Route) {
  const context = page.context();
  const cookies = await context.cookies();
  await route.fetch();
  await context.addCookies(cookies);
}

async function fail(route: Route, { status, message = '' }: Failure) {
  if (status === 0) return route.abort();
  return route.fulfill({ status, json: message ? { success: false, message } : {} });
}

/** Lets calls of an endpoint in all tabs fail, from the next one on. Returns what ends it. */
export async function failCalls(page: Page, name: EndpointName, failure: Failure) {
  const { method, path } = endpoints[name];
  const pattern = new RegExp(`^${apiPath}${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const { times = Number.POSITIVE_INFINITY } = failure;
  let failed = 0;
  async function handle(route: Route) {
    const request = route.request();
    const isMeant = request.method() === method && pattern.test(new URL(request.url()).pathname);
    if (!isMeant || failed >= times) return route.fallback();
    failed += 1;
    if (failure.afterwards) await carryOut(page, route);
    return fail(route, failure);
  }
  await page.context().route(anyCall, handle);
  return async () => page.context().unroute(anyCall, handle);
}

/** Lets no call of any tab be answered until the returned function is called. */
export async function holdAnswers(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function handle(route: Route) {
    await released;
    await route.fallback();
  }
  await page.context().route(anyCall, handle);
  return async () => release();
}
