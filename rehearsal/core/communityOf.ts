import { newAccountRow } from '@server/core/accounts/newAccountRow';
import type { Ports } from '@server/core/ports';
import type { Community } from '@server/seed/community';
import type { SiteAuthor, SitePost } from '@/features/move/frame/frameMessages';

type Writer = Pick<Ports, 'ids' | 'clock'>;

/** The account that the posts belong to. */
const accountOf = (ports: Writer, author: SiteAuthor) =>
  newAccountRow(ports, {
    ...author,
    email: '',
    avatar: '',
    isVerified: true,
    isProviderLinked: false,
    passwordHash: null,
  });

/** The rows of a site on which an author has published these posts. */
export function communityOf(
  ports: Writer,
  { author, posts }: { author: SiteAuthor; posts: readonly SitePost[] },
): Community {
  const account = accountOf(ports, author);
  const now = ports.clock.now();
  return {
    users: [account],
    posts: posts.map((post) => {
      const publishedAt = post.publishedAt === null ? now : Date.parse(post.publishedAt);
      return {
        id: ports.ids.next(),
        url: post.url,
        firstUrl: post.url,
        canonicalUrl: post.canonicalUrl,
        title: post.title,
        metaDescription: post.description,
        seoKeywords: post.keywords,
        tags: post.tags,
        image: post.cover,
        authorId: account.id,
        isPublished: true,
        createdAt: publishedAt,
        updatedAt: publishedAt,
        publishedAt,
        publishAt: null,
        content: post.content,
      };
    }),
  };
}
