export const followKey = ({ viewerId, authorId }: { viewerId: string | null; authorId: string }) =>
  `${viewerId ?? ''}/${authorId}`;
