import { leavingTexts } from '@contract/texts/editorTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '@/features/editor/screen/EditorScreen';
import { deviceStorage } from '@/features/editor/draft/deviceStorage';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { expectAvailable } from '@/testing/availability';
import { failCalls } from '@/testing/failCalls';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

// Loaded here, so that loading it takes no time of the first test.

const title = 'Slow Gardens';

/** Types into a new post. */
async function write() {
  const device = stubDevice();
  const app = await renderApp({ path: '/create', as: 'author' });
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Publish' })));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
  const leave = () => void app.router.navigate('/about');
  const left = async () => screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  return { ...app, device, leave, left };
}

const findQuestion = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  return within(dialog);
};

/** Whether the browser asks when the page is closed. */
function asksBeforeClosing() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('who leaves a new article is not asked, reads that it is a draft, and can go on', async () => {
  const { router, user, leave, left } = await write();
  expect(asksBeforeClosing()).toBe(false);
  leave();
  await left();
  await waitFor(() => expect(notices()).toHaveTextContent(leavingTexts.onServer));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Title')).toHaveValue(title);
  expect(router.state.location).toMatchObject({
    pathname: '/update',
    search: '?post=slow-gardens',
  });
});

test('who leaves an article that was saved by itself reads where it is', async () => {
  const { router, user, leave, left, device } = await write();
  leave();
  await left();
  await waitFor(async () => expect(await device.keys()).toEqual([]));
  await waitFor(() => expect(notices()).toHaveTextContent(leavingTexts.onServer));
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) await user.click(button);
  expect(notices()).toBeEmptyDOMElement();
  await router.navigate('/create');
  expect(await screen.findByLabelText('Title')).toHaveValue(title);
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Publish' })));
  leave();
  await left();
  await waitFor(() => expect(notices()).toHaveTextContent(leavingTexts.onServer));
});

test('without a connection, who leaves an article reads that it is on this device, and can go on', async () => {
  const { router, user, leave, left } = await write();
  failCalls({ createPost: { status: 0 } });
  leave();
  await left();
  await waitFor(() => expect(notices()).toHaveTextContent(leavingTexts.onDevice));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Title')).toHaveValue(title);
  expect(router.state.location.pathname).toBe('/create');
});

test('who leaves work that the device refuses is asked first', async () => {
  const { router, user, leave, left } = await write();
  vi.spyOn(deviceStorage, 'set').mockRejectedValue(new Error('The disk is full.'));
  vi.spyOn(deviceStorage, 'note').mockReturnValue(false);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: `${title}!` } });
  expect(asksBeforeClosing()).toBe(true);
  leave();
  const question = await findQuestion();
  expect(question.getByText(leavingTexts.refused)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/create');
  expect(screen.getByLabelText('Title')).toHaveValue(`${title}!`);
  leave();
  await user.click((await findQuestion()).getByRole('button', { name: 'Leave' }));
  await left();
});
