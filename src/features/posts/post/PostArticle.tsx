import type { PostDetails } from '@contract/entities';
import { postPath } from '@contract/pages';
import { blockAnchor, postAnchors } from '@contract/postAnchors';
import { type ReactNode, useEffect, useState } from 'react';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { renderedPart } from '@/lib/renderedPart';
import { NeedsScript } from '@/ui/NeedsScript';
import { PostDocument, type RenderMargin } from './document/PostDocument';
import type { ReadableDocument } from './document/readBlocks';
import { LikeButton } from './LikeButton';
import { PostCover } from './PostCover';
import { PostTitle } from './PostTitle';
import { ShareButton, ShareRow } from './share/ShareRow';
import { hashtagsOf } from './share/sharedPost';
import { SummaryButton } from './summary/SummaryButton';

const PostMenu = renderedPart({
  load: async () => (await import('./PostMenu')).PostMenu,
  when: whenQuiet,
  // As large as the button.
  fallback: <span className="touchable" />,
});

type PostArticleProps = {
  post: PostDetails;
  content: ReadableDocument;
  onDeleted: () => void;
  /** How many likes and comments it has. */
  counts: ReactNode;
  /** Remarks and menus beside the blocks; null until they have loaded. */
  renderMargin: RenderMargin | null;
  /** What readers do with words of the text. */
  tools: ReactNode;
  /** Between the like button and the share button. */
  actions: ReactNode;
  /** Shown below the text: the author and the comments. */
  children: ReactNode;
};

/** Scrolls to a block and focuses it. A new object each time, so that the same block works twice. */
function useMarkedBlock() {
  const [marked, setMarked] = useState<{ key: string } | null>(null);

  useEffect(() => {
    if (!marked) return;
    const block = document.getElementById(blockAnchor(marked.key));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    block?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
    block?.focus({ preventScroll: true });
  }, [marked]);

  return [marked?.key ?? null, (key: string) => setMarked({ key })] as const;
}

export function PostArticle(props: PostArticleProps) {
  const { post, content, onDeleted, counts, renderMargin, tools, actions, children } = props;
  const [markedKey, markBlock] = useMarkedBlock();
  const siteAddress = useSiteAddress();
  const shared = {
    url: siteAddress(postPath(post.url)),
    title: post.title,
    description: post.metaDescription,
    hashtags: hashtagsOf(post.seoKeywords),
  };
  return (
    <article className="page-width grid gap-10 py-10">
      <PostTitle
        post={post}
        readMinutes={content.minutes}
        counts={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            {counts}
            <NeedsScript takesEarlyPresses>
              <SummaryButton key={post._id} postId={post._id} onSource={markBlock} />
            </NeedsScript>
            <NeedsScript>
              <ShareRow {...shared} />
            </NeedsScript>
          </div>
        }
      />
      <PostCover post={post} onDeleted={onDeleted} />
      <div className="mx-auto grid w-full max-w-column gap-10">
        <div className="relative min-w-0">
          <PostDocument blocks={content.blocks} markedKey={markedKey} renderMargin={renderMargin} />
          {tools}
        </div>
        {/* On small screens without words, so that the row doesn't wrap or unwrap when a font or a button has loaded. */}
        <div
          id={postAnchors.like}
          tabIndex={-1}
          className="flex min-h-11 flex-wrap items-center gap-2 outline-none print:hidden"
        >
          <LikeButton post={post} />
          {actions}
          <NeedsScript>
            <ShareButton {...shared} />
            <PostMenu id={post._id} title={post.title} authorId={post.author._id} />
          </NeedsScript>
        </div>
        {children}
      </div>
    </article>
  );
}
