import { Link } from 'react-router-dom';
import { hubPath } from '../hub/hubQuery';
import { Section } from './Section';

export function TagList({ tags }: { tags: readonly string[] }) {
  const allPosts = (
    <Link to="/posts" className="inline-flex min-h-11 items-center text-link">
      All Posts
    </Link>
  );
  return (
    <Section title="Topics" aside={allPosts}>
      {tags.length > 0 ? (
        <ul className="flex flex-wrap gap-x-7 gap-y-1">
          {tags.map((tag) => (
            <li key={tag} dir="auto">
              <Link
                to={hubPath({ tag })}
                state={{ tag }}
                className="inline-flex touchable items-center font-serif text-2xl decoration-1 underline-offset-4 hover:text-accent hover:underline md:text-3xl"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
