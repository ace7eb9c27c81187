import { paths, postPath } from '@contract/pages';
import { Link } from 'react-router-dom';
import { saveFile } from '@/lib/browser/saveFile';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Button } from '@/ui/Button';
import type { Moved } from '../model/moveThunks';
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

/** What has been moved, and what could not be. */
export function MoveResult({ posts, moved, failed }: MoveResultProps) {
  const drafts = [...moved.values()].filter(({ isDraft }) => isDraft).length;
  const pictures = [...moved.values()].reduce(
    (sum, { lostPictures }) => sum + lostPictures.length,
    0,
  );
  return (
    <div className="grid gap-6">
      <ul className="grid gap-1">
        <li>
          {moved.size} posts are here, {drafts} of them as drafts.{' '}
          <Link to={paths.ownPosts} className="text-link">
            See your posts
          </Link>
        </li>
        {pictures > 0 ? <li>{pictures} pictures could not be loaded and were left out.</li> : null}
      </ul>
      {failed.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="text-lg">Not moved</h3>
          <ul className="grid gap-1">
            {failed.map(({ post, error }) => (
              <li key={post.key}>
                <bdi>{post.title}</bdi>: {reasonOf(error)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Redirects posts={posts} moved={moved} />
    </div>
  );
}
