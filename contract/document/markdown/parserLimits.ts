import type { Code, Construct, Extension, TokenizeContext } from 'micromark-util-types';

/*
 * micromark needs time with the square of the number of what these limits count. Text written by
 * people stays far below them.
 */
const mostMarks = 2000;
const mostEvents = 20_000;
const mostLazyLines = 2000;

/** Lines that open more than a hundred quotes and lists inside of each other, or are indented as far. */
const deepLines = [
  /^(?!(?:[ \t]*[-*])+[ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){101}/m,
  /^[ \t]{201,}(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])/m,
];

const forAll = (characters: string, construct: Construct) =>
  Object.fromEntries(Array.from(characters, (one) => [one.charCodeAt(0), construct]));

const lessThan = 60;
/** The end of a comment or the like is searched in the whole text. */
const commentMarks = 20;

const startsComment = (code: Code) => code !== null && '!?'.includes(String.fromCharCode(code));

/** After very many marks in one text, further ones have no meaning. */
function limitMarks(): Construct {
  const counts = new WeakMap<TokenizeContext, number>();
  return {
    tokenize(effects, ok, nok) {
      const count = (added: number) => (code: Code) => {
        effects.exit('data');
        const marks = (counts.get(this) ?? 0) + added;
        counts.set(this, marks);
        return marks > mostMarks ? ok(code) : nok(code);
      };
      return (first) => {
        effects.enter('data');
        effects.consume(first);
        if (first !== lessThan) return count(1);
        return (second) => (startsComment(second) ? count(commentMarks)(second) : nok(second));
      };
    },
  };
}

function isLong(this: TokenizeContext) {
  return this.events.length > mostEvents;
}

/** In a very long text, further words are no addresses. */
const limitAddresses: Construct = {
  previous: isLong,
  tokenize(effects, ok, nok) {
    if (!isLong.call(this)) return nok;
    const readWord = (code: Code) => {
      if (code === null || code < 0 || !/\w/.test(String.fromCharCode(code))) {
        effects.exit('data');
        return ok(code);
      }
      effects.consume(code);
      return readWord;
    };
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      return readWord;
    };
  },
};

/** Throws if very many lines continue a quote or item without its mark or indentation. */
function limitLazyLines(): Construct {
  let line = 0;
  let lazy = 0;
  return {
    tokenize(...[, , nok]) {
      const now = this.now();
      if (now.line !== line && this.parser.lazy[now.line]) lazy += 1;
      line = now.line;
      if (lazy > mostLazyLines)
        throw new RangeError('Too many lines without the mark of their block.');
      return nok;
    },
  };
}

const wordCharacters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.';

/**
 * Limits the time for a hostile text in proportion to its length. Throws a RangeError for what has no
 * other reading.
 */
export function parserLimits(markdown: string): Extension {
  if (deepLines.some((line) => line.test(markdown)))
    throw new RangeError('Too many blocks inside of blocks.');
  return {
    flow: { null: limitLazyLines() },
    text: { ...forAll('*_~[]<', limitMarks()), ...forAll(wordCharacters, limitAddresses) },
  };
}
