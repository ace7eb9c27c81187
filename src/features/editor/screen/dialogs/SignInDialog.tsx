import type { ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';

export type RenderSignIn = (onSignedIn: () => void) => ReactNode;

type SignInDialogProps = {
  isOpen: boolean;
  /** The username that has to sign in, if another account is signed in. */
  owner: string | null;
  onClose: () => void;
  onSignedIn: () => void;
  renderSignIn: RenderSignIn;
};

/** Lets the writer sign in again without leaving the editor. */
export function SignInDialog({ isOpen, owner, ...actions }: SignInDialogProps) {
  const { onClose, onSignedIn, renderSignIn } = actions;
  return (
    <Dialog
      title={owner === null ? 'Your session has ended' : 'Another account is signed in'}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p className="text-quiet">
        {owner === null
          ? 'Your work is still here. Sign in to continue and save it.'
          : `This post was opened by ${owner}, so nothing was sent. Your work is still here. Sign in as ${owner} to continue.`}
      </p>
      {renderSignIn(onSignedIn)}
    </Dialog>
  );
}
