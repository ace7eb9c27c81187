import { withKeys } from '../document/withKeys';
import { linkParts } from './linkParts';

/** The text of a comment. Its web addresses are links that search engines don't count. */
export function CommentText({ text }: { text: string }) {
  return (
    <p dir="auto" className="font-serif text-lg whitespace-pre-line">
      {withKeys(linkParts(text), (part) => part.text).map(({ key, value: part }) =>
        part.href === null ? (
          part.text
        ) : (
          <a key={key} href={part.href} dir="ltr" rel="nofollow ugc noopener" className="text-link">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
