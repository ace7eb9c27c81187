import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PostDocument } from '../PostDocument';
import { readContent } from '../readBlocks';

/** Renders a document as readers see it at `path`. */
export function renderDocumentAt(path: string, ...blocks: unknown[]) {
  const content = readContent(JSON.stringify({ blocks }));
  if (!content) throw new Error('The blocks are not a document.');
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PostDocument blocks={content.blocks} markedKey={null} />
    </MemoryRouter>,
  );
}

/** Renders a document as readers see it. */
export const renderDocument = (...blocks: unknown[]) => renderDocumentAt('/', ...blocks);
