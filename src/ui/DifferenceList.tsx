import { changedParts, createSearchBudget, type TextPart } from '@contract/document/compareWords';
import { type Difference, partsOf } from '@contract/document/describeChanges';
import { historyTexts } from '@contract/texts/historyTexts';
import { createElement, Fragment, useMemo, useState } from 'react';
import { classes } from './classes';

const elements = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Readable without colours: browsers strike out what was removed and underline what was added. */
const classNames = {
  same: undefined,
  removed: 'bg-bad-soft text-bad',
  added: 'bg-good-soft text-good',
} as const;

function shownPart({ kind, text }: TextPart, at: number, parts: readonly TextPart[]) {
  // Beside the words that they replace, without a space between.
  const isReplacing = kind === 'added' && parts[at - 1]?.kind === 'removed';
  const className = classes(classNames[kind], isReplacing && 'mx-0.5');
  return createElement(elements[kind], { className }, text);
}

/** The parts of two texts, marked. */
export function ChangedWords({ parts }: { parts: readonly TextPart[] }) {
  return createElement(Fragment, null, ...parts.map(shownPart));
}

const startLength = 200;

/** Enough of a text to recognise it. */
function startOf(text: string): TextPart[] {
  const shown = text.length > startLength ? `${text.slice(0, startLength).trimEnd()}…` : text;
  return [{ kind: 'same', text: shown }];
}

/** About how many characters of differences are shown at first, with their markup. */
const mostCharacters = 150_000;
/** The markup of an item, and of a part of its text. */
const markup = { item: 150, part: 50 };

type Compared = { what: string; parts: TextPart[]; end: number };

/** The changed words of each text with those around them; of a text that stayed, its start. */
function compareAll(differences: readonly Difference[]): Compared[] {
  const budget = createSearchBudget();
  let end = 0;
  return differences.map((difference) => {
    const { what, before, after } = difference;
    const parts = before === after ? startOf(after) : changedParts(partsOf(difference, budget));
    end += parts.reduce((sum, { text }) => sum + text.length + markup.part, markup.item);
    return { what, parts: before || after ? parts : [], end };
  });
}

function ChangedText({ parts }: Pick<Compared, 'parts'>) {
  return (
    <p dir="auto" className="font-serif leading-relaxed break-words whitespace-pre-wrap">
      <ChangedWords parts={parts} />
    </p>
  );
}

type DifferenceListProps = {
  differences: readonly Difference[];
  /** How many others there are, which can't be shown. */
  more?: number;
  /** The names of the two versions. */
  before: string;
  after: string;
};

/** Shows where two versions of a post differ; of very many differences the first ones. */
export function DifferenceList({ differences, more = 0, before, after }: DifferenceListProps) {
  // Comparing takes up to a few tenths of a second.
  const compared = useMemo(() => compareAll(differences), [differences]);
  const [showsAll, setShowsAll] = useState(false);
  const first = compared.filter(({ end }, at) => at === 0 || end <= mostCharacters);
  const shown = showsAll ? compared : first;
  const hidden = compared.length - shown.length;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
        <span>
          <del className={classNames.removed}>Struck out</del>: {before}
        </span>
        <span>
          <ins className={classNames.added}>Underlined</ins>: {after}
        </span>
      </p>
      <ul className="border-t">
        {[...shown.entries()].map(([at, { what, parts }]) => (
          <li key={at} className="grid gap-1 border-b py-3">
            <h3 className="font-sans text-sm font-medium text-quiet">{what}</h3>
            {parts.length > 0 ? <ChangedText parts={parts} /> : null}
          </li>
        ))}
      </ul>
      {hidden + more > 0 ? (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
          {historyTexts.more(hidden + more)}
          {hidden > 0 ? (
            <button
              type="button"
              className="text-accent underline"
              onClick={() => setShowsAll(true)}
            >
              {more > 0 ? historyTexts.showMore : historyTexts.showAll}
            </button>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
