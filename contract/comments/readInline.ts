import { linkParts } from './linkParts';
import { mentionParts } from './mentionParts';

/** A part of a line of a comment. */
export type CommentInline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  /** The names that it can mean, the longest first, whether or not there are such accounts. */
  | { kind: 'mention'; text: string; names: readonly string[] }
  | { kind: 'strong'; children: readonly CommentInline[] }
  | { kind: 'em'; children: readonly CommentInline[] }
  | { kind: 'link'; href: string; children: readonly CommentInline[] };

type Token =
  | { kind: 'leaf'; leaf: { kind: 'code'; text: string } }
  | { kind: 'text'; text: string }
  | { kind: 'mark'; mark: string; opens: boolean; closes: boolean }
  | { kind: 'address'; href: string };

/** Text before and after a mark decides what it does: `2 * 3` and `snake_case` are no emphasis. */
const isWordBefore = /[\p{L}\p{N}\\]$/u;
const isWordAfter = /^[\p{L}\p{N}]/u;
const isSpaceBefore = /(?:^|\s)$/u;
const isSpaceAfter = /^(?:\s|$)/u;

const marks = /\*\*|\*|_|\[|\]/g;

/** Emphasis in emphasis in emphasis and so on stays text. */
const deepest = 8;

function* textTokens(text: string, around: { before: string; after: string }): Generator<Token> {
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (index > end) yield { kind: 'text', text: text.slice(end, index) };
    end = index + mark.length;
    const before = index === 0 ? around.before : text.slice(Math.max(index - 2, 0), index);
    const after = end === text.length ? around.after : text.slice(end, end + 2);
    yield {
      kind: 'mark',
      mark,
      opens: mark === '[' || (!isSpaceAfter.test(after) && !isWordBefore.test(before)),
      closes: mark === ']' || (!isSpaceBefore.test(before) && !isWordAfter.test(after)),
    };
  }
  if (end < text.length) yield { kind: 'text', text: text.slice(end) };
}

/** Code is read first: nothing in it is a mark or an address. */
function* tokensOf(content: string): Generator<Token> {
  const parts = content.split('`');
  for (const [at, part] of parts.entries()) {
    const isCode = at % 2 === 1 && at < parts.length - 1 && part !== '';
    if (isCode) {
      yield { kind: 'leaf', leaf: { kind: 'code', text: part } };
      continue;
    }
    // A backtick that encloses no code stays.
    const isOpen = at % 2 === 1;
    const text = isOpen ? `\`${part}${at < parts.length - 1 ? '`' : ''}` : part;
    const pieces = linkParts(text);
    for (const [nth, piece] of pieces.entries()) {
      if (piece.href !== null) yield { kind: 'address', href: piece.href };
      else {
        const before = nth > 0 || at > 0 ? 'x' : '';
        const after = nth < pieces.length - 1 || at < parts.length - 1 ? 'x' : '';
        yield* textTokens(piece.text, { before: before && '"', after: after && '"' });
      }
    }
  }
}

type Frame = { mark: string; children: CommentInline[] };

const kindOf = { '**': 'strong', '*': 'em', _: 'em' } as const;
const isEmphasis = (mark: string): mark is keyof typeof kindOf => mark in kindOf;

/** Marks that are open, each with what has been read since. */
function createStack() {
  const root: Frame = { mark: '', children: [] };
  const frames = [root];
  const open = new Map<string, number>();
  const top = () => frames.at(-1) ?? root;

  function addText(text: string) {
    const { children } = top();
    const last = children.at(-1);
    if (last?.kind === 'text') children[children.length - 1] = { ...last, text: last.text + text };
    else children.push({ kind: 'text', text });
  }

  /** An open mark that is not closed is text. */
  function dissolve() {
    const frame = frames.pop();
    if (!frame) return;
    open.set(frame.mark, (open.get(frame.mark) ?? 1) - 1);
    addText(frame.mark);
    for (const child of frame.children) add(child);
  }

  function add(part: CommentInline) {
    if (part.kind === 'text') addText(part.text);
    else top().children.push(part);
  }

  return {
    addText,
    add,
    isOpen: (mark: string) => (open.get(mark) ?? 0) > 0,
    isDeep: () => frames.length > deepest,
    begin(mark: string) {
      frames.push({ mark, children: [] });
      open.set(mark, (open.get(mark) ?? 0) + 1);
    },
    /** Closes the innermost open `mark` and returns what it encloses. */
    end(mark: string) {
      while (top().mark !== mark) dissolve();
      open.set(mark, (open.get(mark) ?? 1) - 1);
      return frames.pop()?.children ?? [];
    },
    finish() {
      while (frames.length > 1) dissolve();
      return root.children;
    },
  };
}

