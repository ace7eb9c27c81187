import type { BlockType } from '../../blockRegistry';
import type { EditorBlock } from '../../editorDocument';
import type { Payload } from './payloads';

type Data = EditorBlock['data'];

const lists = ({ html }: Payload): Data[] => {
  const nested = { content: html, meta: { start: html, counterType: html }, items: [html] };
  return [
    { style: 'unordered', meta: html, items: [html] },
    { style: html, meta: { start: html }, items: [nested, { ...nested, items: [nested] }] },
    {
      style: 'checklist',
      items: [
        { text: html, checked: html },
        { ...nested, items: html },
      ],
    },
  ];
};

const pictures = ({ html, url }: Payload): Data[] => {
  const rest = { caption: html, alt: html, decorative: html, stretched: html, withBorder: html };
  return [
    { ...rest, file: { url, name: html }, withBackground: html },
    { ...rest, url, file: html },
    { ...rest, file: { url: '/favicon.svg' } },
  ];
};

/** The data of each type of block, with a payload in every field. */
const hostileData: { readonly [Type in BlockType]: (payload: Payload) => Data[] } = {
  header: ({ html }) => [
    { text: html, level: 2 },
    { text: html, level: html },
  ],
  paragraph: ({ html }) => [{ text: html, alignment: html }],
  list: lists,
  quote: ({ html }) => [{ text: html, caption: html, alignment: html }],
  callout: ({ html }) => [{ tone: html, title: html, text: html }],
  image: pictures,
  simpleImage: pictures,
  embed: ({ html, url }) => [
    { service: 'youtube', source: url, embed: url, caption: html, width: html, height: html },
    {
      service: 'youtube',
      source: 'https://youtu.be/abcdefghijk',
      embed: url,
      caption: html,
    },
    { service: html, source: `https://example.com/?${url}`, embed: html, caption: html },
  ],
  table: ({ html }) => [
    {
      withHeadings: html,
      stretched: html,
      content: [[html, html], [html]],
      caption: html,
      header: [html],
      footer: html,
    },
    { withHeadings: true, content: [[html]], header: html, footer: [html] },
  ],
  raw: ({ html }) => [{ html }],
  code: ({ html }) => [{ code: html, lang: html }],
  delimiter: ({ html }) => [{ style: html }],
};

/** Blocks of every type with a payload in every field, also in fields and types that are unknown. */
export function hostileBlocks(payload: Payload): EditorBlock[] {
  const { html, url } = payload;
  const unknown = { html, url, list: [html, { [html]: html, url }] };
  const known = Object.entries(hostileData).flatMap(([type, dataOf]) =>
    dataOf(payload).map((data) => ({ type, data: { ...data, unknown }, tunes: { unknown } })),
  );
  return [...known, { type: 'poll', data: unknown }, { id: html, type: html, data: unknown }];
}
