import { siteAddress } from '@/lib/siteAddress';

/** Where everybody finds a post, for shares and search engines. */
export const publicUrl = (slug: string) => siteAddress(`/posts/${encodeURIComponent(slug)}`);
