import { groupDigits } from '@contract/groupDigits';
import { paths } from '@contract/pages';
import { can, type Viewer } from '@contract/permissions';
import { gateTexts } from '@contract/texts/gateTexts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '@/lib/counted';
import { dateAndTime } from '@/lib/dates';
import { useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { type AuthorChoices, areSeveral, assignPosts, countAuthors } from '../model/authors';
import type { Rehearsal } from '../model/rehearsal';
import { type Progress, useMove } from '../model/useMove';
import { MoveAuthors } from './MoveAuthors';
import { MoveResult } from './MoveResult';

type MovingProps = { viewer: NonNullable<Viewer>; rehearsal: Rehearsal };

function Bar({ done, total }: { done: number; total: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Moved posts"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full origin-left bg-accent transition-transform rtl:origin-right"
        style={{ transform: `scaleX(${total === 0 ? 1 : done / total})` }}
      />
    </div>
  );
}

/** What the button does. */
function nameOf({ status, failed }: Progress, count: number) {
  if (status === 'idle') return `Move in ${counted(count, 'post')}`;
  return status === 'done' && failed.length > 0 ? 'Try the others again' : 'Continue';
}

/** A longer wait names the time at which it ends. */
const shortWait = 60_000;

function waitText({ error, goesOnAt }: Progress) {
  if (goesOnAt - Date.now() <= shortWait) return 'The site is busy. The move goes on in a moment.';
  const reason =
    error?.status === 429
      ? 'The site takes no more posts and pictures of a move until then.'
      : 'The site is busy.';
  return `The move goes on by itself at ${dateAndTime(goesOnAt)}, if this page stays open. ${reason}`;
}

function statusText(progress: Progress, total: number) {
  const { status, moved, current } = progress;
  if (status === 'idle') return null;
  if (status === 'waiting') return waitText(progress);
  if (status === 'running' && current === '') return 'Preparing …';
  const now = current === '' ? '.' : `, now: ${current}`;
  return `${groupDigits(moved.size)} of ${counted(total, 'post')} moved${now}`;
}

type AuthorsProps = Omit<ComponentProps<typeof MoveAuthors>, 'authors'> & MovingProps;

/** Whose the posts become, if the archive has several authors. */
function Authors({ viewer, rehearsal, ...choosing }: AuthorsProps) {
  const authors = countAuthors(rehearsal.posts);
  if (!areSeveral(authors)) return null;
  const isForOthers = can(viewer, 'create post for', { authorId: '' });
  return isForOthers ? (
    <MoveAuthors authors={authors} {...choosing} />
  ) : (
    <p>The archive names several authors. All posts become yours.</p>
  );
}

function Moving({ viewer, rehearsal }: MovingProps) {
  const [choices, setChoices] = useState<AuthorChoices>(new Map());
  const assigned = assignPosts(rehearsal.posts, choices);
  const { progress, start, pause } = useMove({ viewerId: viewer.id, rehearsal, assigned });
  const { status, moved, failed, problem } = progress;
  const isRunning = status === 'running' || status === 'pausing' || status === 'waiting';
  const done = moved.size + failed.length;
  const isComplete = assigned.every(({ post }) => moved.has(post.key));
  return (
    <>
      {status === 'idle' ? (
        <p>
          Pictures are uploaded first, then the posts with their dates and addresses. Nobody gets a
          notification or an e-mail about them. You can close this page in between and choose the
          same archive again: no post is made twice.
        </p>
      ) : (
        <Bar done={done} total={assigned.length} />
      )}
      <Authors
        viewer={viewer}
        rehearsal={rehearsal}
        choices={choices}
        isDisabled={isRunning}
        onChoose={(name, choice) => setChoices(new Map(choices).set(name, choice))}
      />
      <p role="status" className="empty:hidden">
        {statusText(progress, assigned.length)}
      </p>
      {problem === '' || status !== 'paused' ? null : (
        <p role="alert" className="text-bad">
          The move has paused. {problem}
        </p>
      )}
      {isComplete && !isRunning ? null : (
        <div className="flex flex-wrap gap-3">
          {isRunning ? (
            <Button variant="secondary" busy={status === 'pausing'} onClick={pause}>
              Pause
            </Button>
          ) : (
            <Button onClick={start}>{nameOf(progress, assigned.length)}</Button>
          )}
        </div>
      )}
      {done > 0 && !isRunning ? (
        <MoveResult posts={rehearsal.posts} moved={moved} failed={failed} />
      ) : null}
    </>
  );
}

function Gate(): ReactNode {
  const viewer = useViewer();
  if (!viewer) {
    return (
      <p>
        To move these posts in,{' '}
        <Link to={paths.signIn} className="text-link">
          sign in
        </Link>{' '}
        or{' '}
        <Link to={paths.signUp} className="text-link">
          sign up
        </Link>
        . You choose the archive again afterwards.
      </p>
    );
  }
  return <p>{gateTexts.verifyFromDashboard}</p>;
}

/** Moves the posts of a rehearsal, for members who may write posts. */
export function MoveIn({ rehearsal }: { rehearsal: Rehearsal }) {
  const viewer = useViewer();
  return (
    <section aria-labelledby="move-in" className="grid gap-4">
      <h2 id="move-in" className="text-2xl">
        Move in
      </h2>
      {viewer && can(viewer, 'create post') ? (
        <Moving viewer={viewer} rehearsal={rehearsal} />
      ) : (
        <Gate />
      )}
    </section>
  );
}
