import { afterEach, expect, test, vi } from 'vitest';
import { placeAt } from './placeAt';

const height = 200;
const controlAt = (top: number, left = 300) => ({
  getBoundingClientRect: () => new DOMRect(left, top, 100, 40),
});

afterEach(() => vi.restoreAllMocks());

/** The place of the panel in the window before it scrolls, and where the page scrolls to. */
function place(control: ReturnType<typeof controlAt> | null) {
  const panel = document.createElement('div');
  panel.getBoundingClientRect = () => new DOMRect(0, 0, 320, height);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const scrolled: unknown[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => void scrolled.push(options));
  placeAt(control, panel);
  return { top: panel.style.top, left: panel.style.left, scrolled };
}

test('the panel is under the control', () => {
  expect(place(controlAt(100))).toEqual({ top: '148px', left: '190px', scrolled: [] });
});

test('at the sides it stays in the window', () => {
  expect(place(controlAt(100, 0)).left).toBe('16px');
  expect(place(controlAt(100, 900)).left).toBe('664px');
});

test('at the lower edge it is under the control too, where it covers nothing that it is about, and the page scrolls', () => {
  expect(place(controlAt(700))).toEqual({
    top: '748px',
    left: '190px',
    scrolled: [{ top: 164, behavior: 'instant' }],
  });
});

test('without a control it is at the bottom of the screen', () => {
  expect(place(null)).toEqual({ top: '584px', left: '340px', scrolled: [] });
});
