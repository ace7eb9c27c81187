import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '@/ui/Button';
import { NeedsScript } from '@/ui/NeedsScript';

export function Hero({ onCreate }: { onCreate: () => void }) {
  return (
    <section className="grid gap-6 py-12 md:py-20">
      <h1 className="max-w-[17ch] text-[2.6rem] leading-[1.04] sm:text-6xl md:text-7xl">
        Keep what is worth <span className="text-accent">passing on</span>.
      </h1>
      <p className="max-w-[46ch] font-serif text-xl text-quiet md:text-2xl">
        People once wrote down what they wanted to remember in a commonplace book. This one has many
        authors: read their posts, follow them, and write your own.
      </p>
      <div className="flex flex-wrap gap-3">
        <NeedsScript>
          <Button onClick={onCreate}>Create Own</Button>
        </NeedsScript>
        <Link to="/posts" className={buttonClasses('secondary')}>
          Start reading
        </Link>
      </div>
    </section>
  );
}
