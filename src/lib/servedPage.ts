import type { PublicAuthor } from '@contract/people/publicAuthor';
import { createContext, useContext } from 'react';

/** `author` is set on the page of an author. */
export type ServedPage = { author?: PublicAuthor | undefined };

const ServedPageContext = createContext<ServedPage | null>(null);

export const ServedPageProvider = ServedPageContext.Provider;

/**
 * What the server knew about the first page; null if it came from a static host, which has neither
 * feeds nor generated pictures.
 */
export const useServedPage = () => useContext(ServedPageContext);
