import { paths } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from '@/lib/site';
import { Button, buttonClasses } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { NeedsScript } from '@/ui/NeedsScript';

type HeroProps = {
  onCreate: () => void;
  /** What members see below the headline, which is one line for them. */
  children?: ReactNode;
};

export function Hero({ onCreate, children = null }: HeroProps) {
  const { name, homeTitle, homeText } = useSite();
  const isForMember = children !== null;
  const create = <Button onClick={onCreate}>Create Own</Button>;
  return (
    <section
      // Not centred beside the posts: it is painted before they have arrived.
      className={classes(
        'grid content-start gap-4',
        !isForMember && 'hero md:gap-6 md:pt-[min(3.5vw,3rem)]',
      )}
    >
      {/* The same elements for both: the headline keeps the focus during the hydration. */}
      <div className={isForMember ? 'flex flex-wrap items-center justify-between gap-3' : ''}>
        <h1
          className={
            isForMember
              ? 'text-base sm:text-xl'
              : 'max-w-[17ch] text-[2.1rem] leading-[1.04] md:text-5xl lg:text-7xl'
          }
        >
          {homeTitle || (
            <>
              Keep what is worth <span className="text-accent">passing on</span>.
            </>
          )}
        </h1>
        {isForMember ? create : null}
      </div>
      {children ?? (
        <>
          <p className="max-w-[40ch] font-serif text-lg text-pretty text-quiet md:text-balance lg:text-2xl">
            {homeText || (
              <>
                <span className="max-md:hidden">
                  People once wrote down what they wanted to remember in a commonplace book. This
                  one
                </span>
                <span className="md:hidden">{name}</span> has many authors: read their posts, follow
                them, and write your own.
              </>
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <NeedsScript>{create}</NeedsScript>
            <Link to={paths.posts} className={buttonClasses('secondary')}>
              Start reading
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
