import { groupDigits } from '@contract/groupDigits';

type ResultCountProps = {
  term: string;
  /** The term whose posts are shown, if it is another one. */
  corrected?: string | undefined;
  /** null while it is unknown. */
  count: number | null;
};

function resultText(term: string, count: number) {
  const posts = count === 1 ? 'post' : 'posts';
  return `${count === 0 ? 'No' : groupDigits(count)} ${posts} for “${term}”`;
}

function textOf({ term, corrected, count }: ResultCountProps) {
  if (!term || count === null) return null;
  if (!corrected) return resultText(term, count);
  return `${resultText(term, 0)}. ${resultText(corrected, count)}:`;
}

/** How many posts match. The live region is always there, because only changes are announced. */
export function ResultCount(props: ResultCountProps) {
  return (
    <p role="status" aria-label="Results" className="wrap-anywhere text-quiet empty:hidden">
      {textOf(props)}
    </p>
  );
}
