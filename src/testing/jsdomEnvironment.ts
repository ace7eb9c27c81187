import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Node's versions replace jsdom's, which corrupt uploads and don't support streams. */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'fetch',
] as const;

/** React passes a form that is submitted during a transition, and Node's FormData refuses jsdom's. */
const withoutForm = (formData: typeof FormData) =>
  new Proxy(formData, { construct: (target) => new target() });

const environment: Environment = {
  name: 'jsdom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global, options) {
    const kept = fromNode.map((name) => [name, global[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, {
      ...options,
      jsdom: { url: 'http://localhost:4173/' },
    });
    for (const [name, value] of kept) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    global.FormData = withoutForm(global.FormData);
    return jsdom;
  },
};

export default environment;
