import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createRenderedSite, startRenderedPage } from '@/testing/renderedSite';

test('pages that administrators have written are complete in the HTML and hydrate without a request', async () => {
  const site = createRenderedSite();
  const { sitePages } = site.mockApi.data.tables;
  sitePages.replace(
    ['imprint', 'about'].map((slug) => {
      const block = { id: 'one', type: 'paragraph', data: { text: `The words of ${slug}.` } };
      const text = { title: 'Imprint', content: JSON.stringify({ blocks: [block] }) };
      const times = { version: 1, createdAt: 0, updatedAt: 0 };
      return { id: slug, slug, ...text, isPublished: true, ...times };
    }),
  );
  const about = await site.renderPage('/about');
  expect(about.html).toContain('The words of about.');
  expect(about.html).toContain('A commonplace book is where readers');
  const { html } = await site.renderPage('/pages/imprint');
  expect(html).toContain('<title>Imprint · Commonplace</title>');
  const calls: string[] = [];
  site.server.events.on('request:start', ({ request }) => void calls.push(request.url));
  await startRenderedPage(html, '/pages/imprint');
  expect(screen.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  expect(await screen.findByText('The words of imprint.')).toBeVisible();
  expect(calls).toEqual([]);
});
