import { groupDigits } from '@contract/groupDigits';

type ResultCountProps = {
  term: string;
  /** null while it is unknown. */
  count: number | null;
};

function resultText(term: string, count: number) {
  const posts = count === 1 ? 'post' : 'posts';
  return `${count === 0 ? 'No' : groupDigits(count)} ${posts} for “${term}”`;
}

/** How many posts match. The live region is always there, because only changes are announced. */
export function ResultCount({ term, count }: ResultCountProps) {
  return (
    <p role="status" aria-label="Results" className="wrap-anywhere text-quiet empty:hidden">
      {term && count !== null ? resultText(term, count) : null}
    </p>
  );
}
