import type { Link, Nodes, Parents, RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import {
  defaultHandlers,
  type Handle,
  type Info,
  type Options,
  type State,
  toMarkdown,
} from 'mdast-util-to-markdown';

type Arguments<Node> = [node: Node, parent: Parents | undefined, state: State, info: Info];

// Addresses with other characters are written between `<` and `>`: the end of a bare one is guessed.
const bareAddress = /^https?:\/\/[a-z0-9.-]+(?:[/?][\w./?=&%-]*)?[\w/]$/i;

/** Bold and italics have the marker of their node, or stars. */
function withMarker(handle: Handle, construct: 'emphasis' | 'strong', size: number): Handle {
  const markerOf = ({ data }: Nodes) => data?.marker ?? '*';
  return Object.assign(handle.bind(null), {
    attention: (node: Nodes) => ({ construct, markers: [markerOf(node)], sizes: [size] }),
    peek: markerOf,
  });
}

/** A link with a marker is written as its address alone. */
function writeLink(...all: Arguments<Link>) {
  const [{ url, data }] = all;
  if (!data?.marker) return defaultHandlers.link(...all);
  return bareAddress.test(url) ? url : `<${url}>`;
}
writeLink.peek = ({ data }: Link) => data?.marker ?? '[';

/** Text with a marker is written as it is. */
function writeText(...all: Arguments<Text>) {
  const [{ value, data }] = all;
  return data?.marker ? value : defaultHandlers.text(...all);
}

const options: Options = {
  bullet: '-',
  bulletOther: '+',
  listItemIndent: 'one',
  rule: '-',
  resourceLink: true,
  handlers: {
    emphasis: withMarker(defaultHandlers.emphasis, 'emphasis', 1),
    strong: withMarker(defaultHandlers.strong, 'strong', 2),
    link: writeLink,
    text: writeText,
  },
  unsafe: [
    { character: ']', inConstruct: 'phrasing' },
    // Writers couldn't see it.
    { character: '\u00a0', inConstruct: 'phrasing' },
  ],
  // Cells of equal length: a table isn't aligned.
  extensions: [gfmToMarkdown({ stringLength: () => 3 })],
};

/** Writes blocks as Markdown. */
export function stringifyMarkdown(children: RootContent[]) {
  return toMarkdown({ type: 'root', children }, options);
}
