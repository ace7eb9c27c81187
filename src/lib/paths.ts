export const postPath = (url: string) => `/posts/${encodeURIComponent(url)}`;

export const profilePath = (username: string) => `/username/${encodeURIComponent(username)}`;
