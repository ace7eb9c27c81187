/**
 * The small vocabulary in which the seed's articles are written, so that a subject file reads like
 * a manuscript. Each builder gives one editor block without its id.
 */
export type SeedBlock = { type: string; data: Record<string, unknown> };

/** A full article: its own paragraphs, and the comments its readers left under it. */
export type Article = {
  title: string;
  description: string;
  tags: readonly string[];
  blocks: readonly SeedBlock[];
  comments: readonly string[];
};

/** A shorter post: its opening is its own, the rest comes from the subject's shelf of paragraphs. */
export type Note = {
  title: string;
  description: string;
  tags: readonly string[];
  opening: string;
  comments: readonly string[];
};

export type Subject = {
  /** Also the name that the subject's pictures begin with. */
  name: string;
  articles: readonly Article[];
  notes: readonly Note[];
};

type ListItem = string | { text: string; items: readonly ListItem[] };
type NestedItem = { content: string; meta: Record<string, never>; items: NestedItem[] };

function nested(item: ListItem): NestedItem {
  return typeof item === 'string'
    ? { content: item, meta: {}, items: [] }
    : { content: item.text, meta: {}, items: item.items.map(nested) };
}

function list(style: 'ordered' | 'unordered', items: readonly ListItem[]): SeedBlock {
  return { type: 'list', data: { style, meta: {}, items: items.map(nested) } };
}

export function p(text: string): SeedBlock {
  return { type: 'paragraph', data: { text } };
}

export function h2(text: string): SeedBlock {
  return { type: 'header', data: { text, level: 2 } };
}

export function h3(text: string): SeedBlock {
  return { type: 'header', data: { text, level: 3 } };
}

export function ul(...items: ListItem[]): SeedBlock {
  return list('unordered', items);
}

export function ol(...items: ListItem[]): SeedBlock {
  return list('ordered', items);
}

export function quote(text: string, caption: string): SeedBlock {
  return { type: 'quote', data: { text, caption, alignment: 'left' } };
}

export function code(lang: string, source: string): SeedBlock {
  return { type: 'code', data: { code: source, lang } };
}

export function table(...content: string[][]): SeedBlock {
  return { type: 'table', data: { withHeadings: true, stretched: false, content } };
}

export function rule(): SeedBlock {
  return { type: 'delimiter', data: {} };
}

export function raw(html: string): SeedBlock {
  return { type: 'raw', data: { html } };
}

/** `picture` names a file of `server/seed/pictures`, without its ending. */
export function image(picture: string, caption: string, alt: string): SeedBlock {
  return {
    type: 'image',
    data: {
      file: { url: `seed:${picture}` },
      caption,
      alt,
      stretched: false,
      withBorder: false,
      withBackground: false,
    },
  };
}

/** A picture by its address alone, as older posts have them. */
export function simpleImage(picture: string, caption: string): SeedBlock {
  return {
    type: 'simpleImage',
    data: {
      url: `seed:${picture}`,
      caption,
      stretched: false,
      withBorder: false,
      withBackground: false,
    },
  };
}

export function youtube(id: string, caption: string): SeedBlock {
  return {
    type: 'embed',
    data: {
      service: 'youtube',
      source: `https://www.youtube.com/watch?v=${id}`,
      embed: `https://www.youtube.com/embed/${id}`,
      width: 580,
      height: 320,
      caption,
    },
  };
}
