import { rehearsalPage } from '@contract/rehearsalPage';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Icon } from '@/ui/Icon';
import type { RehearsedPost } from '../model/rehearsal';
import { SiteLosses } from './SiteLosses';
import { useSiteFrame } from './useSiteFrame';

type PostsProps = { posts: readonly RehearsedPost[] };

type Status = ReturnType<typeof useSiteFrame>['status'];

function statusText(status: Status, { read, all }: { read: number; all: number }) {
  if (status === 'shown') return '';
  if (status === 'failed') return 'The site can’t be shown here. The list of changes is complete.';
  return status === 'opening' ? 'Opening the site …' : `Opening the site: ${read} of ${all} posts`;
}

function FramedSite({ posts }: PostsProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, count, open } = useSiteFrame(frame, posts);

  function handleOpen(place: Parameters<typeof open>[0]) {
    open(place);
    frame.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 content-start gap-3 self-start lg:sticky lg:top-20">
        <p role="status" className="text-quiet empty:hidden">
          {statusText(status, { read: count, all: posts.length })}
        </p>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it runs only code of this site, with the same origin */}
        <iframe
          ref={frame}
          title="The site with these posts"
          src={rehearsalPage}
          hidden={status === 'failed'}
          className="h-[calc(100dvh-6rem)] min-h-96 w-full scroll-mt-20 rounded-card border border-edge bg-paper"
        />
      </div>
      <aside aria-labelledby="site-losses" className="grid content-start gap-4">
        <h3 id="site-losses" className="text-xl">
          Changed or lost
        </h3>
        <SiteLosses posts={posts} onOpen={handleOpen} />
      </aside>
    </div>
  );
}

type SiteRehearsalProps = PostsProps & { onClose: () => void };

/** The pages of the site with these posts, as visitors would see them, beside what is changed or lost. */
export function SiteRehearsal({ posts, onClose }: SiteRehearsalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const published = useMemo(() => posts.filter(({ isPublished }) => isPublished), [posts]);
  const drafts = posts.length - published.length;
  const [hasDrafts, setHasDrafts] = useState(published.length === 0);
  const shown = hasDrafts ? posts : published;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="rehearsed-site" className="grid gap-6">
      <Button variant="secondary" className="justify-self-start" onClick={onClose}>
        <Icon name="previous" />
        Back to the list
      </Button>
      <div className="grid gap-3">
        <h2 ref={heading} id="rehearsed-site" tabIndex={-1} className="text-2xl outline-none">
          The site with these posts
        </h2>
        <p className="max-w-column text-quiet">
          These are the pages as visitors would see them. They are made in this tab: nothing is
          uploaded, and nothing that you do in them is stored.
          {drafts > 0 ? ' Drafts are only shown to their author.' : null}
        </p>
        {drafts > 0 ? (
          <Checkbox
            label={`Also show the drafts (${drafts})`}
            hint="As they would look if you published them today."
            checked={hasDrafts}
            disabled={published.length === 0}
            onChange={setHasDrafts}
          />
        ) : null}
      </div>
      <FramedSite key={shown.length} posts={shown} />
    </section>
  );
}
