import { afterEach, expect, test, vi } from 'vitest';
import { placeAt } from './placeAt';

const height = 200;
const controlAt = (top: number) => ({
  getBoundingClientRect: () => new DOMRect(300, top, 100, 40),
});

afterEach(() => vi.restoreAllMocks());

/** The top of the panel in the window before it scrolls, and by how much it scrolls. */
function place(control: ReturnType<typeof controlAt> | null) {
  const panel = document.createElement('div');
  panel.getBoundingClientRect = () => new DOMRect(0, 0, 320, height);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  let scrolled: number | undefined = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrolled = options.top;
  });
  placeAt(control, panel);
  return { top: panel.style.top, scrolled };
}

test('the panel is under the control', () => {
  expect(place(controlAt(100))).toEqual({ top: '148px', scrolled: 0 });
});

test('at the lower edge it is under the control too, where it covers nothing that it is about, and the page scrolls', () => {
  expect(place(controlAt(700))).toEqual({ top: '748px', scrolled: 164 });
});

test('without a control it is at the bottom of the screen', () => {
  expect(place(null)).toEqual({ top: '584px', scrolled: 0 });
});
