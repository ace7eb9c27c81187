import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazyPart';
import { whenQuiet } from '@/lib/whenQuiet';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { Icon } from '@/ui/Icon';
import type { SharedPost } from './sharedPost';

const NetworkButtons = lazyPart(async () => {
  await whenQuiet();
  return (await import('./NetworkButtons')).NetworkButtons;
});

function DeviceButton({ url, title, description }: SharedPost) {
  async function handleShare() {
    try {
      await navigator.share({ url, title, text: description });
    } catch {
      // Closing the sheet again is no failure.
    }
  }
  return (
    <Button variant="quiet" onClick={() => void handleShare()}>
      <Icon name="share" size={18} />
      Share
    </Button>
  );
}

/** Every way to hand a post on. The networks' place is kept while their code is on its way. */
export function ShareRow(shared: SharedPost) {
  return (
    <div role="group" aria-label="Share this post" className="flex flex-wrap items-center">
      <div className="flex min-h-10 min-w-60 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-66">
        <Suspense fallback={null}>
          <NetworkButtons {...shared} />
        </Suspense>
      </div>
      <CopyButton text={shared.url} label="Copy link" icon="link" />
      {'share' in navigator ? <DeviceButton {...shared} /> : null}
    </div>
  );
}
