import type { EmailKind } from '@contract/emails/emailEntities';
import { composeKind } from '@server/core/testing/composeKind';

/** The HTML of an e-mail of this kind. */
export async function emailOfKind(kind: EmailKind) {
  const { html } = await composeKind(kind, { name: 'Ada', title: 'Three bins and a spade' });
  return html;
}
