import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { buttonClasses } from '@/ui/Button';

/** Shows how the book will look, and how to begin it. */
export function EmptyBook() {
  return (
    <div className="grid gap-8 py-4">
      <figure aria-label="Example" className="grid gap-3 border-y py-6">
        <p className="text-sm text-quiet">Example · under “Reading”</p>
        <blockquote className="font-serif text-xl">
          Some books are to be tasted, others to be swallowed, and some few to be chewed and
          digested.
        </blockquote>
        <figcaption className="text-sm text-quiet">Of Studies by Francis Bacon</figcaption>
        <p>
          <span className="text-sm text-quiet">Note</span>
          <br />
          For the post about rereading.
        </p>
      </figure>
      <div className="grid justify-items-start gap-4">
        <p>
          Your book collects words that you want to remember. Select them in a post and press
          “Keep”; here you put them under headings, add notes and write from them. Only you see your
          book, unless you make a heading public. If an author changes words that you kept, the book
          shows it.
        </p>
        <Link to={paths.posts} className={buttonClasses()}>
          Find something to keep
        </Link>
      </div>
    </div>
  );
}
