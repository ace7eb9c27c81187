import type { Passage } from '@contract/book/bookEntities';
import { Link } from 'react-router-dom';
import { placeOf } from './PassageMeta';

const look = 'min-w-0 flex-1 font-serif text-xl leading-snug wrap-anywhere';

/** The saved words; of a saved post its title. */
export function PassageWords({ passage }: { passage: Passage }) {
  const { quote, post } = passage;
  if (quote !== '') {
    return (
      <blockquote dir="auto" className={`${look} whitespace-pre-line`}>
        {quote}
      </blockquote>
    );
  }
  const place = placeOf(passage);
  return (
    <p dir="auto" className={look}>
      {post && place ? (
        <Link to={place} className="hover:text-accent hover:underline">
          {post.title}
        </Link>
      ) : (
        'A saved post'
      )}
    </p>
  );
}
