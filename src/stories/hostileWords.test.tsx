import { payloads } from '@contract/document/testing/hostile/payloads';
import { paths } from '@contract/pages';
import type { MockApi } from '@mocks/createMockApi';
import { formatEmail } from '@server/core/emails/formatEmail';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

const hostile =
  '<img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg><a href="javascript:window.hacked=1">x</a><script>window.hacked=1</script>end';

/** What the browser would have made of the words if they were markup. */
const made = 'img[src="x"], [onerror], [onload], [href^="javascript:"]';

/** The words are on the page as text, more than once if several parts show them. */
async function expectText() {
  await waitFor(() => expect(document.body).toHaveTextContent(hostile));
  expect(document.querySelectorAll(made)).toHaveLength(0);
  const scripts = [...document.scripts].filter(({ type }) => type !== 'application/ld+json');
  expect(scripts.filter(({ text }) => text.includes('hacked'))).toEqual([]);
  expect(window).not.toHaveProperty('hacked');
}

const changeRows = <Row extends object>(
  table: { rows: () => readonly Row[]; replace: (rows: readonly Row[]) => void },
  change: (row: Row) => Row,
) => table.replace(table.rows().map(change));

type Place = {
  what: string;
  as: 'admin' | 'reader';
  path: string;
  prepare: (mockApi: MockApi) => void;
};

const places: readonly Place[] = [
  {
    what: 'texts of reports',
    as: 'admin',
    path: paths.moderation,
    prepare: ({ data: { tables } }) =>
      changeRows(tables.reports, (row) => ({ ...row, text: hostile })),
  },
  {
    what: 'reasons in the log',
    as: 'admin',
    path: `${paths.moderation}?view=log`,
    prepare: ({ data: { tables } }) =>
      tables.moderationLog.replace([
        {
          id: 'blocked',
          actorId: 'user-admin',
          action: 'blocked',
          subjectKind: 'account',
          subjectId: 'user-author',
          subjectUrl: '/username/author',
          personId: 'user-author',
          reason: hostile,
          createdAt: 1,
        },
      ]),
  },
  {
    what: 'notes of passages',
    as: 'reader',
    path: paths.book,
    prepare: ({ data: { tables } }) =>
      changeRows(tables.passages, (row) => ({ ...row, quote: hostile, note: hostile })),
  },
  {
    what: 'headings of a book',
    as: 'reader',
    path: paths.book,
    prepare: ({ data: { tables } }) =>
      changeRows(tables.headings, (row) => ({ ...row, title: hostile })),
  },
  {
    what: 'names and titles of notifications',
    as: 'reader',
    path: paths.notifications,
    prepare: ({ data: { tables } }) => {
      changeRows(tables.users, (row) => ({ ...row, firstName: hostile }));
      changeRows(tables.posts, (row) => ({ ...row, title: hostile }));
    },
  },
];

test.each(places)('$what are text', async ({ as, path, prepare }) => {
  const { mockApi, router } = await renderApp({ path: '/about', as });
  prepare(mockApi);
  await router.navigate(path);
  await expectText();
});

test('the quote and the reason of a comment, the reason of a restriction and the names that are suggested are text', async () => {
  const { mockApi, router, user } = await renderApp({ path: '/about', as: 'reader' });
  const { tables } = mockApi.data;
  const post = tables.posts.rows().find(({ isPublished }) => isPublished);
  const hidden = { state: 'hidden', stateBy: 'author', stateReason: hostile } as const;
  const own = { postId: post?.id ?? '', authorId: 'user-reader', parentId: null, createdAt: 9e14 };
  changeRows(tables.comments, (row) =>
    row.parentId === null && row.state === 'shown'
      ? { ...row, ...own, ...hidden, quote: hostile }
      : row,
  );
  const restriction = { id: 'hostile', kind: 'comment', until: null, createdAt: 1 } as const;
  tables.restrictions.replace([{ ...restriction, userId: 'user-reader', reason: hostile }]);
  replaceAccount(mockApi, 'user-author', { firstName: hostile });
  await router.navigate(`/posts/${post?.url}`);
  await screen.findByText(/^You can't write comments/);
  await expectText();
  await user.type(screen.getByRole('textbox', { name: 'Your comment' }), '@auth');
  expect(await screen.findByRole('option', { name: /@author/ })).toHaveTextContent('<svg onload');
  await expectText();
});

test('the reason of a block is text for who signs in', async () => {
  const { mockApi, user } = await renderApp({ path: '/sign-in' });
  replaceAccount(mockApi, 'user-author', { isBlocked: true, blockReason: hostile });
  await enterText(user, await screen.findByLabelText('Username'), 'author');
  await enterText(user, screen.getByLabelText('Password'), 'Password1!');
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await expectText();
});

const allowed = 'html head meta title style body div table tbody tr td h1 p br ul li a'.split(' ');

test('no words are markup in a letter', () => {
  const siteUrl = 'https://site.example/';
  const link = { label: 'Read', address: 'https://site.example/read' };
  for (const { name, html } of payloads) {
    const letter = formatEmail(
      { siteName: html, siteUrl },
      {
        to: 'ada@example.com',
        subject: html,
        paragraphs: [html],
        items: [{ ...link, label: html, lines: [html] }],
        ending: { reason: html, links: [{ ...link, label: html }] },
      },
    );
    const page = new DOMParser().parseFromString(letter.html, 'text/html');
    const tags = [...page.querySelectorAll('*')].map(({ localName }) => localName);
    expect({ name, tags: tags.filter((tag) => !allowed.includes(tag)) }).toEqual({
      name,
      tags: [],
    });
    const links = [...page.querySelectorAll('a')].map(({ href }) => href);
    expect({ name, links }).toEqual({
      name,
      links: [siteUrl, link.address, link.address, siteUrl],
    });
    expect(letter.subject).not.toMatch(/[\r\n]|=\?/);
  }
});
