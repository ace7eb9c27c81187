import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '@/ui/Button';
import { NeedsScript } from '@/ui/NeedsScript';

export function Hero({ onCreate }: { onCreate: () => void }) {
  return (
    <section className="grid content-center gap-4 md:gap-6">
      <h1 className="max-w-[17ch] text-[2.1rem] leading-[1.04] md:text-5xl lg:text-7xl">
        Keep what is worth <span className="text-accent">passing on</span>.
      </h1>
      <p className="max-w-[40ch] font-serif text-lg text-pretty text-quiet md:text-balance lg:text-2xl">
        <span className="max-md:hidden">
          People once wrote down what they wanted to remember in a commonplace book. This one
        </span>
        <span className="md:hidden">Commonplace</span> has many authors: read their posts, follow
        them, and write your own.
      </p>
      <div className="flex flex-wrap gap-3">
        <NeedsScript>
          <Button onClick={onCreate}>Create Own</Button>
        </NeedsScript>
        <Link to={paths.posts} className={buttonClasses('secondary')}>
          Start reading
        </Link>
      </div>
    </section>
  );
}
