/** The id of the element of a block; `key` is the id of the block. */
export const blockElementId = (key: string) => `block-${key}`;
