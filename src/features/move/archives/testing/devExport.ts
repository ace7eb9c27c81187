type Article = Record<string, unknown>;

const bodies: Record<string, string> = {
  Markdown:
    '## A heading\n\nSome **bold** text with `code`.\n\n![Alt text](https://dev-to-uploads.s3.amazonaws.com/i/one.png)\n*A caption*\n',
  Code: '```python\nprint("{% not a tag %}")\n```\n\nInline `{% raw %}` too.',
  Embed:
    '{% embed https://www.youtube.com/watch?v=aqz-KE-bpKQ %}\n\n{% youtube aqz-KE-bpKQ %}\n\n{% embed https://example.org/x %}',
  Github: 'See {% github forem/forem %} and {% user ben %}',
  Gist: '{% gist https://gist.github.com/ada/0123 %}\n\n{% codepen https://codepen.io/ada/pen/abc %}',
  Details: 'Before\n\n{% details Why? %}\nBecause **so**.\n{% enddetails %}\n\nAfter',
  Raw: '{% raw %}{{ x }}{% endraw %}',
  Katex: '{% katex %}\na < b\n{% endkatex %}',
  Cta: '{% cta https://example.org/shop %} To the shop {% endcta %}',
  Unknown: 'Text {% poll 3 %} more',
  Lists: '- one\n  - inner\n- [ ] open\n- [x] done\n\n1. first\n2. second',
  Table: '| A | B |\n|---|---|\n| 1 | 2 |',
  Quote: '> Slow is smooth.\n> — Ada',
  Footnotes: 'Claim[^1].\n\n[^1]: The source.',
  'Raw HTML':
    '<div align="center"><img src="https://example.org/a.png" alt="A" width="300"></div>\n\n<script>alert(1)</script>\n\nPress <kbd>Q</kbd> <img src="https://example.org/b.png" alt="B">',
  Links:
    'A [post](/ada/other-1a2b), a [script](javascript:alert(1)) and [one](https://example.org).',
  'Front matter':
    '---\ntitle: Front matter\npublished: true\ntags: soil, seeds\ncover_image: https://example.org/cover.png\ncanonical_url: https://first.example/fm\n---\n\nText',
  'Heading one': '# Top\n\nText',
  'Picture in text':
    'Before ![in](https://example.org/in.png) after\n\n- item ![li](https://example.org/li.png)\n\n[![linked](https://example.org/l.png)](https://example.org)',
};

const articleOf = (title: string, body: string, more: Article = {}): Article => ({
  body_markdown: body,
  cached_tag_list: 'garden, webdev',
  cached_user_name: 'Ada Green',
  cached_user_username: 'ada',
  canonical_url: null,
  comments_count: 2,
  created_at: '2020-03-01T08:00:00.000Z',
  description: `About ${title}`,
  main_image: 'https://dev-to-uploads.s3.amazonaws.com/i/cover.png',
  path: `/ada/${title.toLowerCase().replaceAll(' ', '-')}-1a2b`,
  processed_html: '<p>unused</p>',
  published: true,
  published_at: '2020-03-01T09:00:00.000Z',
  slug: `${title.toLowerCase().replaceAll(' ', '-')}-1a2b`,
  social_image: null,
  title,
  video: null,
  video_source_url: null,
  ...more,
});

const articles = [
  ...Object.entries(bodies).map(([title, body]) =>
    articleOf(
      title,
      body,
      title === 'Front matter' ? { cached_tag_list: '', main_image: null } : {},
    ),
  ),
  articleOf('A draft', 'Text', {
    published: false,
    published_at: null,
    slug: 'a-draft-temp-slug-1',
  }),
  articleOf('Canonical', 'Text', { canonical_url: 'https://first.example/canonical' }),
  articleOf('On DEV', 'Text', { canonical_url: 'https://dev.to/ada/on-dev-1a2b' }),
  articleOf('No picture', 'Text', { main_image: null }),
];

/** As Forem exports it (app/services/exporter/articles.rb of 2024: the attributes in its list). */
export const devFiles = {
  'articles.json': JSON.stringify(articles),
  'comments.json': JSON.stringify([{ body_markdown: 'Nice' }, { body_markdown: 'Thanks' }]),
};
