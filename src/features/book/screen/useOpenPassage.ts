import type { Passage } from '@contract/book/bookEntities';
import { postPath } from '@contract/pages';
import { useNavigate } from 'react-router-dom';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { notify } from '@/lib/notify';
import { placeOf } from './PassageMeta';

/** What copies a passage, and what opens its post; null if there is none. */
export function useOpenPassage(passage: Passage) {
  const navigate = useNavigate();
  const siteAddress = useSiteAddress();
  const { quote, post } = passage;
  const place = placeOf(passage);
  const isLink = quote === '' && post !== null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(isLink ? siteAddress(postPath(post.url)) : quote);
      notify.success(isLink ? 'The link is copied.' : 'The words are copied.');
    } catch {
      notify.error('Your browser did not allow copying. Please select the text and copy it.');
    }
  }

  return {
    copy: () => void copy(),
    copyLabel: isLink ? 'Copy link' : 'Copy',
    open: place ? () => void navigate(place) : null,
  };
}
