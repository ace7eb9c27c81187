import type { Comment } from '@contract/comments/commentEntities';
import type { OwnComment } from '@contract/comments/receivedEntities';
import { postPath } from '@contract/pages';
import { commentPath } from '@contract/postAnchors';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import { Moment } from '@/ui/Moment';
import { CommentText } from '../thread/CommentText';

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

type OwnCommentListProps = { comments: readonly OwnComment[] } & (
  | { 'aria-label': string }
  | { 'aria-labelledby': string }
);

/** Comments of the member, with the newest answers. */
export function OwnCommentList({ comments, ...name }: OwnCommentListProps) {
  return (
    <ul {...name} className="divide-y border-y">
      {comments.map((comment) => (
        <CommentEntry key={comment._id} comment={comment} />
      ))}
    </ul>
  );
}
