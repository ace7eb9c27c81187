import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '@/testing/renderApp';

/** A window whose page has the given height, which can grow. */
function scrollableWindow(height: number) {
  const page = { height, top: 0 };
  const observers = new Set<() => void>();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.top);
  vi.spyOn(window, 'scrollTo').mockImplementation((_, top = 0) => {
    page.top = Math.min(top, page.height);
    window.dispatchEvent(new Event('scroll'));
  });
  class PageObserver implements ResizeObserver {
    readonly #callback: () => void;
    constructor(callback: () => void) {
      this.#callback = callback;
    }
    observe() {
      observers.add(this.#callback);
    }
    unobserve() {
      observers.delete(this.#callback);
    }
    disconnect() {
      observers.delete(this.#callback);
    }
  }
  vi.stubGlobal('ResizeObserver', PageObserver);
  return {
    top: () => page.top,
    setHeight(next: number) {
      page.height = next;
      page.top = Math.min(page.top, next);
      for (const notify of observers) notify();
    },
  };
}

/** Scrolls down, leaves the page, and comes back to it before its content has arrived. */
async function goBackToShortPage() {
  const view = scrollableWindow(3000);
  const { router } = await renderApp({ path: '/about' });
  const show = async (to: string | number, title: string) => {
    await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
    await screen.findByRole('heading', { level: 1, name: title });
  };
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  window.scrollTo(0, 2000);
  await show('/privacy-policy', 'Privacy Policy');
  expect(view.top()).toBe(0);
  view.setHeight(500);
  await show(-1, 'About Commonplace');
  expect(view.top()).toBe(500);
  return { ...view, show };
}

test('going back scrolls on as the content arrives', async () => {
  const { top, setHeight } = await goBackToShortPage();
  setHeight(1500);
  expect(top()).toBe(1500);
  setHeight(3000);
  expect(top()).toBe(2000);
});

test('a reader who scrolls is not moved by content that arrives later', async () => {
  const { top, setHeight } = await goBackToShortPage();
  fireEvent.wheel(window);
  setHeight(3000);
  expect(top()).toBe(500);
});

test('a page that is left before its content has arrived keeps its position', async () => {
  const { top, setHeight, show } = await goBackToShortPage();
  await show('/privacy-policy', 'Privacy Policy');
  setHeight(3000);
  await show(-1, 'About Commonplace');
  expect(top()).toBe(2000);
});

test('a page that was gone back to before the app has started has its position', async () => {
  const { top } = scrollableWindow(3000);
  const { unmount } = await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  act(() => window.scrollTo(0, 2000));
  unmount();
  window.scrollTo(0, 0);
  const { dataset } = document.documentElement;
  dataset['address'] = '/privacy-policy';
  onTestFinished(() => {
    delete dataset['address'];
  });
  await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  expect(top()).toBe(2000);
});
