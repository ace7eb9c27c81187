import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
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
  press.mockClear();
});

test('a button that was pressed before hydration is pressed once afterwards', () => {
  const { container, button } = showPressed('Like', true);
  render(buttons(true), { container, hydrate: true });
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('data-pressed');
  expect(container.querySelector('[data-early-presses]')).toBeNull();
});

test('buttons take early presses only where it is said; other controls are inert until hydration', () => {
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
