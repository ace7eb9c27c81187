import { postPath } from '@/lib/paths';
import { siteAddress } from '@/lib/siteAddress';

/** Where everybody finds a post, for shares and search engines. */
export const publicUrl = (slug: string) => siteAddress(postPath(slug));
