/** Answers about messages of the contact form. */
export const contactMessages = {
  received: 'Thank you for your message. We will answer soon.',
  fetched: 'Contact messages fetched successfully',
  changed: 'Message changed',
  removed: 'Message deleted',
  notFound: 'This message no longer exists.',
} as const;
