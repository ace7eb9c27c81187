import { postPath } from '@contract/pages';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Button, buttonClasses } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

const ShareRow = lazyPart({
  load: async () => (await import('@/features/blog/post/share/ShareRow')).ShareRow,
});

/** The navigation state that the editor passes on. */
const publishedState = v.object({
  published: v.object({ url: v.pipe(v.string(), v.nonEmpty()), title: v.string() }),
});

function readPublished(state: unknown) {
  const parsed = v.safeParse(publishedState, state);
  return parsed.success ? parsed.output.published : null;
}

/** The keys of locations that have shown their notice. Going back to one later shows none. */
const shownAt = new Set<string>();

/** The post that was just published, until the view is left or the notice is closed. */
export function PublishedNotice() {
  const { state, key } = useLocation();
  const siteAddress = useSiteAddress();
  const [published, setPublished] = useState(() =>
    shownAt.has(key) ? null : readPublished(state),
  );
  const [isSharing, setIsSharing] = useState(false);
  const id = useId();

  useEffect(() => {
    shownAt.add(key);
  }, [key]);

  if (!published) return null;
  const { url, title } = published;
  return (
    <section aria-labelledby={id} className="grid gap-2 border-y border-good py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon name="check" />
        <h2 id={id} className="min-w-0 flex-1 text-lg">
          Published: <bdi>{title}</bdi>
        </h2>
        <div className="flex items-center gap-1">
          <Link to={postPath(url)} className={buttonClasses('secondary')}>
            View
          </Link>
          <Button
            variant="quiet"
            aria-expanded={isSharing}
            onClick={() => setIsSharing(!isSharing)}
          >
            Share
          </Button>
          <IconButton icon="close" label="Close" onClick={() => setPublished(null)} />
        </div>
      </div>
      {isSharing ? (
        <ShareRow url={siteAddress(postPath(url))} title={title} description="" hashtags={[]} />
      ) : null}
    </section>
  );
}
