import { Toasts, type ToastsProps } from '@/ui/Toasts';
import { SignInDialog } from './SignInDialog';
import { useDismissOnNavigation } from './useDismissOnNavigation';

/** The toasts, with what they need of the router. */
export function RoutedToasts(regions: Omit<ToastsProps, 'SignInDialog'>) {
  useDismissOnNavigation();
  return <Toasts {...regions} SignInDialog={SignInDialog} />;
}
