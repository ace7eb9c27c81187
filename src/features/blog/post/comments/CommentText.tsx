import { type CommentBlock, parseComment } from '@contract/comments/parseComment';
import type { CommentInline } from '@contract/comments/readInline';
import type { ReactNode } from 'react';

/** The parts of a comment change together, so their places identify them. */
const numbered = <Part,>(parts: readonly Part[]) =>
  parts.map((part, at) => ({ part, key: String(at) }));

function Inlines({ parts }: { parts: readonly CommentInline[] }): ReactNode {
  return numbered(parts).map(({ part, key }) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    const children = <Inlines parts={part.children} />;
    if (part.kind === 'strong') return <strong key={key}>{children}</strong>;
    if (part.kind === 'em') return <em key={key}>{children}</em>;
    return (
      <a key={key} href={part.href} dir="auto" rel="nofollow ugc noopener" className="text-link">
        {children}
      </a>
    );
  });
}

function Block({ block }: { block: CommentBlock }) {
  if (block.kind === 'code') {
    return (
      <pre dir="ltr" className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
        <code>{block.text}</code>
      </pre>
    );
  }
  const text = (
    <p dir="auto" className="font-serif text-lg whitespace-pre-line">
      <Inlines parts={block.children} />
    </p>
  );
  if (block.kind === 'paragraph') return text;
  return <blockquote className="border-s-2 border-edge ps-4 text-quiet">{text}</blockquote>;
}

/** The text of a comment. Search engines don't count its links. */
export function CommentText({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {numbered(parseComment(text)).map(({ part, key }) => (
        <Block key={key} block={part} />
      ))}
    </div>
  );
}
