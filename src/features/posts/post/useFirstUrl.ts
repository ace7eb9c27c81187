import { readCanonicalUrl } from '@contract/canonicalUrl';
import type { Post } from '@contract/entities';
import { paths } from '@contract/pages';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';

/** Where the post was published first; '' if here, or if the address is not one that the API accepts. */
export function useFirstUrl({ canonicalUrl }: Pick<Post, 'canonicalUrl'>) {
  const siteAddress = useSiteAddress();
  return readCanonicalUrl(canonicalUrl, siteAddress(paths.home)) ?? '';
}
