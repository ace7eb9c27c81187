import { paths } from '@contract/pages';
import { subscribeAction } from '@contract/texts/subscribeAction';
import { matchPath, useLocation, useParams, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { LetterLink } from '@/features/subscribers/LetterLink';
import { SubscribeForm } from '@/features/subscribers/SubscribeForm';
import { SubscriberPanel } from '@/features/subscribers/SubscriberPanel';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useSite } from '@/lib/site';

const authorState = v.object({ authorName: v.string() });

/** The name comes only with a link of this site, so that no address can put other words here. */
function leadFor(site: string, authorId: string | null, state: unknown) {
  if (authorId === null) return `Every new post of ${site}, sent to you when it is published.`;
  const name = v.is(authorState, state) ? state.authorName : 'this author';
  return `Every new post of ${name}, sent to you when it is published.`;
}

/** `?author` is the id of the author whose posts are meant; without it all are. */
function Subscribe() {
  const { name: site } = useSite();
  const siteAddress = useSiteAddress();
  const { state } = useLocation();
  const [search] = useSearchParams();
  // The HTML is the same for all authors.
  const isHydrated = useIsHydrated();
  const authorId = isHydrated ? search.get('author') : null;
  return (
    <SubscriberPanel
      title={subscribeAction}
      lead={leadFor(site, authorId, state)}
      canonical={siteAddress(paths.subscribe)}
    >
      <SubscribeForm key={authorId} authorId={authorId} />
    </SubscriberPanel>
  );
}

/** The form, and the pages of the links in letters. One chunk, because the app lists all chunks of pages. */
export function SubscribePage() {
  const { token } = useParams();
  const isStop = matchPath(paths.stopLetters, useLocation().pathname) !== null;
  if (token === undefined) return <Subscribe />;
  return <LetterLink action={isStop ? 'stop' : 'confirm'} token={token} />;
}
