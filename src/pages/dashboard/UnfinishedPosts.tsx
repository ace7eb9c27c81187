import { lazy, Suspense } from 'react';
import { useViewer } from '@/store/hooks';

const UnfinishedWork = lazy(async () => ({
  default: (await import('@/features/editor/localDrafts/UnfinishedWork')).UnfinishedWork,
}));

/** The user's unsaved work on this device, loaded after the view. */
export function UnfinishedPosts() {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Suspense fallback={null}>
      <UnfinishedWork key={viewer.id} userId={viewer.id} />
    </Suspense>
  );
}
