import { createPauses } from './pauses';

/** Larger arrays and objects are parsed in parts of about this many characters. */
const usualSize = 256 * 1024;

type Options = { size?: number; pauses?: ReturnType<typeof createPauses> };

/** An array or object that is being read. */
type Open = {
  isArray: boolean;
  from: number;
  /** Where the part begins that is not parsed yet. */
  partFrom: number;
  /** Where the present member begins. */
  memberFrom: number;
  /** Members that are parsed, those of an array with empty names. */
  members: [name: string, value: unknown][];
  /** The last member is parsed: only a comma or the end can follow. */
  isAfterValue: boolean;
};

const isBlank = (text: string) => /^[\t\n\r ]*$/.test(text);

function requireBlank(text: string) {
  if (!isBlank(text)) throw new SyntaxError('Something stands between two values.');
}

/** The index of the quote that ends a string. */
function endOfString(text: string, from: number) {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  throw new SyntaxError('A string has no end.');
}

function addPart(open: Open, part: string) {
  if (isBlank(part)) throw new SyntaxError('A value is missing.');
  const parsed: object = JSON.parse(open.isArray ? `[${part}]` : `{${part}}`);
  for (const [name, value] of Object.entries(parsed)) {
    open.members.push([open.isArray ? '' : name, value]);
  }
}

/** What is left before a comma or the end. */
function addRest(open: Open, rest: string) {
  if (open.isAfterValue) requireBlank(rest);
  else addPart(open, rest);
}

/** Adds a large member, which was parsed by itself. `head` is the name of an object's member. */
function addLarge(open: Open, head: string, value: unknown) {
  if (open.isAfterValue) throw new SyntaxError('A comma is missing.');
  if (open.isArray) {
    requireBlank(head);
    open.members.push(['', value]);
  } else {
    const [name = ''] = Object.keys(JSON.parse(`{${head}null}`));
    open.members.push([name, value]);
  }
}

const valueOf = ({ isArray, members }: Open): unknown =>
  isArray ? members.map(([, value]) => value) : Object.fromEntries(members);

/**
 * Parses JSON as `JSON.parse` does, with pauses in which other work runs: large arrays and objects are parsed in parts. Throws
 * a SyntaxError.
 */
export async function parseJson(
  text: string,
  { size = usualSize, pauses = createPauses() }: Options = {},
): Promise<unknown> {
  if (text.length <= size || !/^[\t\n\r ]*[[{]/.test(text)) return JSON.parse(text);
  const marks = /["[\]{},]/g;
  const stack: Open[] = [];
  let root: { value: unknown } | null = null;
  let rootEnd = 0;

  function close(open: Open, at: number) {
    const parent = stack.at(-1);
    const isSmall = open.members.length === 0 && at - open.from <= size;
    // It is a part of its parent.
    if (parent && isSmall) return;
    const isEmpty = open.members.length === 0 && isBlank(text.slice(open.partFrom, at));
    if (!isEmpty) addRest(open, text.slice(open.partFrom, at));
    if (!parent) {
      requireBlank(text.slice(0, open.from));
      root = { value: valueOf(open) };
      rootEnd = at + 1;
      return;
    }
    if (parent.memberFrom > parent.partFrom)
      addRest(parent, text.slice(parent.partFrom, parent.memberFrom - 1));
    addLarge(parent, text.slice(parent.memberFrom, open.from), valueOf(open));
    Object.assign(parent, { partFrom: at + 1, memberFrom: at + 1, isAfterValue: true });
  }

  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { 0: character, index } = mark;
    const open = stack.at(-1);
    if (root) throw new SyntaxError('Something follows the value.');
    if (character === '"') marks.lastIndex = endOfString(text, index + 1) + 1;
    else if (character === '[' || character === '{') {
      const start = { from: index, partFrom: index + 1, memberFrom: index + 1 };
      stack.push({ isArray: character === '[', ...start, members: [], isAfterValue: false });
    } else if (!open || (character !== ',' && open.isArray !== (character === ']'))) {
      throw new SyntaxError(`Unexpected ${character}`);
    } else if (character !== ',') {
      stack.pop();
      close(open, index);
    } else {
      if (open.isAfterValue || index - open.partFrom > size) {
        addRest(open, text.slice(open.partFrom, index));
        Object.assign(open, { partFrom: index + 1, isAfterValue: false });
      }
      open.memberFrom = index + 1;
    }
    if (pauses.isDue()) await pauses.take();
  }
  if (!root || stack.length > 0) throw new SyntaxError('The text has ended.');
  requireBlank(text.slice(rootEnd));
  const { value }: { value: unknown } = root;
  return value;
}
