type Dated = { createdAt: string; publishedAt: string | null };

/** The date to show of a post: of its publication, of a draft that of its creation. */
export const publicationOf = ({ createdAt, publishedAt }: Dated) => publishedAt ?? createdAt;
