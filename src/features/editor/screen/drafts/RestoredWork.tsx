import type { Difference } from '@contract/document/describeChanges';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { dayAndHour } from '@/lib/calendar';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Dialog } from '@/ui/Dialog';
import { DifferenceList } from '@/ui/DifferenceList';
import { differencesOf } from '../../draft/differences';
import { isDeleted, type OpenedPost } from '../../draft/draft';
import type { LocalDraft } from '../../draft/localDrafts';
import type { OpenEditor } from '../../model/usePostEditor';
import { newerPost } from '../../publishing/publishingState';
import { NewerVersion } from './NewerVersion';

/** The work on this device that an editor was opened with or without. */
export type LocalWork = {
  restored: LocalDraft | null;
  /** Work that was found after the editor had opened without it. */
  late: LocalDraft | null;
  /** Work that was put aside and can be brought back. */
  discarded: LocalDraft | null;
};

/** Opens the editor with `restored`, and keeps what was replaced. */
type OnReplace = (restored: LocalDraft | null, discarded: LocalDraft | null) => void;

type RestoredWorkProps = {
  editor: Pick<OpenEditor, 'draftStore' | 'takeWork' | 'publishing' | 'dispatch'>;
  opened: OpenedPost;
  work: LocalWork;
  onReplace: OnReplace;
};

function versionName({ saved }: OpenedPost) {
  if (!saved) return 'Empty post';
  return saved.isPublished ? 'Published' : 'Saved';
}

type CompareProps = {
  differences: readonly Difference[] | null;
  before: string;
  onClose: () => void;
};

function CompareDialog({ differences, before, onClose }: CompareProps) {
  return (
    <Dialog title="Unsaved work" isOpen={differences !== null} onClose={onClose}>
      {differences && differences.length > 0 ? (
        <DifferenceList differences={differences} before={before} after="Your unsaved work" />
      ) : (
        <p className="text-quiet">There is no difference.</p>
      )}
    </Dialog>
  );
}

type FoundProps = {
  /** When it was stored. */
  time: string;
  isLate: boolean;
  opened: OpenedPost;
  onCompare: () => void;
  onOpen: () => void;
  onDiscard: () => void;
};

function FoundWork({ time, isLate, opened, onCompare, onOpen, onDiscard }: FoundProps) {
  return (
    <>
      <p className="me-2">
        {isLate ? 'Found late: unsaved work' : 'Unsaved work'} of {time}.
        {isDeleted(opened) ? ' The post was deleted: publishing makes it a new post.' : null}
      </p>
      <Button variant="quiet" onClick={onCompare}>
        Compare
      </Button>
      {isLate ? (
        <Button variant="quiet" onClick={onOpen}>
          Open it
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </>
  );
}

/** Work that is only on this device: it can be compared, discarded and brought back. */
export function RestoredWork({ editor, opened, work, onReplace }: RestoredWorkProps) {
  const { draftStore, takeWork, publishing, dispatch } = editor;
  const { restored, late, discarded } = work;
  const hasUnsaved = useSyncExternalStore(draftStore.subscribe, draftStore.hasUnsaved);
  const [isSaved, setIsSaved] = useState(!hasUnsaved);
  const undo = useRef<HTMLButtonElement>(null);
  const [now] = useState(Date.now);
  const [differences, setDifferences] = useState<readonly Difference[] | null>(null);
  const timeOf = ({ savedAt }: LocalDraft) => dayAndHour(savedAt, now);

  async function replaceBy(next: LocalDraft | null) {
    const hasWork = draftStore.hasUnsaved();
    const current = await takeWork();
    onReplace(next, hasWork ? current : null);
  }

  const openLate = useEffectEvent((found: LocalDraft) => {
    if (!draftStore.mayHaveUnsaved()) onReplace(found, null);
  });
  useEffect(() => {
    if (late) openLate(late);
  }, [late]);

  useEffect(() => {
    // The button that opened this editor is gone.
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);

  async function handleCompare() {
    const shown = late?.draft ?? (await draftStore.read());
    setDifferences(differencesOf(opened.draft, shown));
  }

  // What is written after a save is other work.
  if (!hasUnsaved && !isSaved) setIsSaved(true);
  const found = late ?? (isSaved ? null : restored);
  const newer = late ? null : newerPost(publishing);
  if (!found && !discarded && !newer) return null;
  const time = found ? timeOf(found) : null;
  const handleDiscard = () => (late ? onReplace(null, late) : void replaceBy(null));
  return (
    <section
      aria-label="Unsaved work"
      className={classes(
        'page-width flex flex-wrap items-center text-sm text-quiet',
        newer
          ? 'gap-x-4 gap-y-2 border-b border-bad py-3'
          : 'gap-x-1 py-1 max-sm:[&_button]:px-2 max-sm:[&_p+button]:-ms-2',
      )}
    >
      {newer ? (
        <NewerVersion
          newer={newer}
          time={time}
          onCompare={() => dispatch({ type: 'comparisonRequested' })}
          onDiscard={handleDiscard}
        />
      ) : null}
      {time !== null && !newer ? (
        <FoundWork
          time={time}
          isLate={late !== null}
          opened={opened}
          onCompare={() => void handleCompare()}
          onOpen={() => void replaceBy(late)}
          onDiscard={handleDiscard}
        />
      ) : null}
      {discarded ? (
        <>
          <p role="status" className="me-2">
            The work of {timeOf(discarded)} was discarded.
          </p>
          <Button ref={undo} variant="quiet" onClick={() => void replaceBy(discarded)}>
            Undo discarding
          </Button>
        </>
      ) : null}
      <CompareDialog
        differences={differences}
        before={versionName(opened)}
        onClose={() => setDifferences(null)}
      />
    </section>
  );
}
