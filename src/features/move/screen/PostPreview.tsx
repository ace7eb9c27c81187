import { blockAnchor } from '@contract/postAnchors';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { longDate } from '@/lib/dates';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { LossLines } from '../losses/LossLines';
import { LossPlace } from '../losses/LossPlace';
import type { RehearsedPost } from '../model/rehearsal';
import { withoutArchiveAddresses } from '../model/withoutArchiveAddresses';
import { useArchivePictures } from './useArchivePictures';

export type RenderText = (content: string) => ReactNode;

type PostPreviewProps = {
  post: RehearsedPost;
  renderText: RenderText;
  onClose: () => void;
};

function goTo(blockId: string) {
  const block = document.getElementById(blockAnchor(blockId));
  block?.scrollIntoView({ block: 'center' });
}

/** A post as readers would see it, beside what is changed or lost of it. */
export function PostPreview({ post, renderText, onClose }: PostPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const article = useRef<HTMLElement>(null);
  const { cover, losses, publishedAt } = post;
  const shown = useMemo(() => withoutArchiveAddresses(post), [post]);
  useArchivePictures(article, shown.files);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="rehearsed-post" className="grid gap-8">
      <Button variant="secondary" className="justify-self-start" onClick={onClose}>
        <Icon name="previous" />
        Back to the list
      </Button>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article
          ref={article}
          className="grid min-w-0 content-start gap-8 [&_img[src^='/favicon.svg#']]:invisible"
        >
          <header dir="auto" className="grid gap-3">
            <h2 ref={heading} id="rehearsed-post" tabIndex={-1} className="text-4xl outline-none">
              {post.title}
            </h2>
            <p dir="ltr" className="text-sm text-quiet">
              {post.isPublished && publishedAt ? longDate(publishedAt) : 'Draft'}
              {post.tags.length > 0 ? ` · ${post.tags.join(', ')}` : null}
            </p>
          </header>
          {cover ? <img src={shown.cover} alt="" className="w-full rounded-card" /> : null}
          <div className="grid gap-6">{renderText(shown.content)}</div>
        </article>
        <aside className="grid content-start gap-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto">
          <h3 className="text-xl">Changed or lost</h3>
          {losses.length > 0 ? (
            <LossLines
              losses={losses}
              renderLoss={(loss) => <LossPlace loss={loss} onOpen={goTo} />}
            />
          ) : (
            <p className="text-quiet">Nothing of this post.</p>
          )}
        </aside>
      </div>
    </section>
  );
}
