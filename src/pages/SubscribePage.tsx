import { paths } from '@contract/pages';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { SubscribeForm } from '@/features/subscribers/SubscribeForm';
import { SubscriberPanel } from '@/features/subscribers/SubscriberPanel';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';

const authorState = v.object({ authorName: v.string() });

/** The name comes only with a link of this site, so that no address can put other words here. */
function leadFor(authorId: string | null, state: unknown) {
  if (authorId === null) return 'Every new post of Commonplace, sent to you when it is published.';
  const name = v.is(authorState, state) ? state.authorName : 'this author';
  return `Every new post of ${name}, sent to you when it is published.`;
}

/** `?author` is the id of the author whose posts are meant; without it all are. */
export function SubscribePage() {
  const siteAddress = useSiteAddress();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const authorId = search.get('author');
  return (
    <SubscriberPanel
      title={subscriberTexts.action}
      lead={leadFor(authorId, state)}
      canonical={siteAddress(paths.subscribe)}
    >
      <SubscribeForm key={authorId} authorId={authorId} />
    </SubscriberPanel>
  );
}