/** The address of `[words](address)`, whose `]` is the token at `at`. */
function addressAfter(tokens: readonly Token[], at: number) {
  const [opening, address, closing] = tokens.slice(at + 1, at + 4);
  if (opening?.kind !== 'text' || opening.text !== '(') return null;
  if (address?.kind !== 'address' || closing?.kind !== 'text') return null;
  return closing.text.startsWith(')') ? { href: address.href, rest: closing.text.slice(1) } : null;
}

/** A link contains no other link. */
const withoutLinks = (parts: readonly CommentInline[]): CommentInline[] =>
  parts.flatMap((part) => {
    if (part.kind === 'link') return part.children;
    return 'children' in part ? { ...part, children: withoutLinks(part.children) } : part;
  });

/** How many more marks are read: what is beyond them stays text. */
export type MarkBudget = { left: number };

function readMentions(text: string, budget: MarkBudget): CommentInline[] {
  const parts: CommentInline[] = [];
  let end = 0;
  for (const { text: part, names } of mentionParts(text)) {
    if (budget.left === 0) break;
    end += part.length;
    if (names === null) parts.push({ kind: 'text', text: part });
    else {
      parts.push({ kind: 'mention', text: part, names });
      budget.left -= 1;
    }
  }
  return end < text.length ? [...parts, { kind: 'text', text: text.slice(end) }] : parts;
}

/** Words of links and code mention no person. */
const withMentions = (parts: readonly CommentInline[], budget: MarkBudget): CommentInline[] =>
  parts.flatMap((part): CommentInline | CommentInline[] => {
    if (part.kind === 'text') return readMentions(part.text, budget);
    if (part.kind !== 'strong' && part.kind !== 'em') return part;
    return { ...part, children: withMentions(part.children, budget) };
  });

function sourceOf(token: Token) {
  if (token.kind === 'leaf') return `\`${token.leaf.text}\``;
  if (token.kind === 'mark') return token.mark;
  return token.kind === 'address' ? token.href : token.text;
}

/** Reads the marks of a paragraph. */
export function readInline(content: string, budget: MarkBudget): readonly CommentInline[] {
  const tokens = [...tokensOf(content)];
  const stack = createStack();
  function addMark(part: CommentInline) {
    stack.add(part);
    budget.left -= 1;
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === 'text' || budget.left === 0) stack.addText(sourceOf(token));
    else if (token.kind === 'leaf') addMark(token.leaf);
    else if (token.kind === 'address') {
      const { href } = token;
      addMark({ kind: 'link', href, children: [{ kind: 'text', text: href }] });
    } else if (token.closes && stack.isOpen(token.mark) && isEmphasis(token.mark)) {
      addMark({ kind: kindOf[token.mark], children: stack.end(token.mark) });
    } else if (token.mark === ']' && stack.isOpen('[')) {
      const link = addressAfter(tokens, at);
      const children = stack.end('[');
      if (link && children.length > 0) {
        addMark({ kind: 'link', href: link.href, children: withoutLinks(children) });
        stack.addText(link.rest);
        at += 3;
      } else {
        stack.addText('[');
        for (const child of children) stack.add(child);
        stack.addText(']');
      }
    } else if (token.opens && token.mark !== ']' && !stack.isDeep()) {
      if (token.mark === '[' && stack.isOpen('[')) stack.addText('[');
      else stack.begin(token.mark);
    } else {
      stack.addText(token.mark);
    }
  }
  return withMentions(stack.finish(), budget);
}
