/** Texts about uploads. A failure text is shown only if the API sends no message. */
export const uploadTexts = {
  progress: 'Uploading the file',
  waiting: (others: number) => `Waits for ${others} other pictures`,
  shrinking: 'Making the picture smaller…',
  finalizing: 'Finalizing the Blog Post',
  finalized: 'Blog post created Successfully',
  finalizeFailed: 'Failed to finalize the blog post.',
  pictureFailed: 'Image upload failed',
  cancelled: 'The upload was cancelled. What you filled in is still here.',
  inputKept: 'What you filled in is still here: try again.',
  noConnection:
    'The connection broke before it was done. What you filled in is still here: try again.',
  serverTrouble:
    'Our side could not take it just now. What you filled in is still here: try again.',
  pictureRefused: "Couldn't upload image. Please try another.",
  coverNotLoaded: 'This picture could not be loaded. Choose one from your device.',
} as const;
