import {
  editPath,
  historyPath,
  isPageName,
  pageNames,
  paths,
  postPath,
  profilePath,
} from '@contract/pages';
import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { pageComponent } from './pageComponents';
import { pagesOf } from './pageRoute';
import { createRoutes } from './router';

const names = Object.keys(paths).filter(isPageName);
const members = new Set([...pageNames('member'), 'profile']);
const slug = 'counting-the-teeth-of-the-antikythera-mechanism';
const examples = new Map<string, string>([
  ['post', postPath(slug)],
  ['history', historyPath(slug)],
  ['profile', profilePath('author')],
  ['update', editPath(slug)],
]);

test.each(names)('%s has a route, and its page shows a heading', async (name) => {
  const path = examples.get(name) ?? paths[name].replaceAll(/:\w+/g, 'any');
  const { router } = await renderApp({ path, ...(members.has(name) ? { as: 'admin' } : {}) });
  const pages = pagesOf(
    matchRoutes(
      createRoutes(() => () => null),
      path.split('?')[0] ?? '',
    ) ?? [],
  );
  expect(pages.at(-1)).toBe(pageComponent(name).page);
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveTextContent(/\w/));
  expect(pagesOf(router.state.matches).at(-1)).toBe(pageComponent(name).page);
});
