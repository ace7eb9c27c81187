import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

type Row = {
  as?: 'admin' | 'author' | 'reader' | 'newbie';
  /** A post is opened if there is no path. */
  path?: string;
  /** The call that the button makes. */
  call: `${string} /${string}`;
  button: string | RegExp;
  isInDialog?: boolean;
  prepare?: (user: UserEvent, app: App) => Promise<void>;
};

const enter = async (user: UserEvent, label: string, text: string) =>
  enterText(user, await screen.findByLabelText(label), text);
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function comment(user: UserEvent) {
  await enter(user, 'Your comment', 'A thought');
  await press(user, 'Comment');
  await screen.findByText('A thought', { selector: 'li p' });
}

const rows: Row[] = [
  { as: 'newbie', call: 'GET /like/', button: 'Like this post' },
  { as: 'reader', call: 'POST /follower/follow', button: /^Follow$/ },
  { as: 'reader', call: 'GET /blogs/summarize', button: 'AI Summary' },
  {
    as: 'reader',
    call: 'POST /comments',
    button: 'Comment',
    prepare: (user) => enter(user, 'Your comment', 'A thought'),
  },
  {
    as: 'reader',
    call: 'PUT /comments/',
    button: 'Save comment',
    async prepare(user) {
      await comment(user);
      await press(user, 'Edit comment');
      await enter(user, 'Edited comment', ' and another');
    },
  },
  {
    as: 'admin',
    call: 'DELETE /blogs/',
    button: 'Delete',
    isInDialog: true,
    prepare: (user) => press(user, 'Delete post'),
  },
  {
    as: 'admin',
    path: '/username/author',
    call: 'PATCH /user/profile/',
    button: 'Block',
    isInDialog: true,
    prepare: (user) => press(user, 'Block'),
  },
  {
    as: 'admin',
    path: '/username/author',
    call: 'DELETE /user/profile/',
    button: 'Delete',
    isInDialog: true,
    prepare: (user) => press(user, 'Delete Account'),
  },
  { as: 'reader', path: '/username/admin', call: 'POST /follower/follow', button: /^Follow$/ },
  {
    path: '/sign-in',
    call: 'POST /user/login',
    button: 'Sign In',
    async prepare(user) {
      await enter(user, 'Username', 'reader');
      await enter(user, 'Password', 'Password1!');
    },
  },
  {
    path: '/forgot-password',
    call: 'POST /user/forgot-password',
    button: 'Submit',
    prepare: (user) => enter(user, 'E-mail', 'reader@mail.example'),
  },
  {
    path: '/reset-password/any',
    call: 'POST /user/reset/',
    button: 'Submit',
    async prepare(user) {
      await enter(user, 'New password', 'Password1!');
      await enter(user, 'Confirm password', 'Password1!');
    },
  },
  {
    path: '/restore-email/any',
    call: 'POST /user/restore-email',
    button: 'Keep this address',
  },
  {
    path: '/secure-account/any',
    call: 'POST /user/secure-account',
    button: 'Sign out all devices',
  },
  {
    path: '/contact',
    call: 'POST /contact',
    button: "Let's talk",
    async prepare(user) {
      await enter(user, 'Name', 'Ada');
      await enter(user, 'E-mail', 'ada@mail.example');
      await enter(user, 'Subject', 'Hello');
      await enter(user, 'Message', 'Good morning.');
    },
  },
  {
    as: 'reader',
    path: '/change-password',
    call: 'POST /user/change-password',
    button: 'Submit',
    async prepare(user) {
      await enter(user, 'Old password', 'Password1!');
      await enter(user, 'New password', 'Password2!');
      await enter(user, 'Confirm password', 'Password2!');
    },
  },
  { as: 'newbie', path: '/dashboard', call: 'POST /user/verify', button: 'Click to verify' },
  {
    as: 'reader',
    path: '/dashboard/profile/edit',
    call: 'PATCH /user/profile',
    button: 'Update Profile',
    prepare: (user) => enter(user, 'Bio', ' And more.'),
  },
  {
    as: 'reader',
    path: '/dashboard/close-account',
    call: 'DELETE /user/profile/',
    button: 'Delete Account',
    prepare: async (user) => user.click(await screen.findByRole('checkbox')),
  },
  {
    as: 'reader',
    path: '/about',
    call: 'POST /user/logout',
    button: 'Confirm',
    isInDialog: true,
    prepare: (user) => press(user, 'Logout'),
  },
];

const named = rows.map((row) => [row.button, row.path ?? 'a post', row] as const);

test.each(named)('%s on %s calls once when it is pressed twice in a task', async (...named) => {
  const [, , { as, path, call, button, isInDialog, prepare }] = named;
  const app = await renderApp({ path: path ?? '/about', ...(as ? { as } : {}) });
  if (!path) {
    const { rows: posts } = await app.mockApi.data.posts.latest({ skip: 0, take: 20 });
    const other = posts.find(({ authorId }) => authorId !== 'user-reader');
    await app.router.navigate(`/posts/${other?.url}`);
  }
  await prepare?.(app.user, app);
  const scope = within(isInDialog ? await screen.findByRole('dialog') : document.body);
  // Until the API has told the state, the button ignores presses.
  const control = await waitFor(() => {
    const found = scope.getByRole('button', { name: button });
    expect(found).not.toHaveAttribute('aria-disabled', 'true');
    return found;
  });
  const calls: string[] = [];
  app.server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname.replace(/^.*\/v1/, '')}`);
  });
  act(() => {
    control.click();
    control.click();
  });
  const made = () => calls.filter((name) => name.startsWith(call));
  await waitFor(() => expect(made()).toHaveLength(1));
  await app.mockApi.settle();
  expect(made()).toHaveLength(1);
});
