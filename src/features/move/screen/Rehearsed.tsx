import { useState } from 'react';
import { saveFile } from '@/lib/browser/saveFile';
import { counted } from '@/lib/counted';
import { longDate } from '@/lib/dates';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { SiteRehearsal } from '../frame/SiteRehearsal';
import { LossLines } from '../losses/LossLines';
import { ShownInParts } from '../losses/ShownInParts';
import { lossFile } from '../model/lossFile';
import type { Rehearsal, RehearsedPost } from '../model/rehearsal';
import { MoveIn } from './MoveIn';
import { OldAddress } from './OldAddress';
import { PostPreview, type RenderText } from './PostPreview';

type RehearsedProps = {
  rehearsal: Rehearsal;
  renderText: RenderText;
  onReadAgain: (siteUrl: string) => void;
  onRestart: () => void;
};

/** Their exports don't have the address of the site. */
const withoutAddress: ReadonlySet<string> = new Set(['Ghost', 'Substack', 'Hashnode']);

type PostRowProps = { post: RehearsedPost; onOpen: () => void };

function PostRow({ post, onOpen }: PostRowProps) {
  const { title, isPublished, publishedAt, losses } = post;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-3">
      <button
        type="button"
        dir="auto"
        className="touchable min-w-0 text-start font-serif text-lg wrap-anywhere hover:text-accent hover:underline"
        onClick={onOpen}
      >
        {title}
      </button>
      <span className="text-sm text-quiet">
        {isPublished ? (publishedAt ? longDate(publishedAt) : 'Published') : 'Draft'}
        {losses.length > 0 ? ` · ${losses.length} changed or lost` : null}
      </span>
    </li>
  );
}

type PostListProps = { posts: readonly RehearsedPost[]; onOpen: (post: RehearsedPost) => void };

function PostList({ posts, onOpen }: PostListProps) {
  return (
    <section aria-labelledby="rehearsed-posts" className="grid gap-4">
      <h2 id="rehearsed-posts" className="text-2xl">
        Posts
      </h2>
      <ShownInParts
        items={posts}
        renderItem={(post) => <PostRow key={post.key} post={post} onOpen={() => onOpen(post)} />}
      />
    </section>
  );
}

function Summary({
  rehearsal: { system, name, posts, losses },
}: Pick<RehearsedProps, 'rehearsal'>) {
  const drafts = posts.filter(({ isPublished }) => !isPublished).length;
  const changes = posts.reduce((sum, post) => sum + post.losses.length, losses.length);
  return (
    <p role="status">
      <bdi>{name}</bdi> ({system}): {counted(posts.length, 'post')}, {drafts} of them as drafts.{' '}
      {changes === 0 ? 'Nothing is changed or lost.' : `${changes} things are changed or lost.`}
    </p>
  );
}

/** What a move of the archive would do, and the move. */
export function Rehearsed({ rehearsal, renderText, onReadAgain, onRestart }: RehearsedProps) {
  const [opened, setOpened] = useState<RehearsedPost | 'site' | null>(null);
  const { posts, losses, system } = rehearsal;
  const close = () => setOpened(null);
  return (
    <>
      {opened === 'site' ? <SiteRehearsal posts={posts} onClose={close} /> : null}
      {opened && opened !== 'site' ? (
        <PostPreview key={opened.key} post={opened} renderText={renderText} onClose={close} />
      ) : null}
      {/* A move that runs goes on while a post or the site is looked at. */}
      <div hidden={opened !== null} className={opened ? '' : 'grid gap-12'}>
        <div className="grid gap-4">
          <Summary rehearsal={rehearsal} />
          <div className="flex flex-wrap gap-3">
            {posts.length > 0 ? (
              <Button variant="secondary" onClick={() => setOpened('site')}>
                Read these posts on the site
              </Button>
            ) : null}
            <Button variant="secondary" onClick={() => saveFile(lossFile(rehearsal))}>
              <Icon name="document" />
              Download the list of changes
            </Button>
            <Button variant="quiet" onClick={onRestart}>
              Choose another archive
            </Button>
          </div>
          {withoutAddress.has(system) ? <OldAddress onReadAgain={onReadAgain} /> : null}
        </div>
        {posts.length > 0 ? <MoveIn rehearsal={rehearsal} /> : null}
        <PostList posts={posts} onOpen={setOpened} />
        {losses.length > 0 ? (
          <section aria-labelledby="other-losses" className="grid gap-4">
            <h2 id="other-losses" className="text-2xl">
              Not moved
            </h2>
            <LossLines losses={losses} />
          </section>
        ) : null}
      </div>
    </>
  );
}
