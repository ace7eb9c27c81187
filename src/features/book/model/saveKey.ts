/** Names a saved post, or one that is taken out again, that waits for the connection. */
export const saveKey = (postId: string) => `save ${postId}`;
