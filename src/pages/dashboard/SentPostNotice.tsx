import { postPath } from '@contract/pages';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { PostLetters } from '@/features/dashboard/PostLetters';
import { formatSavedAt } from '@/features/editor/draft/formatSavedAt';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Button, buttonClasses } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

const ShareEverywhere = lazyPart({
  load: async () => (await import('@/features/posts/post/share/ShareRow')).ShareEverywhere,
});

/** The navigation state that the editor passes on. */
const sentState = v.object({
  sent: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    url: v.pipe(v.string(), v.nonEmpty()),
    title: v.string(),
    change: v.picklist(['published', 'updated', 'scheduled']),
    publishAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
});

const names = { published: 'Published', updated: 'Updated', scheduled: 'Scheduled' } as const;

function readSent(state: unknown) {
  const parsed = v.safeParse(sentState, state);
  return parsed.success ? parsed.output.sent : null;
}

/** The keys of locations that have shown their notice. Going back to one later shows none. */
const shownAt = new Set<string>();

/** The post that was just published, updated or scheduled, until the view is left or the notice is closed. */
export function SentPostNotice() {
  const { state, key } = useLocation();
  const siteAddress = useSiteAddress();
  const [sent, setSent] = useState(() => (shownAt.has(key) ? null : readSent(state)));
  const [isSharing, setIsSharing] = useState(false);
  const headingId = useId();

  useEffect(() => {
    shownAt.add(key);
  }, [key]);

  if (!sent) return null;
  const { id, url, title, change, publishAt } = sent;
  return (
    <section aria-labelledby={headingId} className="grid gap-2 border-y border-good py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon name="check" />
        <h2 id={headingId} className="min-w-0 flex-1 text-lg">
          {names[change]}: <bdi>{title}</bdi>
        </h2>
        <div className="flex items-center gap-1">
          <Link to={postPath(url)} className={buttonClasses('secondary')}>
            View
          </Link>
          {publishAt === null ? (
            <Button
              variant="quiet"
              aria-expanded={isSharing}
              onClick={() => setIsSharing(!isSharing)}
            >
              Share
            </Button>
          ) : null}
          <IconButton icon="close" label="Close" onClick={() => setSent(null)} />
        </div>
      </div>
      {publishAt === null ? null : (
        <p className="text-quiet">
          It will be published on {formatSavedAt(Date.parse(publishAt))}.
        </p>
      )}
      {change === 'scheduled' ? null : <PostLetters postId={id} />}
      {isSharing ? (
        <ShareEverywhere
          url={siteAddress(postPath(url))}
          title={title}
          description=""
          hashtags={[]}
        />
      ) : null}
    </section>
  );
}
