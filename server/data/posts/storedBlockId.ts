/**
 * The id of a block as stored documents contain it: they are JSON without spaces, and in their texts quotation marks are
 * escaped. So a document of 1 MiB isn't parsed to find a block.
 */
export const storedBlockId = (blockId: string) => `"id":${JSON.stringify(blockId)}`;
