import type { Passage } from '@contract/book/bookEntities';
import { useState } from 'react';
import { copyText } from '@/lib/copyText';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { bookPath } from '../model/bookAddress';
import { keepWords, removePassage } from '../model/bookThunks';
import type { SelectedWords } from '../model/keptWords';
import { passageLink } from './passageLink';
import { type WidenedWords, worth } from './widenWords';

type PassageActions = {
  viewerId: string;
  postId: string;
  postUrl: string;
  revision: number | undefined;
  /** Adds to words those of the passages that they overlap, except one. */
  widen: (words: SelectedWords, except?: Passage) => WidenedWords;
  /** The words of a block are done with. */
  onDone: (blockId: string) => void;
};

export type OpenDialog = { name: 'note' | 'heading'; passage: Passage };

/** What a reader can do with words of a post, and the dialog that this opens. */
export function usePassageActions(actions: PassageActions) {
  const { viewerId, postId, postUrl, revision, widen, onDone } = actions;
  const dispatch = useAppDispatch();
  const siteAddress = useSiteAddress();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  async function save({ words, widens, covered }: WidenedWords, isForNote = false) {
    const outcome = await dispatch(
      keepWords({ viewerId, postId, revision, words, widens: widens?._id, isForNote }),
    );
    if (!keepWords.fulfilled.match(outcome)) return null;
    for (const passage of covered) void dispatch(removePassage({ viewerId, postId, passage }));
    onDone(words.blockId);
    return outcome.payload;
  }

  return {
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    async save(words: SelectedWords) {
      const saved = await save(widen(words));
      if (!saved) return;
      const { passage, message } = saved;
      const open = (name: OpenDialog['name']) => () => setDialog({ name, passage });
      const inBook = bookPath(passage.headingId === null ? {} : { heading: passage.headingId });
      notify.success(message, `kept-${passage._id}`, [
        { label: 'Note', run: open('note') },
        { label: 'Choose heading', run: open('heading') },
        { label: 'Open', name: 'Open your book', to: inBook },
      ]);
    },
    async note(words: SelectedWords) {
      const saved = await save(widen(words), true);
      if (saved) setDialog({ name: 'note', passage: saved.passage });
    },
    /** Joins words that a visitor has saved with the passages that they overlap. Resolves to the passage that has them. */
    async join(passage: Passage) {
      const { covered, ...widened } = widen(passage, passage);
      if (!widened.widens || worth(passage) > 0) return passage;
      const saved = await save({ ...widened, covered: [...covered, passage] });
      return saved?.passage ?? passage;
    },
    async remove(passage: Passage) {
      const outcome = await dispatch(removePassage({ viewerId, postId, passage }));
      if (removePassage.fulfilled.match(outcome)) onDone(passage.blockId);
    },
    async copyLink(words: SelectedWords) {
      const link = siteAddress(passageLink(postUrl, words));
      if (await copyText(link, 'The link is copied.')) onDone(words.blockId);
    },
  };
}
