import { parseComment } from '@contract/comments/parseComment';
import { findEmbed } from '@contract/document/embeds';
import { plainText } from '@contract/document/html/plainText';
import { isSafeUrl } from '@contract/document/safeUrl';
import { sanitizeInline, sanitizeRaw } from '@contract/document/sanitizeHtml';
import { videoFromUrl } from '@contract/document/videos';
import { isEmail } from '@contract/ruleParts';
import { hasUsernameCharacters } from '@contract/usernames';
import { removeSecrets } from '@server/adapters/removeSecrets';
import { nameSkeleton } from '@server/core/accounts/nameSkeleton';
import { formatEmail } from '@server/core/emails/formatEmail';
import { inertName } from '@server/core/emails/inertName';
import { boundaryOf } from '@server/core/http/multipart';
import { withoutEndSlash } from '@server/core/http/routePaths';
import { splitSentences } from '@server/core/summary/splitSentences';
import { searchWords } from '@server/data/posts/searchWords';

/** Functions that read texts from outside of any length. */
export const textFunctions: Readonly<Record<string, (text: string) => unknown>> = {
  boundaryOf: (text) => boundaryOf(`multipart/form-data; ${text}`),
  findEmbed: (text) => findEmbed(`https://${text}`),
  formatEmail: (text) =>
    formatEmail(
      { siteName: 'Site', siteUrl: 'https://site.test' },
      { to: text, subject: text, paragraphs: [text] },
    ),
  hasUsernameCharacters,
  inertName,
  isEmail,
  isSafeUrl: (text) => isSafeUrl(text, 'link'),
  nameSkeleton,
  parseComment,
  plainText,
  removeSecrets,
  sanitizeInline,
  sanitizeRaw,
  searchWords,
  splitSentences,
  videoFromUrl: (text) => videoFromUrl(`https://${text}`),
  withoutEndSlash,
};

/** Two kinds of quadratic work for a single text, beside linear work for all: loops, and a built-in search in a loop. */
export const quadraticFunctions: typeof textFunctions = {
  loops(text) {
    let pairs = plainText(text).length;
    for (let at = 0; text.startsWith('@@') && at < text.length; at += 1) {
      for (let other = 0; other < at; other += 1) pairs += text[at] === text[other] ? 1 : 0;
    }
    return pairs;
  },
  searches(text) {
    let found = plainText(text).length;
    for (let at = 0; text.startsWith('@@') && at < text.length; at += 1)
      found += text.indexOf('a', at);
    return found;
  },
};
