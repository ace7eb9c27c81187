import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPostCard } from '@/testing/buildPostCard';
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

function pass(time: number) {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}
const region = () => screen.getByRole('region', { name: 'Trending posts' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('link').textContent;

test('it advances by itself every 4 seconds and wraps around', () => {
  renderCarousel();
  expect(shown()).toBe('Bread');
  pass(3999);
  expect(shown()).toBe('Bread');
  pass(1);
  expect(shown()).toBe('Soil');
  pass(4000);
  expect(shown()).toBe('Comets');
  pass(4000);
  expect(shown()).toBe('Bread');
});

test('previous and next wrap around, and a dot leads to its slide', () => {
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

test('one post alone has no buttons and does not move', () => {
  renderCarousel(1);
  pass(20_000);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(shown()).toBe('Bread');
});

test('the pointer holds it still, and leaving starts a whole 4 seconds', () => {
  renderCarousel();
  pass(3000);
  fireEvent.pointerEnter(region());
  pass(20_000);
  expect(shown()).toBe('Bread');
  fireEvent.pointerLeave(region());
  pass(3999);
  expect(shown()).toBe('Bread');
  pass(1);
  expect(shown()).toBe('Soil');
});

test('the focus holds it still until it leaves', () => {
  renderCarousel();
  fireEvent.focus(screen.getByRole('link'));
  pass(20_000);
  expect(shown()).toBe('Bread');
  fireEvent.blur(screen.getByRole('link'));
  pass(4000);
  expect(shown()).toBe('Soil');
});

test('it waits while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderCarousel();
  pass(20_000);
  expect(shown()).toBe('Bread');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(4000);
  expect(shown()).toBe('Soil');
});

test('who asked for less motion turns the slides alone', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  renderCarousel();
  pass(20_000);
  expect(shown()).toBe('Bread');
  press('Next slide');
  expect(shown()).toBe('Soil');
});

test('it can be stopped for good', () => {
  renderCarousel();
  press('Stop the slides');
  pass(20_000);
  expect(shown()).toBe('Bread');
  press('Start the slides');
  pass(4000);
  expect(shown()).toBe('Soil');
});

test('a change by itself is not read out; one that somebody made is', () => {
  const { container } = renderCarousel();
  const slides = container.querySelector('[aria-live]');
  expect(slides).toHaveAttribute('aria-live', 'off');
  fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }));
  expect(slides).toHaveAttribute('aria-live', 'polite');
});

test('a sweep of the finger turns the slide', () => {
  renderCarousel();
  const link = screen.getByRole('link');
  fireEvent.touchStart(link, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(link, { changedTouches: [{ clientX: 120 }] });
  expect(shown()).toBe('Soil');
});
