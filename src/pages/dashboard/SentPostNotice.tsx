import { postPath } from '@contract/pages';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PostLetters } from '@/features/dashboard/PostLetters';
import { useSentPost } from '@/features/dashboard/useSentPost';
import { lazyPart } from '@/lib/browser/lazyPart';
import { dateAndTime } from '@/lib/dates';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Button, buttonClasses } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

const ShareEverywhere = lazyPart({
  load: async () => (await import('@/features/posts/post/share/ShareRow')).ShareEverywhere,
});

const names = { published: 'Published', updated: 'Updated', scheduled: 'Scheduled' } as const;

/** The post that was just published, updated or scheduled, until the view is left or the notice is closed. */
export function SentPostNotice() {
  const siteAddress = useSiteAddress();
  const { sent, close } = useSentPost();
  const [isSharing, setIsSharing] = useState(false);
  const headingId = useId();

  if (!sent) return null;
  const { id, url, title, change, publishAt } = sent;
  return (
    <section aria-labelledby={headingId} className="grid gap-2 border-y border-good py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon name="check" />
        <h2 id={headingId} className="min-w-[min(13rem,100%-2rem)] flex-1 text-lg wrap-anywhere">
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
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
      </div>
      {publishAt === null ? null : (
        <p className="text-quiet">It will be published on {dateAndTime(publishAt)}.</p>
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
