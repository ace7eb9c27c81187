import { loadingTexts } from '@contract/texts/loadingTexts';
import { lazyPart } from '@/lib/browser/lazyPart';
import { loadOrReload } from '@/ui/missingChunk';
import { LoadingStatus } from '@/ui/Skeleton';

export const EditorScreen = lazyPart({
  load: () =>
    loadOrReload(async () => (await import('@/features/editor/screen/EditorScreen')).EditorScreen),
  fallback: <LoadingStatus label={loadingTexts.editor} />,
});

export const EditorHistory = lazyPart({
  load: () =>
    loadOrReload(async () => (await import('@/features/revisions/EditorHistory')).EditorHistory),
  fallback: <LoadingStatus label={loadingTexts.history} />,
});
