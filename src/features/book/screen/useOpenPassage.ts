import type { Passage } from '@contract/book/bookEntities';
import { postPath } from '@contract/pages';
import { useNavigate } from 'react-router-dom';
import { copyText } from '@/lib/copyText';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { placeOf } from './PassageMeta';

/** What copies a passage, and what opens its post; null if there is none. */
export function useOpenPassage(passage: Passage) {
  const navigate = useNavigate();
  const siteAddress = useSiteAddress();
  const { quote, post } = passage;
  const place = placeOf(passage);
  const isLink = quote === '' && post !== null;

  async function copy() {
    if (isLink) await copyText(siteAddress(postPath(post.url)), 'The link is copied.');
    else await copyText(quote, 'The words are copied.');
  }

  return {
    copy: () => void copy(),
    copyLabel: isLink ? 'Copy link' : 'Copy',
    open: place ? () => void navigate(place) : null,
  };
}
