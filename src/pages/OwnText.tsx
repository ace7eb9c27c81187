import { renderedPart } from '@/lib/renderedPart';
import { LoadingStatus } from '@/ui/Skeleton';

/** A text that was written in the editor, as the page of a post shows it. */
export const OwnText = renderedPart({
  load: async () => (await import('./PostPage')).WrittenText,
  fallback: <LoadingStatus />,
});
