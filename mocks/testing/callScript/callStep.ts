import type { EndpointName } from '@contract/endpoints';
import { personaPassword } from '@server/seed/personas';

export type CallField =
  | string
  | number
  | boolean
  | Readonly<Record<string, unknown>>
  | readonly (string | Readonly<Record<string, unknown>>)[];

/**
 * One call of the script. A text may use a value of an earlier response, named in braces: `{post}`.
 * `remember` maps such names to paths in this response.
 */
export type CallStep = {
  call: EndpointName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, CallField>>;
  /** The name of the form field for the picture. */
  picture?: string;
  remember?: Readonly<Record<string, string>>;
};

/** A step that signs a persona in. */
export const signIn = (username: string): CallStep => ({
  call: 'login',
  body: { username, password: personaPassword },
});

const credential = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key' };

/** A new passkey, and the signature of one, that no browser has made. */
export const noCredential = {
  ...credential,
  response: { clientDataJSON: '', attestationObject: '' },
};
export const noSignature = {
  ...credential,
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
};

/** The form of a new post. */
export const scriptedPost = {
  title: 'A walk around the whole house',
  content: JSON.stringify({
    blocks: [{ id: 'b1', type: 'paragraph', data: { text: 'Every door was opened once.' } }],
  }),
  tags: '["walking","doors"]',
  seoKeywords: 'walking, doors',
  metaDescription: 'Every door, opened once and closed again.',
  url: 'a-walk-around-the-whole-house',
};
