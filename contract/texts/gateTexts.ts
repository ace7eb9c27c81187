/** Messages for actions that need a login, a verified account or a role. */
export const gateTexts = {
  delete: 'Login to delete..',
  follow: 'Login to follow..',
  unverified: "Your account isn't verified yet",
  unfollow: 'You should be loggedin with followId.',
  like: 'Login to Like the Post..',
  likeComment: 'Login to like the comment..',
  summary: 'Login to generate AI summary..',
  comment: 'Login to comment..',
  block: 'Login to block..',
  report: 'Login to report..',
  keep: 'Login to keep passages and posts..',
  notAllowed: 'You are not authorized to do this.',
  profile: 'Login to see Author Profile',
  verifyToCreate: 'Verify your account to create the post',
  verifyFromDashboard: 'Please verify your account from your dashboard.',
} as const;
