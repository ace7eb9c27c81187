import { eventually } from '@contract/testing/eventually';
import { render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { NeedsScript } from './NeedsScript';

const press = vi.fn<() => void>();
const buttons = (takesEarlyPresses: boolean) => (
  <NeedsScript takesEarlyPresses={takesEarlyPresses}>
    <button type="button" suppressHydrationWarning onClick={press}>
      Like
    </button>
    <button type="button" onClick={press}>
      Summary
    </button>
  </NeedsScript>
);

/** The HTML of a server, and what the script in index.html notes about a pressed button. */
function showPressed(name: string, takesEarlyPresses: boolean) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(buttons(takesEarlyPresses));
  document.body.append(container);
  const button = screen.getByRole('button', { name, hidden: true });
  button.dataset['pressed'] = '';
  return { container, button };
}

afterEach(() => {
  vi.unstubAllGlobals();
  press.mockClear();
});

test('a button that was pressed before hydration is pressed once afterwards', () => {
  const { container, button } = showPressed('Like', true);
  render(buttons(true), { container, hydrate: true });
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('data-pressed');
  expect(container.querySelector('[data-early-presses]')).toBeNull();
});

/** Code that arrives when the test says so. */
function createLateCode() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Late = lazy(async () => {
    await arrived;
    return { default: () => null };
  });
  return { Late, arrive };
}

const lateCode = createLateCode();

/** Notes presses as the script in index.html does. */
function notePress(event: MouseEvent) {
  const { target } = event;
  const button = target instanceof Element && target.closest('[data-early-presses] button');
  if (!(button instanceof HTMLElement)) return;
  event.stopPropagation();
  button.dataset['pressed'] = '';
}

test.each([
  ['that React can finish', () => null, () => {}],
  ['that waits for code', lateCode.Late, lateCode.arrive],
])('a press during a hydration %s counts once', async (_, Waiting, arrive) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  window.addEventListener('click', notePress, true);
  onTestFinished(() => window.removeEventListener('click', notePress, true));
  const element = (content: ReactNode) => (
    <Suspense fallback="">
      {content}
      {buttons(true)}
    </Suspense>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element(null));
  document.body.append(container);
  startTransition(() => {
    hydrateRoot(container, element(<Waiting />));
  });
  // As a visitor's press: `click()` does nothing in a listener of another `click()`.
  screen
    .getByRole('button', { name: 'Like' })
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  arrive();
  const waiting = '[data-early-presses], [data-pressed]';
  await eventually(() => expect(container.querySelector(waiting)).toBeNull());
  expect(press).toHaveBeenCalledTimes(1);
});

test('buttons take early presses only where they are marked; other controls are inert until hydration', () => {
  const html = (takesEarlyPresses: boolean) => renderToString(buttons(takesEarlyPresses));
  expect(html(true)).toContain('data-early-presses=""');
  expect(html(true)).not.toContain('inert');
  expect(html(false)).not.toContain('data-early-presses');
  expect(html(false)).toContain('inert=""');
});

test('a button elsewhere is not pressed', () => {
  const { container } = showPressed('Like', true);
  render(buttons(true));
  expect(press).not.toHaveBeenCalled();
  container.remove();
});
