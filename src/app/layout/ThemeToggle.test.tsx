import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ThemeToggle } from './ThemeToggle';

test("the chosen theme also chooses the browser's colour", async () => {
  const metas = ['light', 'dark'].map((scheme) => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.media = `(prefers-color-scheme: ${scheme})`;
    document.head.append(meta);
    return meta;
  });
  const user = userEvent.setup();
  render(<ThemeToggle />);
  await user.click(screen.getByRole('button', { name: 'Use dark colours' }));
  expect(metas.map(({ media }) => media)).toEqual(['not all', '']);
  await user.click(screen.getByRole('button', { name: 'Use light colours' }));
  expect(metas.map(({ media }) => media)).toEqual(['', 'not all']);
  for (const meta of metas) meta.remove();
});
