import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const text = 'You are offline. What you write is kept.';

const connection = () => screen.findByRole('status', { name: 'Connection' });

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a line says that the device is offline until it is online again', async () => {
  await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  fireEvent.pointerMove(document.body);
  expect(await connection()).toBeEmptyDOMElement();
  setOnline(false);
  expect(await connection()).toHaveTextContent(text);
  setOnline(true);
  expect(await connection()).toBeEmptyDOMElement();
});

test('the line is there at once if a page is opened without a connection', async () => {
  setOnline(false);
  await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  fireEvent.pointerMove(document.body);
  expect(await connection()).toHaveTextContent(text);
});

test('a page that was opened without the server says so at once, until the server answers', async () => {
  const { dataset } = document.documentElement;
  dataset['unreachable'] = '';
  onTestFinished(() => {
    delete dataset['unreachable'];
  });
  await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  expect(await connection()).toHaveTextContent(
    'Our server did not answer. What you write is kept.',
  );
  act(() => {
    delete dataset['unreachable'];
  });
  await waitFor(async () => expect(await connection()).toBeEmptyDOMElement());
});

test('a page that was stored says so, until another one is opened', async () => {
  const { dataset } = document.documentElement;
  dataset['storedAt'] = String(Date.parse('2026-03-02T06:00:00Z'));
  dataset['address'] = '/about';
  onTestFinished(() => {
    delete dataset['storedAt'];
    delete dataset['address'];
  });
  await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  expect(await connection()).toHaveTextContent('This page is a copy of 3 h ago.');
  fireEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  expect(await connection()).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  expect(await connection()).toBeEmptyDOMElement();
});
