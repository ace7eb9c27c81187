import type { PostDetails } from '@contract/entities';
import { siteAddress } from '@/lib/siteAddress';
import { Head } from '@/ui/Head';
import { publicUrl } from './publicUrl';

function articleData(post: PostDetails, image: string) {
  const { author } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.metaDescription,
    keywords: post.seoKeywords,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: publicUrl(post.url),
    author: { '@type': 'Person', name: `${author.firstName} ${author.lastName}` },
    ...(image ? { image } : {}),
  };
}

export function PostHead({ post }: { post: PostDetails }) {
  const picture = post.public_image.resource_url;
  const image = picture ? siteAddress(picture) : '';
  return (
    <Head
      title={post.title}
      description={post.metaDescription}
      keywords={post.seoKeywords}
      image={image}
      canonical={publicUrl(post.url)}
      kind="article"
      isPrivate={!post.isPublished}
      data={articleData(post, image)}
    />
  );
}
