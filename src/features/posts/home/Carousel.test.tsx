import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPostCard } from '@/testing/buildPostCard';
import { matchMediaOf } from '@/testing/matchMedia';
import { Carousel } from './Carousel';

const titles = ['Bread', 'Soil', 'Comets'];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function renderCarousel(count = 3) {
  const posts = titles
    .slice(0, count)
    .map((title) => buildPostCard({ _id: title, title, url: title.toLowerCase() }));
  return render(<Carousel posts={posts} />, { wrapper: MemoryRouter });
}

function advance(time: number) {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}
const region = () => screen.getByRole('region', { name: 'Trending posts' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('link').textContent;

test('the slides advance every 4 seconds and wrap around', () => {
  renderCarousel();
  expect(shown()).toBe('Bread');
  advance(3999);
  expect(shown()).toBe('Bread');
  advance(1);
  expect(shown()).toBe('Soil');
  advance(4000);
  expect(shown()).toBe('Comets');
  advance(4000);
  expect(shown()).toBe('Bread');
});

test('previous and next wrap around, and a dot shows its slide', () => {
  renderCarousel();
  press('Previous slide');
  expect(shown()).toBe('Comets');
  press('Next slide');
  expect(shown()).toBe('Bread');
  press('Go to slide 2');
  expect(shown()).toBe('Soil');
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

const pictures = (container: HTMLElement) => container.querySelectorAll('img').length;

test('the picture of the next slide loads 2 seconds before its turn', () => {
  const { container } = renderCarousel();
  expect(pictures(container)).toBe(1);
  advance(1999);
  expect(pictures(container)).toBe(1);
  advance(1);
  expect(pictures(container)).toBe(2);
  expect(shown()).toBe('Bread');
});

test('a visitor who saves data loads only the pictures of slides that are shown', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { container } = renderCarousel();
  advance(3999);
  expect(pictures(container)).toBe(1);
  press('Next slide');
  expect(pictures(container)).toBe(2);
  vi.unstubAllGlobals();
});

test('a single post has no buttons and does not advance', () => {
  renderCarousel(1);
  advance(20_000);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(shown()).toBe('Bread');
});

test('the slides pause under the pointer; leaving starts a full 4 seconds', () => {
  renderCarousel();
  advance(3000);
  fireEvent.pointerEnter(region());
  advance(20_000);
  expect(shown()).toBe('Bread');
  fireEvent.pointerLeave(region());
  advance(3999);
  expect(shown()).toBe('Bread');
  advance(1);
  expect(shown()).toBe('Soil');
});

test('the slides pause while the carousel has focus', () => {
  renderCarousel();
  fireEvent.focus(screen.getByRole('link'));
  advance(20_000);
  expect(shown()).toBe('Bread');
  fireEvent.blur(screen.getByRole('link'));
  advance(4000);
  expect(shown()).toBe('Soil');
});

test('the slides pause while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderCarousel();
  advance(20_000);
  expect(shown()).toBe('Bread');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  advance(4000);
  expect(shown()).toBe('Soil');
});

test('with reduced motion the slides change only by the buttons', () => {
  matchMediaOf('(prefers-reduced-motion: reduce)');
  renderCarousel();
  advance(20_000);
  expect(shown()).toBe('Bread');
  press('Next slide');
  expect(shown()).toBe('Soil');
});

test('a reader can stop and restart the slides', async () => {
  renderCarousel();
  press('Stop the slides');
  advance(20_000);
  expect(shown()).toBe('Bread');
  // A second press in the same task is ignored.
  await Promise.resolve();
  press('Start the slides');
  advance(4000);
  expect(shown()).toBe('Soil');
});

test('automatic changes are not announced, changes by the reader are', () => {
  const { container } = renderCarousel();
  const slides = container.querySelector('[aria-live]');
  expect(slides).toHaveAttribute('aria-live', 'off');
  fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }));
  expect(slides).toHaveAttribute('aria-live', 'polite');
});

test('a swipe shows the next slide', () => {
  renderCarousel();
  const link = screen.getByRole('link');
  fireEvent.touchStart(link, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(link, { changedTouches: [{ clientX: 120 }] });
  expect(shown()).toBe('Soil');
});
