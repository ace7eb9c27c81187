import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useEditorInstance } from './useEditorInstance';

const document = { blocks: [{ id: 'a', type: 'paragraph', data: { text: 'One & only' } }] };
const ignore = () => undefined;

function Editor() {
  const { holder, instance } = useEditorInstance({
    document,
    upload: () => Promise.reject(new Error('No upload')),
    onChange: ignore,
    announce: ignore,
  });
  return <div ref={holder} data-testid="holder" aria-busy={instance === null} />;
}

const count = (selector: string) => window.document.querySelectorAll(selector).length;

async function expectOneEditor() {
  await waitFor(() => expect(count('[data-testid="holder"][aria-busy="false"]')).toBe(1));
  expect(count('.codex-editor')).toBe(1);
  expect(count('.ce-toolbar')).toBe(1);
  expect(count('.ce-paragraph')).toBe(1);
}

test('renders one editor with one toolbar under StrictMode', async () => {
  render(<Editor />, { wrapper: StrictMode });
  await expectOneEditor();
});

test('renders one editor after eight quick remounts', async () => {
  const { rerender } = render(<Editor key={0} />, { wrapper: StrictMode });
  for (let toggle = 1; toggle <= 8; toggle += 1) rerender(<Editor key={toggle} />);
  await expectOneEditor();
});
