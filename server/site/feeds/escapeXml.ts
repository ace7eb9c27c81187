import { escapeMarkup } from '@contract/document/html/entities';

/** XML 1.0 has no form for these, not even an escaped one. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** Writes text for XML or HTML, in content and in attributes. */
export const escapeXml = (text: string) => escapeMarkup(text.replaceAll(forbidden, ''));
