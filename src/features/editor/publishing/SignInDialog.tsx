import type { ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';

export type RenderSignIn = (onSignedIn: () => void) => ReactNode;

type SignInDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onSignedIn: () => void;
  renderSignIn: RenderSignIn;
};

/** Lets the writer sign in again without leaving the editor. */
export function SignInDialog({ isOpen, onClose, onSignedIn, renderSignIn }: SignInDialogProps) {
  return (
    <Dialog title="Your session has ended" isOpen={isOpen} onClose={onClose}>
      <p className="text-quiet">Your work is still here. Sign in to go on and save it.</p>
      {renderSignIn(onSignedIn)}
    </Dialog>
  );
}
