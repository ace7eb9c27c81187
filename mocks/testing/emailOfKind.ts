import { composeKind, emailSamples } from '@server/core/testing/composeKind';

/** All kinds of e-mails, some of them more than once. */
export const emailKinds = emailSamples;

/** The HTML of an e-mail of this kind. */
export async function emailOfKind(kind: (typeof emailKinds)[number]) {
  const { html } = await composeKind(kind, { name: 'Ada', title: 'Three bins and a spade' });
  return html;
}
