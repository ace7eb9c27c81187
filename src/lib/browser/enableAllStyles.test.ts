import { allStylesId } from '@contract/pageData';
import { afterEach, expect, test } from 'vitest';
import { enableAllStyles } from './enableAllStyles';

afterEach(() => {
  document.head.innerHTML = '';
});

test.each(['load', 'error'])('ends with the %s of the stylesheet', async (event) => {
  document.head.innerHTML = `<link id="${allStylesId}" disabled>`;
  const link = document.querySelector('link');
  const enabled = enableAllStyles();
  expect(link).not.toHaveAttribute('disabled');
  link?.dispatchEvent(new Event(event));
  await enabled;
});

test('a page with all its styles waits for nothing', async () => {
  document.head.innerHTML = `<link id="${allStylesId}">`;
  await enableAllStyles();
  document.head.innerHTML = '';
  await enableAllStyles();
});
