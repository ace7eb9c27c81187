import type { Context } from './context';
import { protectCode } from './protectCode';

/** `## Beds {#beds .wide}`, as Hugo and kramdown read it. */
function withoutName(line: string, { marks }: Context) {
  const end = line.trimEnd();
  const name = end.slice(end.lastIndexOf('{'));
  if (!/^#{1,6}\s/.test(end) || !/^\{[#.][^{}]*\}$/.test(name)) return line;
  return end.slice(0, -name.length) + marks.mark('extraDetail', name);
}

/** Removes the names and classes after headings, except in code. */
export function withoutHeadingNames(markdown: string, context: Context) {
  const { text, restore } = protectCode(markdown);
  return restore(
    text
      .split('\n')
      .map((line) => withoutName(line, context))
      .join('\n'),
  );
}
