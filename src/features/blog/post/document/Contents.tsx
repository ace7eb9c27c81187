import { Link } from 'react-router-dom';
import type { Heading } from './outline';

/** Table of contents of a longer post. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav aria-label="On this page" className="mb-2 border-b pb-6 font-sans">
      <p className="text-sm text-quiet">On this page</p>
      <ol className="mt-2 grid text-[0.95rem]">
        {headings.map(({ id, text, level }) => (
          <li key={id} style={{ paddingInlineStart: `${(level - top) * 1.25}rem` }}>
            <Link
              to={`#${id}`}
              className="block py-1.5 text-ink! no-underline! hover:text-accent! pointer-coarse:py-2.5"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
