import { readProfile } from '@contract/endpoints/profiles';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { stubScrolling } from '@/testing/stubScrolling';

const requested = vi.hoisted(() => vi.fn<(hasTiles: boolean) => void>());

vi.mock('@/lib/browser/whenQuiet', () => ({ whenQuiet: () => Promise.resolve() }));
vi.mock('@/features/dashboard/WeeklyLine', () => {
  requested(document.querySelector('dl')?.textContent?.includes('Live Posts') ?? false);
  return { WeeklyLine: () => <p>A chart</p> };
});

test('the code of the charts is requested after the tiles are shown, when they are near', async () => {
  const scrollNear = stubScrolling();
  const { router, server } = await renderApp({ path: '/about', as: 'author' });
  let releaseProfile = () => {};
  const profile = new Promise<void>((resolve) => {
    releaseProfile = resolve;
  });
  const path = `*${readProfile.path.replace(':username', 'author')}`;
  // Waits, then leaves the answer to the API.
  server.use(http.post(path, () => profile));
  await router.navigate('/dashboard');
  expect(await screen.findAllByText('Show the numbers')).toHaveLength(2);
  expect(screen.queryByText('Live Posts')).not.toBeInTheDocument();
  releaseProfile();
  await screen.findByText('Live Posts');
  expect(await screen.findAllByRole('img', { name: /in 8 weeks/ })).toHaveLength(2);
  expect(requested).not.toHaveBeenCalled();
  scrollNear(true);
  expect((await screen.findAllByText('A chart'))[0]).toBeVisible();
  expect(requested.mock.calls).toEqual([[true]]);
});
