import { withKeys } from '@/lib/withKeys';
import './found.css';
import { markParts, type TextPart } from './markParts';

const textOf = ({ text }: TextPart) => text;

/** A text in which what a search found is marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  return withKeys(markParts(text, term), textOf).map(({ key, value }) =>
    value.isMatch ? (
      <mark key={key} className="found-mark">
        {value.text}
      </mark>
    ) : (
      value.text
    ),
  );
}
