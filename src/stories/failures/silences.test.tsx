import { silenceTexts } from '@contract/texts/muteTexts';
import { fireEvent, screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { buildCommentRow } from '@/testing/buildComment';
import { expectFailures } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';

/** The first entry with this name on the page. */
async function entry(name: string) {
  const [found] = await within(screen.getByRole('main')).findAllByText(name, {
    selector: 'button',
  });
  if (!found) throw new Error(`${name} is missing.`);
  return found;
}

/** The post has a comment. */
async function openPost() {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  const [post] = (await app.mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  const now = Date.parse('2026-03-02T08:00:00.000Z');
  const row = { id: 'comment', postId: post?.id ?? '', authorId: 'user-admin', text: 'Well said.' };
  await app.mockApi.data.comments.insert(
    buildCommentRow({ ...row, createdAt: now, updatedAt: now }),
  );
  await app.router.navigate(`/posts/${post?.url}`);
  return app;
}

test.each([
  { call: 'silencePost', ending: { call: 'unsilencePost' }, of: 'post' },
  { call: 'silenceThread', ending: { call: 'unsilenceThread' }, of: 'thread' },
] as const)('$call, $ending.call: a failure is shown, and the entry stays', async (row) => {
  const app = await openPost();
  await entry(`Mute this ${row.of}`);
  const press = async (name: string) => void fireEvent.click(await entry(`${name} this ${row.of}`));
  const isOffered = (name: string) => () => {
    const [shown] = within(screen.getByRole('main')).getAllByText(`${name} this ${row.of}`);
    expectAvailable(shown ?? null);
  };
  await expectFailures(app, {
    call: row.call,
    failed: silenceTexts.failed,
    send: async () => press('Mute'),
    check: isOffered('Mute'),
  });
  await press('Mute');
  await entry(`Unmute this ${row.of}`);
  await expectFailures(app, {
    ...row.ending,
    failed: silenceTexts.failed,
    send: async () => press('Unmute'),
    check: isOffered('Unmute'),
  });
});
