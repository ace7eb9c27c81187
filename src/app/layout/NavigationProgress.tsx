import { useNavigation } from 'react-router-dom';

/** A thin line at the top while the next page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent" />;
}
