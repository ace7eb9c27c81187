import { render } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { expect, test } from 'vitest';
import { Head } from './Head';

const content = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('content'));

function renderHead(head: React.ReactNode) {
  return render(<HelmetProvider>{head}</HelmetProvider>);
}

test('the title and the metadata of a page are in the head', () => {
  renderHead(<Head title="Sourdough" description="Bread at home." kind="article" isPrivate />);
  expect(document.title).toBe('Sourdough · Commonplace');
  expect(content('meta[name="description"]')).toEqual(['Bread at home.']);
  expect(content('meta[property="og:type"]')).toEqual(['article']);
  expect(content('meta[name="robots"]')).toEqual(['noindex']);
});

test('the next page replaces all of it', () => {
  const { rerender, unmount } = renderHead(
    <Head
      key="1"
      title="Sourdough"
      description="Bread at home."
      keywords="bread"
      image="/1.webp"
    />,
  );
  rerender(
    <HelmetProvider>
      <Head key="2" title="Compost" description="Three bins." />
    </HelmetProvider>,
  );
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe('Compost · Commonplace');
  expect(content('meta[name="description"]')).toEqual(['Three bins.']);
  expect(content('meta[name="keywords"], meta[property="og:image"]')).toEqual([]);
  unmount();
  expect(content('meta')).toEqual([]);
});

test('structured data can not end its script element', () => {
  const { container } = renderHead(
    <Head
      title="A"
      description="B"
      data={[{ headline: '</script><script>alert(1)</script>\u2028' }]}
    />,
  );
  const scripts = container.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.textContent).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    headline: '</script><script>alert(1)</script>\u2028',
  });
});

test('structured data that changes gets a new script element, as Trusted Types require', () => {
  const headOf = (headline: string) => (
    <Head title="A" description="B" data={[{ '@type': 'BlogPosting', headline }]} />
  );
  const { container, rerender } = renderHead(headOf('Before'));
  const before = container.querySelector('script');
  rerender(<HelmetProvider>{headOf('After')}</HelmetProvider>);
  expect(before?.textContent).toContain('Before');
  expect(container.querySelector('script')?.textContent).toContain('After');
});
