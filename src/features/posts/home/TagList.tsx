import { hubPath, paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { Section } from './Section';

export function TagList({ tags }: { tags: readonly string[] }) {
  const allPosts = (
    <Link to={paths.posts} className="inline-flex min-h-11 items-center text-link">
      All Posts
    </Link>
  );
  return (
    <Section title="Topics" aside={allPosts}>
      {tags.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4">
          {tags.map((tag) => (
            <li key={tag} dir="auto">
              <Link
                to={hubPath({ tag })}
                state={{ tag }}
                className="flex h-full min-h-20 items-end rounded-card border p-4 font-serif text-xl hover:border-accent hover:text-accent md:p-5 md:text-2xl"
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
