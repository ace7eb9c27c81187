import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { lazyPart } from './lazyPart';

test('hydrates the fallback, also if the code has already arrived', async () => {
  const Part = lazyPart({ load: async () => () => <b>part</b>, fallback: <i>fallback</i> });
  const holder = document.createElement('div');
  document.body.append(holder);
  onTestFinished(() => holder.remove());
  const html = renderToString(<Part />);
  expect(html).toBe('<i>fallback</i>');

  for (const visit of ['first', 'second']) {
    const errors: unknown[] = [];
    holder.innerHTML = html;
    const root = await act(async () =>
      hydrateRoot(holder, <Part />, { onRecoverableError: (error) => void errors.push(error) }),
    );
    expect({ visit, errors }).toEqual({ visit, errors: [] });
    expect(holder.innerHTML).toBe('<b>part</b>');
    act(() => root.unmount());
  }
});
