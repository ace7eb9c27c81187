import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PostDocument } from '../PostDocument';
import { readContent } from '../readBlocks';

/** A document on a page of its own, for tests of what a reader sees of it. */
export function renderDocument(...blocks: unknown[]) {
  const content = readContent(JSON.stringify({ blocks }));
  if (!content) throw new Error('This is no document.');
  return render(
    <MemoryRouter>
      <PostDocument blocks={content.blocks} markedKey={null} />
    </MemoryRouter>,
  );
}
