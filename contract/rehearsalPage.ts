/** The page inside of the one for moves that shows the posts of an archive on the site. It is a file of the build. */
export const rehearsalPage = '/rehearsal.html';
