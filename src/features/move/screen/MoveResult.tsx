import { groupBy } from '@contract/groupBy';
import { groupDigits } from '@contract/groupDigits';
import { paths, postPath } from '@contract/pages';
import { Link } from 'react-router-dom';
import { saveFile } from '@/lib/browser/saveFile';
import { counted } from '@/lib/counted';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Button } from '@/ui/Button';
import { ShownInParts } from '../losses/ShownInParts';
import type { Moved } from '../model/movedPosts';
import { type RedirectFormat, redirectFile } from '../model/redirects';
import type { RehearsedPost } from '../model/rehearsal';
import { type Failed, reasonOf } from '../model/useMove';

type MoveResultProps = {
  posts: readonly RehearsedPost[];
  moved: ReadonlyMap<string, Moved>;
  failed: readonly Failed[];
};

const formats: readonly (readonly [RedirectFormat, string])[] = [
  ['netlify', 'Netlify'],
  ['nginx', 'nginx'],
  ['apache', 'Apache'],
];

/** Files with which the old host leads readers to the moved posts. */
function Redirects({ posts, moved }: Omit<MoveResultProps, 'failed'>) {
  const siteAddress = useSiteAddress();
  const rules = posts.flatMap(({ key, formerUrls }) => {
    const post = moved.get(key);
    if (!post || post.isDraft) return [];
    return formerUrls.map((from) => ({ from, to: siteAddress(postPath(post.url)) }));
  });
  if (rules.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">Lead readers here from the old site</h3>
      <p className="text-quiet">
        A file for the host of the old site: each former address is forwarded to its post.
      </p>
      <div className="flex flex-wrap gap-3">
        {formats.map(([format, name]) => (
          <Button
            key={format}
            variant="secondary"
            onClick={() => {
              const { name: fileName, text } = redirectFile(format, rules);
              // Browsers would add an ending to the name of a text.
              saveFile(new File([text], fileName, { type: 'application/octet-stream' }));
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The posts that could not be moved, by the reason. */
function NotMoved({ failed }: Pick<MoveResultProps, 'failed'>) {
  const byReason = groupBy(failed, ({ error }) => reasonOf(error));
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">Not moved</h3>
      <ul className="grid gap-3">
        {[...byReason].map(([reason, ofReason]) => (
          <li key={reason}>
            <p>{reason}</p>
            <ShownInParts
              items={ofReason}
              className="mt-1 grid gap-1 border-s-2 ps-3 text-sm text-quiet"
              renderItem={({ post }) => (
                <li key={post.key} dir="auto" className="wrap-anywhere">
                  {post.title}
                </li>
              )}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The pictures that are missing here, by their post. */
function LostPictures({ posts, moved }: Omit<MoveResultProps, 'failed'>) {
  const all = posts.flatMap(({ key, title }) =>
    (moved.get(key)?.lostPictures ?? []).map((picture) => ({ key, title, picture })),
  );
  if (all.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">Pictures that are missing</h3>
      <p>{counted(all.length, 'picture')} could not be loaded and had to be left out.</p>
      <ShownInParts
        items={all}
        className="grid gap-1"
        renderItem={({ key, title, picture }) => (
          <li key={`${key} ${picture}`} className="wrap-anywhere">
            <bdi>{title}</bdi>: <bdi>{picture}</bdi>
          </li>
        )}
      />
    </div>
  );
}

/** 1 post is here, as a draft; 3 posts are here, 1 of them as a draft */
function movedText(count: number, drafts: number) {
  const are = `${counted(count, 'post')} ${count === 1 ? 'is' : 'are'} here`;
  if (drafts === 0) return `${are}.`;
  const asDrafts = drafts === 1 ? 'as a draft' : 'as drafts';
  return count === 1
    ? `${are}, ${asDrafts}.`
    : `${are}, ${groupDigits(drafts)} of them ${asDrafts}.`;
}

/** What has been moved, and what could not be. */
export function MoveResult({ posts, moved, failed }: MoveResultProps) {
  const drafts = [...moved.values()].filter(({ isDraft }) => isDraft).length;
  return (
    <div className="grid gap-6">
      <p>
        {movedText(moved.size, drafts)}{' '}
        <Link to={paths.ownPosts} className="text-link">
          See your posts
        </Link>
      </p>
      {failed.length > 0 ? <NotMoved failed={failed} /> : null}
      <LostPictures posts={posts} moved={moved} />
      <Redirects posts={posts} moved={moved} />
    </div>
  );
}
