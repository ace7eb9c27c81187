import { newClientId } from '@/lib/newClientId';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { isOtherAccount } from '../../draft/isOtherAccount';
import type { OpenEditor } from '../../model/usePostEditor';
import { PostChecks } from '../checks/PostChecks';
import { ConflictDialog } from './ConflictDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { type RenderSignIn, SignInDialog } from './SignInDialog';
import { useLeaveGuard } from './useLeaveGuard';

type EditorDialogsProps = { editor: OpenEditor; isUrlTaken: boolean; renderSignIn: RenderSignIn };

/** What the editor asks the writer. */
export function EditorDialogs({ editor, isUrlTaken, renderSignIn }: EditorDialogsProps) {
  const storeDispatch = useAppDispatch();
  const { publishing, dispatch } = editor;
  const { step } = publishing;
  const guard = useLeaveGuard({
    leaving: editor.leaving,
    onLeave: editor.reportLeft,
  });
  const close = () => dispatch({ type: 'dialogClosed' });

  function handleSignInClose() {
    close();
    guard.stay();
  }

  function handleSignedIn() {
    handleSignInClose();
    if (storeDispatch(isOtherAccount(editor.account))) dispatch({ type: 'otherAccountFound' });
  }

  return (
    <>
      <PostChecks editor={editor} isUrlTaken={isUrlTaken} />
      <ConflictDialog
        conflict={step.name === 'conflict' ? step : null}
        onKeepMine={() => dispatch({ type: 'mineChosen', isUrlTaken })}
        onTakeTheirs={() => dispatch({ type: 'theirsChosen' })}
        onKeepBoth={editor.keepBoth}
        onClose={close}
      />
      <ConfirmDialog
        title="This post was deleted"
        isOpen={step.name === 'deleted'}
        confirmLabel="Publish as a new post"
        cancelLabel="Back to writing"
        onConfirm={() => dispatch({ type: 'newPostChosen', clientId: newClientId() })}
        onClose={close}
      >
        Your changes are still here, but there is no post to update any more. A new post needs its
        own picture.
      </ConfirmDialog>
      <ConfirmDialog
        title="Unpublish this post?"
        isOpen={step.name === 'confirmingUnpublish'}
        confirmLabel="Unpublish"
        onConfirm={() => dispatch({ type: 'unpublishConfirmed' })}
        onClose={close}
      >
        Readers can no longer open it. Its likes and comments are kept, and you can publish it
        again. Changes that are not saved stay in the editor.
      </ConfirmDialog>
      {step.name === 'choosingTime' ? (
        <ScheduleDialog
          refusal={step.error}
          planned={publishing.server.saved?.publishAt ?? null}
          onChoose={(publishAt) => dispatch({ type: 'timeChosen', publishAt, isUrlTaken })}
          onClose={close}
        />
      ) : null}
      <SignInDialog
        isOpen={step.name === 'signInNeeded' || step.name === 'otherAccount' || guard.isSignedOut}
        owner={step.name === 'otherAccount' ? editor.account.username : null}
        onClose={handleSignInClose}
        onSignedIn={handleSignedIn}
        renderSignIn={renderSignIn}
      />
      <ConfirmDialog
        title="Leave without saving?"
        isOpen={guard.loss !== null}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        {guard.loss}
      </ConfirmDialog>
    </>
  );
}
