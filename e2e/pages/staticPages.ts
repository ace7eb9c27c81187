/** Pages that are complete in the HTML, with their headings. */
export const openPages = {
  '/': 'Keep what is worth passing on.',
  '/posts': 'All Posts',
  '/books': 'Books',
  '/about': 'About Commonplace',
  '/contact': 'Contact',
  '/privacy-policy': 'Privacy Policy',
  '/nothing-here': 'Page not found',
};

/** The same for pages that redirect signed-in users. */
export const guestPages = {
  '/sign-in': 'Sign In',
  '/sign-up': 'Sign Up',
  '/forgot-password': 'Forgot Password',
};
