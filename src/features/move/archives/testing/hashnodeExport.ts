type Post = Record<string, unknown>;

const cdn = 'https://cdn.hashnode.com/res/hashnode/image/upload/v1';

const bodies: Record<string, string> = {
  Picture: `Before\n\n![A bed](${cdn}/one.png align="center")\n\nAfter`,
  Embed: '%[https://www.youtube.com/watch?v=aqz-KE-bpKQ]\n\n%[https://twitter.com/ada/status/1]',
  Code: '```javascript\n![x](y align="left")\n%[https://x.example]\n```',
  Headings: '# One\n\n## Two\n\nText',
  Marks: '**b** _i_ ~~s~~ `c`',
  List: '* one\n    \n* two',
  Tasks: '- [ ] open\n- [x] done',
  Table: '| A | B |\n| --- | --- |\n| 1 | 2 |',
  Quote: '> Slow is smooth.',
  Rule: 'One\n\n---\n\nTwo',
  Callout:
    '<div data-node-type="callout">\n<div data-node-type="callout-emoji">💡</div>\n<div data-node-type="callout-text">Water early.</div>\n</div>',
  Link: 'See [this](https://example.org) and [that](/picture).',
  Footnote: 'Claim[^a].\n\n[^a]: The source.',
  Frame: '<iframe src="https://maps.example/embed" title="A map"></iframe>',
  Script: 'Text <script>alert(1)</script>',
  Details:
    '<details><summary>Why?</summary><div data-type="detailsContent">Because.</div></details>',
};

const tag = (name: string) => ({ _id: '56744721958ef13879b94cad', name, slug: name });

const postOf = (title: string, contentMarkdown: string, more: Post = {}): Post => ({
  _id: `id-${title}`,
  cuid: 'cl0',
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  dateAdded: '2023-05-01T10:00:00.000Z',
  contentMarkdown,
  content: '<p>Unused</p>',
  brief: `Brief of ${title}`,
  coverImage: `${cdn}/cover.png`,
  tags: [tag('javascript'), tag('garden')],
  author: '56744721958ef13879b94aaa',
  views: 3,
  isActive: true,
  ...more,
});

const posts = [
  ...Object.entries(bodies).map(([title, body]) => postOf(title, body)),
  postOf('Only numbers', 'Text', { tags: ['56744721958ef13879b94cad'] }),
  postOf('Republished', 'Text', { originalArticleURL: 'https://first.example/r' }),
  postOf('Hidden', 'Text', { isDelisted: true }),
  postOf('Only HTML', '', { content: '<h2>Two</h2><p>Text</p>' }),
  postOf('Nothing', '', { content: '' }),
  postOf('Removed', 'Text', { isActive: false }),
  postOf('Bare', 'First words.', { brief: '', coverImage: null, subtitle: 'A subtitle' }),
];

/** As the dashboard of a Hashnode blog exported it in 2025 (the fields that alvincrespo/hashnode-content-converter reads). */
export const hashnodeJson = JSON.stringify({
  posts,
  drafts: [postOf('A draft', 'Text', { dateAdded: null })],
});
