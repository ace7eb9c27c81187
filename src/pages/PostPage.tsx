import type { Post } from '@contract/entities';
import { paths } from '@contract/pages';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { AuthorCard } from '@/features/posts/post/AuthorCard';
import { PostDocument } from '@/features/posts/post/document/PostDocument';
import { type ReadableBlock, readContent } from '@/features/posts/post/document/readBlocks';
import { CoverPicture } from '@/features/posts/post/PostCover';
import { PostTitle } from '@/features/posts/post/PostTitle';
import { Reporting } from '@/features/report/Reporting';
import { SubscribeTo } from '@/features/subscribers/SubscribeInPlace';
import { Redirect } from '@/ui/Redirect';
import { PostAt } from './post/PostAt';

const noBlocks: readonly ReadableBlock[] = [];

type DraftArticleProps = { post: Post; notice: string };

/**
 * A draft as the page of its link shows it: without likes, comments and shares. It is here because the pages
 * would otherwise load what they share as a chunk of its own.
 */
export function DraftArticle({ post, notice }: DraftArticleProps) {
  const content = useMemo(() => readContent(post.content), [post.content]);
  const cover = post.public_image.resource_url;
  return (
    <article className="page-width grid gap-10 py-10">
      <PostTitle post={post} readMinutes={() => content?.minutes() ?? 1} notice={notice} />
      {cover ? (
        <div className="from-column">
          <CoverPicture src={cover} />
        </div>
      ) : null}
      <div className="mx-auto grid w-full max-w-column gap-10">
        <PostDocument blocks={content?.blocks ?? noBlocks} markedKey={null} />
        <AuthorCard
          author={post.author}
          action={null}
          subscribe={<SubscribeTo author={post.author} />}
        />
      </div>
    </article>
  );
}

/** The text of a page that administrators have written. */
export const WrittenText = ({ content }: { content: string }) => (
  <PostDocument blocks={readContent(content)?.blocks ?? noBlocks} markedKey={null} />
);

export function PostPage() {
  const { url = '' } = useParams();
  if (!url.trim()) return <Redirect to={paths.posts} />;
  return (
    <Reporting>
      <PostAt url={url} />
    </Reporting>
  );
}
