const nest = (depth: number, wrap: (inner: unknown) => unknown, innermost: unknown) => {
  let value = innermost;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const parse = (json: string): unknown => JSON.parse(json);
const quoted = (text: string) => JSON.stringify(text);

/** Values of the wrong type that carry a hostile text, as JSON can hold them. */
export const hostileShapes: Readonly<Record<string, (text: string) => unknown>> = {
  'text in an array': (text) => [text],
  'text in nested arrays': (text) => [[[text]]],
  'texts that join to a tag': (text) => ['<img src=x ', 'onerror=hacked()', '>', text],
  'array like a string': (text) => ({ 0: text, length: 1 }),
  'object with its own toString': (text) => ({ toString: text, valueOf: text }),
  'object with toJSON': (text) => ({ toJSON: text, text }),
  'object like a promise': (text) => parse(`{"then":${quoted(text)},"catch":${quoted(text)}}`),
  'object like an element': (text) => ({ nodeType: 1, innerHTML: text, outerHTML: text }),
  'object like a React element': (text) => ({
    $$typeof: 'Symbol(react.element)',
    type: 'div',
    props: { dangerouslySetInnerHTML: { __html: text } },
  }),
  'object like a file': (text) => ({ url: [text], name: text, type: 'text/html' }),
  'object like a list item': (text) => ({ content: [text], text: { text }, items: text }),
  'items that hold themselves': (text) => [{ content: text, items: { items: [text] } }],
  'key __proto__': (text) => parse(`{"__proto__":{"html":${quoted(text)},"text":${quoted(text)}}}`),
  'key constructor': (text) => parse(`{"constructor":{"prototype":{"html":${quoted(text)}}}}`),
  'nested key __proto__': (text) => parse(`{"a":{"__proto__":{"__proto__":${quoted(text)}}}}`),
  'hostile key': (text) => ({ [text]: text }),
  'repeated key': (text) => parse(`{"url":"/a.png","url":${quoted(text)}}`),
  number: () => 1e308,
  'negative zero': () => -0,
  true: () => true,
  null: () => null,
  'empty text': () => '',
  'empty array': () => [],
  'empty object': () => ({}),
  'very long text': (text) => text + '<b>'.repeat(40) + text,
  'many texts': (text) => Array.from({ length: 10 }, () => text),
  'deep arrays': (text) => nest(50, (inner) => [inner], text),
  'deep objects': (text) => nest(50, (inner) => ({ items: [inner], content: text }), text),
  'document in a text': (text) =>
    JSON.stringify({ blocks: [{ type: 'raw', data: { html: text } }] }),
};
