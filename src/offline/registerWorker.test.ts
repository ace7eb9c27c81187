import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from './registerWorker';

const never = new Promise<never>(() => undefined);

function provideWorker({ isControlled = false, register = vi.fn(async () => undefined) } = {}) {
  const sent: unknown[] = [];
  const active = { postMessage: (message: unknown) => sent.push(message) };
  const serviceWorker = {
    controller: isControlled ? active : null,
    register,
    ready: Promise.resolve({ active }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { sent, register };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

/** What the page has loaded. What other files of this worker have loaded is listed, too. */
function provideLoaded(names: readonly string[]) {
  const entry = { entryType: 'resource', startTime: 0, duration: 0, toJSON: () => null };
  const entries = names.map((name) => ({ ...entry, name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
}

test('the first page and its files are kept, and what members need after the sign-in', async () => {
  const { sent, register } = provideWorker();
  provideLoaded([`${window.location.origin}/assets/a.js`, 'https://elsewhere.example/b.js']);
  let signIn: () => void = () => undefined;
  const whenMember = new Promise<void>((resolve) => {
    signIn = resolve;
  });
  const registered = registerWorker({ whenMember });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(register).toHaveBeenCalledWith('/offline.js', { updateViaCache: 'none' });
  expect(sent).toEqual([{ type: 'keep', addresses: ['/', '/assets/a.js'] }]);
  signIn();
  await registered;
  expect(sent.at(-1)).toEqual({ type: 'keepMemberFiles' });
});

test('a page that the worker has answered is stored already', async () => {
  const { sent } = provideWorker({ isControlled: true });
  await registerWorker({ whenMember: Promise.resolve() });
  expect(sent).toEqual([{ type: 'keepMemberFiles' }]);
});

test('who saves data gets nothing in advance', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { sent } = provideWorker({ isControlled: true });
  await registerWorker({ whenMember: Promise.resolve() });
  expect(sent).toEqual([]);
});

test('a browser that refuses the worker works without', async () => {
  const refuse = vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  const { sent } = provideWorker({ register: refuse });
  await registerWorker({ whenMember: never });
  expect(sent).toEqual([]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await registerWorker({ whenMember: never });
});
