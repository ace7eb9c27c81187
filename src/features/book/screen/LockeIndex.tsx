import type { Heading } from '@contract/book/bookEntities';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/EmptyState';
import { bookPath } from '../model/bookAddress';
import { lockeIndex } from './lockeIndex';

/** The headings by letter and vowel. */
export function LockeIndex({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) {
    return <EmptyState icon="book">The index lists your headings. You have none yet.</EmptyState>;
  }
  return (
    <div className="grid gap-8">
      <p className="text-quiet">
        Each heading is listed under its first letter and the first vowel after it, as in the
        commonplace books of John Locke.
      </p>
      {lockeIndex(headings).map(({ letter, entries }) => (
        <section
          key={letter}
          aria-label={letter}
          className="grid grid-cols-[3rem_1fr] border-t pt-4"
        >
          <h2 className="text-3xl">{letter}</h2>
          <dl className="grid gap-3">
            {entries.map(({ key, headings: ofKey }) => (
              <div key={key} className="grid grid-cols-[3rem_1fr] gap-2">
                <dt className="text-quiet">{key}</dt>
                <dd>
                  <ul className="grid gap-1">
                    {ofKey.map(({ _id: id, title, count }) => (
                      <li key={id} className="flex justify-between gap-4">
                        <Link to={bookPath({ heading: id })} className="min-w-0 text-link">
                          <bdi className="wrap-anywhere">{title}</bdi>
                        </Link>
                        <span className="text-quiet tabular-nums">{count}</span>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
