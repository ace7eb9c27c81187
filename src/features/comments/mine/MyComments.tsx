import type { Comment, OwnComment } from '@contract/comments/commentEntities';
import { paths, postPath } from '@contract/pages';
import { commentPath } from '@contract/postAnchors';
import { commentTexts } from '@contract/texts/commentTexts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRouteData } from '@/store/useRouteData';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Moment } from '@/ui/Moment';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { CommentText } from '../thread/CommentText';
import { myCommentsQuery } from './myCommentsQuery';

const firstShown = 3;

type AnswerRowProps = { answer: Comment; postUrl: string };

function AnswerRow({ answer, postUrl }: AnswerRowProps) {
  const { commentAuthor: author, content, mentions } = answer;
  if (!author) return null;
  return (
    <li className="flex gap-3 border-s-2 ps-3">
      <Avatar src={author.image.secure_url} name={author.fullName} size="small" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-sm text-quiet">
          <Link to={commentPath(postUrl, answer._id)} className="hover:text-accent hover:underline">
            <bdi className="font-medium text-ink">{author.fullName}</bdi>
            {' answered '}
            <Moment at={answer.createdAt} />
          </Link>
        </p>
        <CommentText text={content} mentions={mentions} />
      </div>
    </li>
  );
}

function CommentEntry({ comment }: { comment: OwnComment }) {
  const { post, answers, content, mentions } = comment;
  return (
    <li className="grid gap-3 py-4">
      <p className="text-sm text-quiet">
        <Link to={commentPath(post.url, comment._id)} className="text-link">
          You commented
        </Link>{' '}
        <Moment at={comment.createdAt} />
        {' on '}
        <Link to={postPath(post.url)} dir="auto" className="hover:text-accent hover:underline">
          {post.title}
        </Link>
      </p>
      <CommentText text={content} mentions={mentions} />
      {answers.length > 0 ? (
        <ul aria-label="Answers" className="grid gap-3">
          {answers.map((answer) => (
            <AnswerRow key={answer._id} answer={answer} postUrl={post.url} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Entries({ comments }: { comments: readonly OwnComment[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (comments.length === 0)
    return (
      <p className="text-quiet">
        You have not commented on a post yet.{' '}
        <Link to={paths.posts} className="text-link">
          Find a post to read
        </Link>
      </p>
    );
  const shown = isWhole ? comments : comments.slice(0, firstShown);
  return (
    <>
      <ul aria-labelledby="my-comments" className="divide-y border-y">
        {shown.map((comment) => (
          <CommentEntry key={comment._id} comment={comment} />
        ))}
      </ul>
      {shown.length < comments.length ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsWhole(true)}>
          Show more of your comments
        </Button>
      ) : null}
    </>
  );
}

const skeleton = (
  <div className="grid gap-3">
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </div>
);

/** The newest comments of a member, with the newest answers. */
export function MyComments({ viewerId }: { viewerId: string }) {
  const loaded = useRouteData(myCommentsQuery({ viewerId }));
  return (
    <section aria-labelledby="my-comments" className="grid gap-3">
      <h2 id="my-comments" className="text-xl">
        Your comments
      </h2>
      <WhenLoaded loaded={loaded} failure={commentTexts.ownFailed} skeleton={skeleton}>
        {({ comments }) => <Entries comments={comments} />}
      </WhenLoaded>
    </section>
  );
}
