import { commentTexts } from '@contract/texts/commentTexts';

/** Beside the buttons of the box, where it moves nothing. */
export function MarkdownHint({ id }: { id: string }) {
  return (
    <p id={id} className="min-w-0 flex-1 basis-60 text-sm text-quiet">
      {commentTexts.markdownHint}
    </p>
  );
}
