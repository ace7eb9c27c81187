import { paths } from '@contract/pages';
import { useLocation, useNavigate } from 'react-router-dom';
import { attemptedState } from '@/lib/attempted';
import { Toasts, type ToastsProps } from '@/ui/Toasts';
import { useDismissOnNavigation } from './useDismissOnNavigation';

/** The toasts, with what they need of the router. */
export function RoutedToasts(regions: Omit<ToastsProps, 'onSignIn'>) {
  const location = useLocation();
  const navigate = useNavigate();
  useDismissOnNavigation();
  return (
    <Toasts
      {...regions}
      onSignIn={({ intent }) =>
        void navigate(paths.signIn, { state: attemptedState(location, intent) })
      }
    />
  );
}
