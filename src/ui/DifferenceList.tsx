import { changedParts, compareWords, type TextPart } from '@contract/document/compareWords';
import { createElement, Fragment } from 'react';
import type { Difference } from '@/lib/differences';
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

type ChangedTextProps = { before: string; after: string };

/** The changed words of a text with those around them; of a text that stayed, its start. */
function ChangedText({ before, after }: ChangedTextProps) {
  const parts = before === after ? startOf(after) : changedParts(compareWords(before, after));
  return (
    <p dir="auto" className="font-serif leading-relaxed break-words whitespace-pre-wrap">
      <ChangedWords parts={parts} />
    </p>
  );
}

type DifferenceListProps = {
  differences: readonly Difference[];
  /** The names of the two versions. */
  before: string;
  after: string;
};

/** Shows where two versions of a post differ. */
export function DifferenceList({ differences, before, after }: DifferenceListProps) {
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
        {[...differences.entries()].map(([at, difference]) => (
          <li key={at} className="grid gap-1 border-b py-3">
            <h3 className="font-sans text-sm font-medium text-quiet">{difference.what}</h3>
            {difference.before || difference.after ? (
              <ChangedText before={difference.before} after={difference.after} />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
