import type { Heading, Passage } from '@contract/book/bookEntities';
import { useMemo } from 'react';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useUpdatedSinceRead } from '@/store/reads/useUpdatedSinceRead';
import { ChosenBar } from '../arranging/ChosenBar';
import { groupPassages } from '../arranging/groupPassages';
import { useBookKeys } from '../arranging/useBookKeys';
import { useChosen } from '../arranging/useChosen';
import { useDragToHeading } from '../arranging/useDragToHeading';
import { usePassageMoves } from '../arranging/usePassageMoves';
import type { BookAddress } from '../model/bookAddress';
import { GroupTitle } from './GroupTitle';
import { ListBar } from './ListBar';
import { PassageItem } from './PassageItem';
import { useReloadBook } from './useReloadBook';

type PassageListProps = {
  viewerId: string;
  passages: readonly Passage[];
  headings: readonly Heading[];
  shown: BookAddress;
  /** How many passages there are on all pages, in words. */
  children: string;
};

export function PassageList(props: PassageListProps) {
  const { viewerId, passages, headings, shown, children } = props;
  const { order } = shown;
  const posts = useMemo(() => passages.flatMap(({ post }) => post ?? []), [passages]);
  const updated = useUpdatedSinceRead(viewerId, posts);
  const ids = passages.map(({ _id: id }) => id);
  const { list, leaveEntry } = useNextEntry<HTMLDivElement>(ids);
  const { chosen, isChoosing, ...choosing } = useChosen(ids);
  const { openKeys, dialog } = useBookKeys(list);
  const move = usePassageMoves(useReloadBook(viewerId, shown));
  const byIds = (wanted: readonly string[]) =>
    passages.filter(({ _id: id }) => wanted.includes(id));

  useDragToHeading({
    list,
    idsOf: (id) => (chosen.includes(id) ? chosen : [id]),
    onDrop(dragged, headingId) {
      const heading = headings.find(({ _id: id }) => id === headingId);
      void move(byIds(dragged), heading ?? { _id: null, title: '' });
    },
  });

  return (
    <div className="grid gap-2">
      <ListBar
        shown={shown}
        isChoosing={isChoosing}
        onChoosing={isChoosing ? choosing.end : choosing.start}
        onKeys={openKeys}
      >
        {children}
      </ListBar>
      <div ref={list} className="grid gap-6">
        {groupPassages(passages, order).map((group) => (
          <section key={group.key}>
            {order === 'newest' ? null : <GroupTitle group={group} order={order} />}
            <ul className="border-t">
              {group.passages.map((passage) => (
                <PassageItem
                  key={passage._id}
                  viewerId={viewerId}
                  passage={passage}
                  heading={
                    shown.heading === ''
                      ? headings.find(({ _id: id }) => id === passage.headingId)
                      : undefined
                  }
                  isUpdated={passage.post !== null && updated.has(passage.post._id)}
                  omits={order === 'post' ? 'source' : order === 'day' ? 'date' : null}
                  isChosen={isChoosing ? chosen.includes(passage._id) : null}
                  onChoose={(isRange) => choosing.toggle(passage._id, isRange)}
                  onLeave={() => leaveEntry(passage._id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isChoosing ? (
        <ChosenBar
          viewerId={viewerId}
          chosen={byIds(chosen)}
          onMove={move}
          onChooseAll={choosing.chooseAll}
          onEnd={choosing.end}
          findReturn={() =>
            list.current?.querySelector<HTMLElement>('[data-item]') ??
            document.querySelector<HTMLElement>('main h1')
          }
        />
      ) : null}
      {dialog}
    </div>
  );
}
