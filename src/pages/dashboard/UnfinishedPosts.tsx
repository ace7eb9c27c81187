import { lazyPart } from '@/lib/browser/lazyPart';
import { useViewer } from '@/store/hooks';

const UnfinishedWork = lazyPart({
  load: async () => (await import('@/features/editor/screen/drafts/UnfinishedWork')).UnfinishedWork,
});

/** The user's unsaved work on this device, loaded after the view. */
export function UnfinishedPosts() {
  const viewer = useViewer();
  return viewer ? <UnfinishedWork key={viewer.id} userId={viewer.id} /> : null;
}
