import { Button } from '@/ui/Button';
import { differencesOf } from '../../draft/differences';
import { isDeleted, type OpenedPost } from '../../draft/draft';
import { formatSavedAt } from '../../draft/formatSavedAt';
import type { LocalDraft } from '../../draft/localDrafts';
import { textsOf } from '../../publishing/postBody';
import { DifferenceList } from './DifferenceList';

type LocalDraftPanelProps = {
  opened: OpenedPost;
  localDraft: LocalDraft;
  /** The editor is already open. */
  isLate: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Shows a local draft before the writer restores or discards it. */
export function LocalDraftPanel({ opened, localDraft, isLate, ...actions }: LocalDraftPanelProps) {
  const { onRestore, onDiscard } = actions;
  const { saved, draft } = opened;
  const isAnswerLost = saved && localDraft.sentTexts === textsOf(draft, saved.url);
  const isOlder = saved && localDraft.saved?.updatedAt !== saved.updatedAt && !isAnswerLost;
  const isGone = isDeleted(opened);
  const state = saved?.isPublished === false ? 'saved' : 'published';
  return (
    <section aria-label="Unsaved work" className="page-width grid gap-6 py-10 [&>*]:max-w-column">
      <h2 className="text-2xl">
        {isGone ? 'This post was deleted' : 'You have unsaved work here'}
      </h2>
      <p className="text-quiet">
        Kept on this device on {formatSavedAt(localDraft.savedAt)}.{' '}
        {isOlder ? `The ${state} post has been changed since that work began. ` : ''}
        {isGone ? 'Restore it to publish it as a new post. ' : ''}
        This is how it differs from {saved ? `the ${state} post` : 'an empty post'}.
        {isLate ? ' Restoring it replaces what you have written on this page.' : ''}
      </p>
      <DifferenceList
        differences={differencesOf(draft, localDraft.draft)}
        before={saved ? (saved.isPublished ? 'Published' : 'Saved') : 'Empty'}
        after="Your unsaved work"
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>Restore my work</Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </section>
  );
}
