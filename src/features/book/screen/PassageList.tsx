import type { Heading, Passage } from '@contract/book/bookEntities';
import { useMemo, useRef } from 'react';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useUpdatedSinceRead } from '@/store/reads/useUpdatedSinceRead';
import { PassageItem } from './PassageItem';

type PassageListProps = {
  viewerId: string;
  passages: readonly Passage[];
  /** Of passages of several headings. */
  headings: readonly Heading[];
};

export function PassageList({ viewerId, passages, headings }: PassageListProps) {
  const posts = useMemo(() => passages.flatMap(({ post }) => post ?? []), [passages]);
  const updated = useUpdatedSinceRead(viewerId, posts);
  const list = useRef<HTMLUListElement>(null);
  const markRemoved = useNextEntry(
    list,
    passages.map(({ _id: id }) => id),
  );
  return (
    <ul ref={list} className="border-t">
      {passages.map((passage) => (
        <PassageItem
          key={passage._id}
          viewerId={viewerId}
          passage={passage}
          heading={headings.find(({ _id: id }) => id === passage.headingId)}
          isUpdated={passage.post !== null && updated.has(passage.post._id)}
          onRemove={() => markRemoved(passage._id)}
        />
      ))}
    </ul>
  );
}
