import { expect, onTestFinished, test, vi } from 'vitest';
import { showPictures } from './showPictures';

/** Reports elements when the test says that they are near. */
class FakeIntersectionObserver {
  static observed = new Set<Element>();
  static report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  constructor(report: typeof FakeIntersectionObserver.report) {
    FakeIntersectionObserver.report = report;
  }
  observe = (element: Element) => FakeIntersectionObserver.observed.add(element);
  unobserve = (element: Element) => FakeIntersectionObserver.observed.delete(element);
}

const comesNear = (target: Element) =>
  FakeIntersectionObserver.report([{ target, isIntersecting: true }]);

function openPage() {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  FakeIntersectionObserver.observed.clear();
  const urls = new Set<string>();
  let made = 0;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL() {
        const url = `blob:${(made += 1)}`;
        urls.add(url);
        return url;
      }
      static override revokeObjectURL(url: string) {
        urls.delete(url);
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  const readPicture = vi.fn(async (): Promise<Blob | null> => new Blob(['bytes']));
  showPictures(document.body, readPicture);
  function add(src: string) {
    const picture = document.createElement('img');
    picture.setAttribute('src', src);
    document.body.append(picture);
    return picture;
  }
  return { urls, readPicture, add };
}

test('a picture of the archive is read when it comes near, others are left alone', async () => {
  const { readPicture, add } = openPage();
  const own = add('/favicon.svg#0-0');
  const other = add('https://pictures.example/a.png');
  await vi.waitFor(() => expect([...FakeIntersectionObserver.observed]).toEqual([own]));
  expect(readPicture).not.toHaveBeenCalled();
  comesNear(own);
  await vi.waitFor(() => expect(own.getAttribute('src')).toBe('blob:1'));
  expect(readPicture).toHaveBeenCalledExactlyOnceWith('/favicon.svg#0-0');
  expect(other.getAttribute('src')).toBe('https://pictures.example/a.png');
});

test('what was read is given back when its element has gone, or shows another picture', async () => {
  const { urls, add } = openPage();
  const [one, two] = [add('/favicon.svg#0-0'), add('/favicon.svg#0-1')];
  await vi.waitFor(() => expect(FakeIntersectionObserver.observed.size).toBe(2));
  comesNear(one);
  await vi.waitFor(() => expect(urls.size).toBe(1));
  comesNear(two);
  await vi.waitFor(() => expect(urls.size).toBe(2));
  one.remove();
  await vi.waitFor(() => expect(urls.size).toBe(1));
  two.setAttribute('src', '/favicon.svg#1-0');
  await vi.waitFor(() => expect(urls.size).toBe(0));
  comesNear(two);
  await vi.waitFor(() => expect(urls.size).toBe(1));
});

test('a picture that can’t be read stays as it is', async () => {
  const { readPicture, add } = openPage();
  readPicture.mockResolvedValueOnce(null);
  const picture = add('/favicon.svg#0-0');
  await vi.waitFor(() => expect(FakeIntersectionObserver.observed.size).toBe(1));
  comesNear(picture);
  await vi.waitFor(() => expect(readPicture).toHaveBeenCalled());
  expect(picture.getAttribute('src')).toBe('/favicon.svg#0-0');
});
