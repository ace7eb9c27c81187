import { postAnchors } from '@contract/postAnchors';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StopNotice, shortestBreak } from './StopNotice';

const blocks = 12;
const blockHeight = 500;
let scrolled = 0;

/** The place of an element whose top is so far below the beginning of the page. */
const boxAt = (top: number) => () => new DOMRect(0, top - scrolled, 600, blockHeight);

/** A post of twelve blocks, with comments below it and the remarks on a block beside it. */
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  const page = document.createElement('div');
  page.innerHTML = `<div class="post-blocks">${Array.from(
    { length: blocks },
    (_, at) => `<p id="block-b${at}" tabindex="-1"></p>`,
  ).join('')}</div>
    <div class="remark-thread"><h2 tabindex="-1">Remarks</h2></div>
    <div id="${postAnchors.comments}"><textarea aria-label="Your comment here"></textarea></div>`;
  document.body.append(page);
  for (const [at, block] of [...page.querySelectorAll('p')].entries())
    block.getBoundingClientRect = boxAt(at * blockHeight);
  const comments = document.getElementById(postAnchors.comments);
  if (comments) comments.getBoundingClientRect = boxAt(blocks * blockHeight);
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

function open({ ago = 2 * shortestBreak, lastBlock = 'b6' } = {}) {
  const readAt = new Date(Date.now() - ago).toISOString();
  render(<StopNotice read={{ postId: 'bread', revision: 1, readAt, lastBlock }} />);
}

const notice = () => screen.queryByRole('region', { name: 'Since your last visit' });

function scrollTo(top: number) {
  scrolled = top;
  act(() => void document.dispatchEvent(new Event('scroll')));
}

test('who stopped in the middle an hour ago continues there', async () => {
  open();
  expect(notice()).toHaveTextContent(/^You began to read this (earlier today|on )/);
  await userEvent.click(screen.getByRole('button', { name: 'Continue where you stopped' }));
  expect(document.getElementById('block-b6')).toHaveFocus();
  expect(notice()).toBeNull();
});

test.each([
  ['after less than an hour', { ago: shortestBreak - 60_000 }],
  ['if they stopped at the beginning', { lastBlock: 'b1' }],
  ['if they had read to the end', { lastBlock: 'b11' }],
])('nothing is said %s', (_, read) => {
  open(read);
  expect(notice()).toBeNull();
});

test('nothing is said to who follows a link to a comment', () => {
  history.replaceState(null, '', '#comment-one');
  open();
  expect(notice()).toBeNull();
});

test('the notice stays while one reads the first screen, and is gone after it', () => {
  open();
  scrollTo(window.innerHeight - 10);
  expect(notice()).not.toBeNull();
  scrollTo(window.innerHeight + 10);
  expect(notice()).toBeNull();
});

test('the notice is gone when remarks are opened, or a comment is written', () => {
  open();
  act(() => document.querySelector<HTMLElement>('.remark-thread h2')?.focus());
  expect(notice()).toBeNull();
  open();
  act(() => screen.getByLabelText('Your comment here').focus());
  expect(notice()).toBeNull();
});
