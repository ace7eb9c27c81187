import { usernameKey } from '@contract/comments/mentionParts';
import { parseComment } from '@contract/comments/parseComment';
import type { CommentBlock } from '@contract/comments/readBlocks';
import type { CommentInline } from '@contract/comments/readInline';
import { profilePath } from '@contract/pages';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';

/** The parts of a comment change together, so their places identify them. */
const numbered = <Part,>(parts: readonly Part[]) =>
  parts.map((part, at) => ({ part, key: String(at) }));

type Mentions = readonly string[];

type Mention = Extract<CommentInline, { kind: 'mention' }>;

/** Mentions of existing accounts are links, others stay text. */
function MentionLink({ part, mentions }: { part: Mention; mentions: Mentions }): ReactNode {
  const byKey = new Map(mentions.map((username) => [usernameKey(username), username]));
  const name = part.names.find((possible) => byKey.has(usernameKey(possible)));
  if (name === undefined) return part.text;
  return (
    <>
      <Link to={profilePath(byKey.get(usernameKey(name)) ?? name)} dir="auto" className="text-link">
        {`@${name}`}
      </Link>
      {part.text.slice(name.length + 1)}
    </>
  );
}

type InlinesProps = { parts: readonly CommentInline[]; mentions: Mentions };

function Inlines({ parts, mentions }: InlinesProps): ReactNode {
  return numbered(parts).map(({ part, key }) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    if (part.kind === 'mention') return <MentionLink key={key} part={part} mentions={mentions} />;
    const children = <Inlines parts={part.children} mentions={mentions} />;
    if (part.kind === 'strong') return <strong key={key}>{children}</strong>;
    if (part.kind === 'em') return <em key={key}>{children}</em>;
    return (
      <a key={key} href={part.href} dir="auto" rel="nofollow ugc noopener" className="text-link">
        {children}
      </a>
    );
  });
}

function Block({ block, mentions }: { block: CommentBlock; mentions: Mentions }) {
  if (block.kind === 'code') {
    return (
      <pre dir="ltr" className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
        <code>{block.text}</code>
      </pre>
    );
  }
  const text = (
    <p dir="auto" className="font-serif text-lg whitespace-pre-line">
      <Inlines parts={block.children} mentions={mentions} />
    </p>
  );
  if (block.kind === 'paragraph') return text;
  return <blockquote className="border-s-2 border-edge ps-4 text-quiet">{text}</blockquote>;
}

/** The text of a comment. Search engines don't count its links. */
export function CommentText({ text, mentions }: { text: string; mentions: Mentions }) {
  // A comment is rendered again whenever its likes, replies or forms change.
  const { blocks } = useMemo(() => parseComment(text), [text]);
  return (
    <div className="grid gap-3">
      {numbered(blocks).map(({ part, key }) => (
        <Block key={key} block={part} mentions={mentions} />
      ))}
    </div>
  );
}
