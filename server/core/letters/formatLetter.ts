import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import type { Letter } from '../ports';

type Draft = {
  to: string;
  replyTo?: string;
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; address: string };
};

/** Prevents header injection through line breaks. */
function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function asHtml({ paragraphs, link, subject }: Draft) {
  const body = paragraphs.map(
    (paragraph) => `<p>${escapeHtmlText(paragraph).replaceAll('\n', '<br>')}</p>`,
  );
  const button = link
    ? [`<p><a href="${escapeHtmlAttribute(link.address)}">${escapeHtmlText(link.label)}</a></p>`]
    : [];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtmlText(oneLine(subject))}</title></head><body>`,
    ...body,
    ...button,
    '</body></html>',
  ].join('\n');
}

function asText({ paragraphs, link }: Draft) {
  const ending = link ? [`${link.label}: ${link.address}`] : [];
  return [...paragraphs, ...ending].join('\n\n');
}

/** An e-mail as text and as HTML, with all values escaped. */
export function formatLetter(draft: Draft): Letter {
  return {
    to: oneLine(draft.to),
    ...(draft.replyTo === undefined ? {} : { replyTo: oneLine(draft.replyTo) }),
    subject: oneLine(draft.subject),
    text: asText(draft),
    html: asHtml(draft),
  };
}
