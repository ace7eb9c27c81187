/** The ids of the parts of a post that its counts link to. The headings of a post have others. */
export const postAnchors = { like: 'like', comments: 'comments' } as const;
