import type { PostCard } from '@contract/entities';

export const idsOf = (cards: readonly PostCard[]) => cards.map(({ _id }) => _id);
