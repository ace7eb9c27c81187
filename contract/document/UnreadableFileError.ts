/** A file that can't be read as a post. The message is for the writer. */
export class UnreadableFileError extends Error {}
