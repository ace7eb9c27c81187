import type { PostDetails } from '@contract/entities';
import { postPath } from '@contract/pages';
import { blockAnchor, postAnchors } from '@contract/postAnchors';
import { type ReactNode, useEffect, useState } from 'react';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { NeedsScript } from '@/ui/NeedsScript';
import { PostDocument, type RenderMargin } from './document/PostDocument';
import type { ReadableDocument } from './document/readBlocks';
import { LikeButton } from './LikeButton';
import { PostCover } from './PostCover';
import { PostTitle } from './PostTitle';
import { ReportPost } from './ReportPost';
import { ShareAgain, ShareRow } from './share/ShareRow';
import { hashtagsOf } from './share/sharedPost';
import { SummaryButton } from './summary/SummaryButton';

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
  /** Beside the like button. */
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
    <article className="page-width grid gap-10 py-10 md:py-16">
      <PostTitle post={post} readMinutes={content.minutes} counts={counts} />
      <PostCover post={post} onDeleted={onDeleted} />
      <div className="mx-auto grid w-full max-w-column gap-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b pb-6 print:hidden">
          <NeedsScript>
            <ShareRow {...shared} />
          </NeedsScript>
          <NeedsScript takesEarlyPresses>
            <SummaryButton key={post._id} postId={post._id} onSource={markBlock} />
          </NeedsScript>
        </div>
        <div className="relative min-w-0">
          <PostDocument blocks={content.blocks} markedKey={markedKey} renderMargin={renderMargin} />
          {tools}
        </div>
        {/* Two rows, so that neither wraps or unwraps when a font or a button has loaded. */}
        <div className="grid gap-y-3 print:hidden">
          <div
            id={postAnchors.like}
            tabIndex={-1}
            className="flex flex-wrap gap-x-4 gap-y-3 outline-none"
          >
            <LikeButton post={post} />
            {actions}
          </div>
          <NeedsScript className="flex flex-wrap items-center justify-between gap-2">
            <ShareAgain {...shared} />
            <ReportPost id={post._id} title={post.title} authorId={post.author._id} />
          </NeedsScript>
        </div>
        {children}
      </div>
    </article>
  );
}
