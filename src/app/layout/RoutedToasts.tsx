import { Toasts, type ToastsProps } from '@/ui/Toasts';
import { SignInDialog } from './SignInDialog';
import { useDismissOnNavigation } from './useDismissOnNavigation';
import { VerifyPanel } from './VerifyPanel';

/** The toasts, with what they need of the router. */
export function RoutedToasts(regions: Omit<ToastsProps, 'SignInDialog' | 'VerifyPanel'>) {
  useDismissOnNavigation();
  return <Toasts {...regions} SignInDialog={SignInDialog} VerifyPanel={VerifyPanel} />;
}
