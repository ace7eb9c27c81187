import { Link } from 'react-router-dom';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import type { Heading } from './outline';

const readIsWide = () => matchMedia('(min-width: 48rem)').matches;

/** Table of contents of a longer post, closed at first on small screens. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const isWide = useBrowserValue(readIsWide, false);
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav dir="auto" aria-label="On this page" className="mb-2 border-b pb-3 font-sans">
      <details open={isWide}>
        <summary className="w-fit py-2.5 text-sm text-quiet">
          {/* Isolated, so that the headings decide the direction of the list. */}
          <bdi>On this page</bdi>
        </summary>
        <ol className="grid pb-3 text-[0.95rem]">
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
      </details>
    </nav>
  );
}
