/** Fixed texts. A server's own message goes before a failure text. */
export const uploadTexts = {
  progress: 'Uploading the file',
  finalizing: 'Finalizing the Blog Post',
  finalized: 'Blog post created Successfully',
  finalizeFailed: 'Failed to finalize the blog post.',
  imageFailed: 'Image upload failed',
  imageRefused: "Couldn't upload image. Please try another.",
} as const;
