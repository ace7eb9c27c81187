import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/move/archives/readers/readArchive';
import '@/pages/MovePage';

const picture = 'https://pictures.example/heap.png';

/** A post whose picture is on another site, ready to be moved. */
async function openRehearsed() {
  const app = await renderApp({ path: '/move', as: 'author' });
  const text = `---\ntitle: About soil\ndate: 2019-05-04\ntags: soil\ncover: ${picture}\n---\nSoil is alive.\n`;
  const file = new File([text], 'soil.md', { type: 'text/markdown' });
  Object.defineProperty(file, 'webkitRelativePath', { value: 'blog/soil.md' });
  await app.user.upload(await screen.findByLabelText('Folder with Markdown'), file);
  await screen.findByRole('button', { name: 'Move in 1 post' });
  function move() {
    app.server.use(
      http.get(picture, async () => HttpResponse.arrayBuffer(await pngFile().arrayBuffer())),
    );
    fireEvent.click(
      screen.getByRole('button', { name: /^(?:Move in 1 post|Continue|Try the others again)$/ }),
    );
  }
  return { app, move };
}

const paused = 'The move has paused.';
const refused = { '403': null } as const;

test.each([{ call: 'importResource' }, { call: 'readFile' }] as const)(
  '$call: the move pauses, or says which post was refused, and can go on',
  async ({ call }) => {
    const { app, move } = await openRehearsed();
    await expectFailures(app, {
      call,
      failed: paused,
      messages: refused,
      send: move,
      check(failure) {
        const name = failure === '403' ? 'Try the others again' : 'Continue';
        expectAvailable(screen.getByRole('button', { name }));
      },
    });
  },
);

test('a picture that can’t be fetched makes its post a draft', async () => {
  const { app, move } = await openRehearsed();
  move();
  app.server.use(http.get(picture, () => new HttpResponse(null, { status: 404 })));
  await waitFor(() => expect(screen.getByText('1 of 1 post moved.')).toBeVisible());
  const { tables } = app.mockApi.data;
  expect(tables.posts.rows().find(({ title }) => title === 'About soil')?.isPublished).toBe(false);
});
