import { readPostEmail } from '@contract/endpoints/writing';
import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { useState } from 'react';
import { createMarkupPolicy } from '@/lib/browser/trustedTypes';
import { cachedQuery } from '@/store/cachedQuery';
import { useRouteData } from '@/store/useRouteData';
import type { MenuEntry } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import {
  hasPending,
  type PublishingState,
  postWithFixedUrl,
} from '../../publishing/publishingState';

type EmailArg = { postId: string; visit: number };

/** The e-mail about a post, asked for each time that it is shown. */
const postEmailQuery = cachedQuery({
  name: 'postEmail',
  keyOf: ({ postId, visit }: EmailArg) => `${postId}/${visit}`,
  call: ({ postId: id }: EmailArg, { call }) => call(readPostEmail, { params: { id } }),
  failure: null,
  limit: 1,
});

/**
 * The frame runs no scripts, has no origin and opens no windows. Its links would open one, so that they do nothing; else
 * they would replace the e-mail.
 */
const frameMarkup = createMarkupPolicy('email', (html) =>
  html.replace('<head>', '<head><base target="_blank">'),
);

type PostEmailDialogProps = { postId: string; visit: number; note: string; onClose: () => void };

function PostEmailDialog({ postId, visit, note, onClose }: PostEmailDialogProps) {
  const loaded = useRouteData(postEmailQuery({ postId, visit }));
  const [isText, setIsText] = useState(false);
  return (
    <Dialog title="E-mail about this post" variant="wide" isOpen onClose={onClose}>
      <p className="text-sm text-quiet">{note}</p>
      <WhenLoaded
        loaded={loaded}
        failure={postLetterTexts.previewFailed}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {({ subject, html, text }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p dir="auto" className="min-w-0 wrap-anywhere">
                <span className="text-quiet">Subject:</span> {subject}
              </p>
              <Button variant="secondary" aria-pressed={isText} onClick={() => setIsText(!isText)}>
                As text
              </Button>
            </div>
            {isText ? (
              <pre
                dir="auto"
                className="rounded-control border p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere"
              >
                {text}
              </pre>
            ) : (
              <iframe
                title="The e-mail"
                sandbox=""
                srcDoc={frameMarkup(html)}
                className="h-[min(60dvh,40rem)] w-full rounded-control border"
              />
            )}
          </>
        )}
      </WhenLoaded>
    </Dialog>
  );
}

/** Which version the e-mail is about. */
function noteOf(publishing: PublishingState) {
  if (!publishing.server.saved?.isPublished)
    return 'Subscribers get the draft as it was last saved.';
  return hasPending(publishing)
    ? 'Subscribers get the published post, without your changes.'
    : 'Subscribers get the post as it is published.';
}

/** Shows the e-mail that subscribers get about the post. */
export function usePostEmail(publishing: PublishingState) {
  /** When the dialog was opened. */
  const [visit, setVisit] = useState<number | null>(null);
  const saved = postWithFixedUrl(publishing);
  const entries: MenuEntry[] = saved
    ? [{ label: 'See the e-mail…', onSelect: () => setVisit(Date.now()) }]
    : [];
  const dialog =
    saved && visit !== null ? (
      <PostEmailDialog
        postId={saved._id}
        visit={visit}
        note={noteOf(publishing)}
        onClose={() => setVisit(null)}
      />
    ) : null;
  return { entries, dialog };
}
