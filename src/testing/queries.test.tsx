import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a field has the labels that refer to it or contain it', () => {
  document.body.innerHTML = `
    <label for="name" id="before">Name</label>
    <label id="around">Full name <input type="hidden"> <input id="name"> <input id="second"></label>
    <label for="missing">Topic <select></select></label>
  `;
  const labelsOf = (selector: string) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    return Array.from(field?.labels ?? [], ({ id }) => id);
  };
  expect(labelsOf('#name')).toEqual(['before', 'around']);
  expect(labelsOf('#second')).toEqual([]);
  expect(labelsOf('select')).toEqual([]);
});

test('elements are found by the label that they refer to', () => {
  render(
    <>
      <h2 id="heading">Chapter</h2>
      <section aria-labelledby="heading" />
    </>,
  );
  expect(screen.getByLabelText('Chapter')).toBe(screen.getByRole('region', { name: 'Chapter' }));
});

test('a search for an id stays within its element', () => {
  render(
    <>
      <p id="outside" />
      <div id="twice" />
      <article id="twice">
        <p id="inside" />
      </article>
    </>,
  );
  const article = screen.getByRole('article');
  expect(article.querySelector('[id="inside"]')).toBe(document.getElementById('inside'));
  expect(article.querySelector('[id="outside"]')).toBeNull();
  expect(article.parentElement?.querySelector('[id="twice"]')).not.toBe(article);
  expect(article.querySelector('[id="missing"]')).toBeNull();
});

test('an element outside of the document is searched', () => {
  const outside = document.createElement('div');
  outside.innerHTML = '<p id="inside"></p>';
  expect(outside.querySelector('[id="inside"]')).toBe(outside.firstChild);
});

test('a query that waited in vain shows the document once', async () => {
  render(<p>Only this</p>);
  const attempts: string[] = [];
  const waiting = waitFor(
    () => {
      try {
        screen.getByText('Something else');
      } catch (error) {
        attempts.push(String(error));
        throw error;
      }
    },
    { timeout: 0 },
  );
  await expect(waiting).rejects.toThrow(/Something else[^]*Only this/);
  expect(attempts.join()).not.toContain('Only this');
  expect(() => screen.getByText('Something else')).toThrow('Only this');
});

test('an element matches its tag, attributes and states, and no other', () => {
  document.body.innerHTML = `
    <input type="checkbox" checked>
    <svg><clipPath></clipPath></svg>
  `;
  const matchesOf = (selector: string, tried: readonly string[]) =>
    tried.filter((other) => document.querySelector(selector)?.matches(other));
  const ofInput = ['input', 'input[type="checkbox"]', 'input:not([list])', ':not(a)', 'body input'];
  const ofOthers = [
    'a',
    'button[type="checkbox"]',
    'input[type="text"]',
    'a:not([href])',
    'p input',
  ];
  expect(matchesOf('input', [...ofInput, ...ofOthers, 'a, input'])).toEqual([
    ...ofInput,
    'a, input',
  ]);
  expect(matchesOf('svg', ['svg', 'div', 'svg:has(clipPath)'])).toEqual([
    'svg',
    'svg:has(clipPath)',
  ]);
});
