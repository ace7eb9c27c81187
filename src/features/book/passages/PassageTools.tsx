import type { Passage } from '@contract/book/bookEntities';
import { useLayoutEffect, useRef, useState } from 'react';
import { useViewer } from '@/store/hooks';
import { ownQuery } from '@/store/posts/ownQuery';
import { useRouteData } from '@/store/useRouteData';
import type { SelectedWords } from '../model/keptWords';
import { findWordsPlace } from './findWordsPlace';
import type { MarkedRange } from './markedRanges';
import { PassageDialog } from './PassageDialog';
import { type BlockRequest, useBlockRequest } from './useBlockRequest';
import { useKeepKey } from './useKeepKey';
import { useMarks } from './useMarks';
import { usePassageActions } from './usePassageActions';
import { type ReturnedWords, useReturnedWords } from './useReturnedWords';
import { useSelectedWords } from './useSelectedWords';
import { KeptBar, SelectionBar } from './WordBars';
import { widenWords } from './widenWords';

type PassageToolsProps = {
  postId: string;
  postUrl: string;
  revision: number | undefined;
  /** Opens the comment form for words of the post; null if comments are closed. */
  onComment: ((words: SelectedWords) => void) | null;
  request: BlockRequest | null;
  /** Set if a visitor has signed in for words of the post. */
  returned: ReturnedWords | null;
};

const none: readonly Passage[] = [];

/**
 * What readers do with words of a post: save them in their book, note something, copy a link, comment. It stands
 * beside the text of the post, in the same element.
 */
export function PassageTools(props: PassageToolsProps) {
  const { postId, postUrl, revision, onComment, request, returned } = props;
  const viewerId = useViewer()?.id ?? '';
  const shownIn = { viewerId, postId };
  const passages = useRouteData(viewerId === '' ? null : ownQuery(shownIn)).data?.passages ?? none;
  const place = useRef<HTMLDivElement>(null);
  const text = useRef<Element | null>(null);
  const [selected, clearSelected] = useSelectedWords(text);
  const [pressed, setPressed] = useState<MarkedRange | null>(null);
  const { dialog, ...actions } = usePassageActions({
    viewerId,
    postId,
    postUrl,
    revision,
    widen(words, except) {
      const others = passages.filter((passage) => passage !== except);
      return text.current
        ? widenWords(text.current, words, others)
        : { words, widens: null, covered: [] };
    },
    onDone(blockId) {
      closeBar(blockId);
      document.getSelection()?.removeAllRanges();
      clearSelected();
    },
  });

  /** The bar is about to go: what has the focus in it passes it on. */
  function closeBar(blockId: string) {
    const hasFocus = place.current?.contains(document.activeElement);
    if (hasFocus) findWordsPlace(blockId)?.focus({ preventScroll: true });
    setPressed(null);
  }

  // Before the effects of the hooks below, which read the text.
  useLayoutEffect(() => {
    text.current = place.current?.parentElement?.querySelector('.post-blocks') ?? null;
  }, []);
  useMarks({ text, passages, onPress: setPressed });
  const handleKeep = (words: SelectedWords) => void actions.save(words);
  useKeepKey({ text, selected: selected?.words ?? null, onKeep: handleKeep });
  useReturnedWords({
    text,
    passages,
    returned,
    join: actions.join,
    onReturn(passage, mark) {
      setPressed(mark);
      if (returned?.action === 'note') actions.openDialog({ name: 'note', passage });
    },
  });
  useBlockRequest({
    text,
    request,
    onKeep: handleKeep,
    onOpen: actions.openDialog,
    onRemove: (passage) => void actions.remove(passage),
  });

  const opened = passages.find(({ _id: id }) => id === dialog?.passage._id) ?? dialog?.passage;
  return (
    <div ref={place} className="absolute inset-x-0 top-0">
      {selected ? <SelectionBar {...{ selected, actions, onComment }} frame={place} /> : null}
      {pressed && !selected ? (
        <KeptBar
          kept={pressed}
          frame={place}
          actions={actions}
          takesFocus={returned !== null}
          onClose={({ blockId }) => closeBar(blockId)}
        />
      ) : null}
      {dialog && opened ? (
        <PassageDialog
          name={dialog.name}
          passage={opened}
          shownIn={shownIn}
          onClose={actions.closeDialog}
        />
      ) : null}
    </div>
  );
}
