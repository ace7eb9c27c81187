import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useListKeys } from './useListKeys';

function List() {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  return (
    <ul ref={list}>
      <li data-item tabIndex={-1}>
        first
      </li>
    </ul>
  );
}

function PressAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  }, []);
  return children;
}

test('a key that is pressed as soon as the list shows moves the focus', () => {
  render(
    <PressAtOnce>
      <List />
    </PressAtOnce>,
  );
  expect(screen.getByText('first')).toHaveFocus();
});
