/** What is said when an author leaves the editor. */
export const leavingTexts = {
  onServer: 'Saved as a draft',
  asPending: 'Changes saved, not published yet',
  onDevice: 'Saved on this device',
  goOn: 'Continue',
  uploading:
    'A picture is still being uploaded. What you wrote is kept on this device, but not this picture.',
  sending: 'The post is still being sent. What you wrote is kept on this device.',
  refused: 'This device could not save what you wrote last.',
} as const;
