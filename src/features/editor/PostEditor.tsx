import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { attemptedFrom } from '@/lib/attempted';
import { UploadProgress } from '@/ui/UploadProgress';
import { CheckDialog } from './checks/CheckDialog';
import { checkPost, type Place } from './checks/checkPost';
import type { Draft, Opened, Saved } from './draft';
import { DetailFields } from './form/DetailFields';
import { TitleField } from './form/TitleField';
import { useTakenUrl } from './form/useTakenUrl';
import { LeaveDialog } from './LeaveDialog';
import type { LocalDraft } from './localDrafts/localDrafts';
import { Warnings } from './localDrafts/Warnings';
import { Preview } from './Preview';
import { ShortcutHelp } from './ShortcutHelp';
import { ConflictDialog } from './saving/ConflictDialog';
import { type RenderSignIn, SignInDialog } from './saving/SignInDialog';
import { Toolbar } from './Toolbar';
import { useDraft } from './useDraft';
import { useFocusPlace } from './useFocusPlace';
import { useLeaveGuard } from './useLeaveGuard';
import { usePublishing } from './usePublishing';

export type PostEditorSlots = {
  renderSignIn: RenderSignIn;
  /** Shows a document as the post's page does. */
  renderPreview: (content: string) => ReactNode;
};

type PostEditorProps = PostEditorSlots & {
  opened: Opened;
  restored: LocalDraft | null;
  draftKey: string;
  /** Another tab shows it too, to read only. */
  hasSecond: boolean;
  /** Starts over with another state of the post. */
  onReopen: (draft: Draft, saved: Saved) => void;
};

/** Where a post is written. */
export function PostEditor({
  opened,
  restored,
  draftKey,
  hasSecond,
  onReopen,
  ...parts
}: PostEditorProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const work = useDraft({ opened, restored, draftKey });
  const { form, holder, instance, saved, words } = work;
  const isNew = saved === null;
  const isUrlTaken = useTakenUrl(form.fields.url, isNew, work.sent);
  const [previewed, setPreviewed] = useState<Draft | null>(null);
  const [goesOn, setGoesOn] = useState(false);
  const blocker = useLeaveGuard(work.hasUnsaved);

  const jumpTo = useFocusPlace(root, instance);

  function handleJump(place: Place) {
    setPreviewed(null);
    publishing.setFindings(null);
    jumpTo(place);
  }

  const publishing = usePublishing({
    work,
    opened,
    isUrlTaken,
    onJump: (field) => handleJump({ field }),
    onDone: () => void navigate('/dashboard'),
  });

  async function check() {
    await instance?.read();
    setGoesOn(false);
    publishing.setFindings(checkPost(work.current(), work.uploading));
  }

  async function preview() {
    await instance?.read();
    setPreviewed(previewed ? null : work.current());
  }

  const isLeaving = blocker.state === 'blocked';
  // The session ended by itself: that is no wish to leave.
  const isThrownOut = isLeaving && attemptedFrom(blocker.location.state) !== null;
  const action = publishing.isUnfinished ? 'Finish publishing' : isNew ? 'Publish' : 'Update';

  function stay() {
    publishing.setNeedsSignIn(false);
    if (isLeaving) blocker.reset();
  }

  return (
    <div ref={root} className="grid gap-8">
      <Warnings warning={work.isRefused ? 'refused' : hasSecond ? 'first' : null} />
      <Toolbar
        instance={instance}
        isPreviewing={previewed !== null}
        isBusy={publishing.isBusy}
        action={action}
        onPreview={() => void preview()}
        onCheck={() => void check()}
        onPublish={() => {
          setGoesOn(true);
          publishing.publish();
        }}
      />
      <UploadProgress
        progress={publishing.share}
        note={publishing.note}
        onCancel={publishing.cancel}
      />
      {previewed ? (
        <Preview draft={previewed} saved={saved} renderDocument={parts.renderPreview} />
      ) : null}
      {/* What is typed while it is being saved would be in neither the post nor the local draft. */}
      <div hidden={previewed !== null} inert={publishing.isBusy} className="grid gap-8">
        <TitleField form={form} isNew={isNew} />
        <div
          ref={holder}
          className="post-editor font-serif text-[1.2rem]"
          aria-busy={instance === null}
        />
        <ShortcutHelp />
        <DetailFields form={form} saved={saved} isUrlTaken={isUrlTaken} />
      </div>
      <p role="status" aria-label="Editor" className="sr-only">
        {words}
      </p>
      <CheckDialog
        findings={publishing.findings}
        goOn={goesOn ? `${action} anyway` : null}
        onGoOn={() => {
          publishing.setFindings(null);
          publishing.publish({ ignoresFindings: true });
        }}
        onJump={handleJump}
        onClose={() => publishing.setFindings(null)}
      />
      <ConflictDialog
        conflict={publishing.conflict}
        onKeepMine={() => publishing.publish({ overwrites: true })}
        onTakeTheirs={() => {
          const { conflict } = publishing;
          if (conflict) void work.finish().then(() => onReopen(conflict.theirs, conflict.saved));
        }}
        onClose={publishing.closeConflict}
      />
      <SignInDialog
        isOpen={publishing.needsSignIn || isThrownOut}
        onClose={stay}
        onSignedIn={stay}
        renderSignIn={parts.renderSignIn}
      />
      <LeaveDialog
        isOpen={isLeaving && !isThrownOut}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </div>
  );
}
