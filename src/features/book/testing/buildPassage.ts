import type { Passage } from '@contract/book/bookEntities';

export const buildPassage = (id: string, overrides: Partial<Passage> = {}): Passage => ({
  _id: id,
  post: null,
  blockId: '',
  quote: 'Soil is alive.',
  before: '',
  after: '',
  note: '',
  headingId: null,
  state: 'unchanged',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...overrides,
});
