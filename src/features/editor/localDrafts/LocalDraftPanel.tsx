import { Button } from '@/ui/Button';
import type { OpenedPost } from '../draft';
import { sentPost } from '../publishing/postBody';
import { DifferenceList } from './DifferenceList';
import { differencesOf } from './differences';
import type { LocalDraft } from './localDrafts';

type LocalDraftPanelProps = {
  opened: OpenedPost;
  localDraft: LocalDraft;
  /** The editor is already open. */
  isLate: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Shows a local draft before the writer restores or discards it. */
export function LocalDraftPanel({ opened, localDraft, isLate, ...actions }: LocalDraftPanelProps) {
  const { onRestore, onDiscard } = actions;
  const { saved, draft } = opened;
  const isAnswerLost = saved && localDraft.sent?.texts === sentPost(draft, saved.url).texts;
  const isOlder = saved && localDraft.saved?.updatedAt !== saved.updatedAt && !isAnswerLost;
  return (
    <section aria-label="Unsaved work" className="grid max-w-column gap-6">
      <h2 className="text-2xl">You have unsaved work here</h2>
      <p className="text-quiet">
        Kept on this device on {time.format(localDraft.savedAt)}.{' '}
        {isOlder ? 'The published post has been changed since that work began. ' : ''}
        This is how it differs from {saved ? 'the published post' : 'an empty post'}.
        {isLate ? ' Restoring it replaces what you have written on this page.' : ''}
      </p>
      <DifferenceList
        differences={differencesOf(draft, localDraft.draft)}
        before={saved ? 'Published' : 'Empty'}
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
