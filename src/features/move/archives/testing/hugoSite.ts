import { picture } from './archives';

const yaml = (title: string, body: string, more = '') =>
  `---\ntitle: "${title}"\ndate: 2021-04-05T10:00:00+02:00\ndraft: false\ntags: [soil, seeds]\ncategories: ["Garden"]\ndescription: "About ${title}"\nimage: /images/cover.png\n${more}---\n${body}\n`;

const bodies: Record<string, string> = {
  Figure:
    'Before\n\n{{< figure src="/images/one.png" alt="A bed" title="Beans" caption="In *June*" >}}\n\nAfter',
  Highlight:
    '{{< highlight go "linenos=table" >}}\nfunc main() {\n\tx := `a`\n}\n{{< /highlight >}}\n\n```toml {linenos=true}\na = 1\n```',
  Videos: '{{< youtube aqz-KE-bpKQ >}}\n\n{{< vimeo 76979871 >}}',
  Gist: '{{< gist ada 0123abcd >}}\n\n{{< instagram abc >}}',
  References:
    'See [the figure]({{< ref "figure.md" >}}), [that]({{% relref "/posts/highlight" %}}), [none]({{< ref "gone.md" >}}), [file](figure.md#top) and [old](/posts/videos/).',
  Unknown: '{{< notice tip >}}Kept **text**{{< /notice >}}\n\nInline {{< icon "x" >}} here.',
  Escaped: 'Write `{{</* figure */>}}` or {{</* figure src="x" */>}}.',
  Footnotes: 'Claim[^1].\n\n[^1]: The source.',
  'Raw HTML':
    '<!-- a comment -->\n\n<figure><img src="/images/one.png" alt="One"><figcaption>Cap</figcaption></figure>\n\n<iframe src="https://maps.example/x"></iframe>',
  Missing: '![Gone](/images/gone.png)\n\nText [pdf](/files/plan.pdf)',
  More: 'Start\n\n<!--more-->\n\nRest',
  Lists: '1. one\n2. two\n   - inner\n\nTerm\n: Definition',
  Named:
    '## Beds {#beds}\n\nText {#no}\n\nA <a href="https://example.org">link</a> and ![Gone](/images/gone.png "In June")',
  Quote: '> Slow\n\n> [!WARNING]\n> Careful',
  Math: 'Inline $a_b$ and\n\n$$\na < b\n$$',
};

const fileOf = (title: string) => `content/posts/${title.toLowerCase().replaceAll(' ', '-')}.md`;

/** A site as Hugo 0.148 reads it (docs: front matter, page bundles, permalinks, embedded shortcodes). */
export const hugoFiles = {
  'hugo.toml': `baseURL = "https://old.example/"\ntitle = "Old"\n[permalinks]\n  blog = "/:year/:month/:slug/"\n`,
  ...Object.fromEntries(
    Object.entries(bodies).map(([title, body]) => [fileOf(title), yaml(title, body)]),
  ),
  'content/posts/bundle/index.md': yaml('Bundle', '![Beside](beside.png "A title")'),
  'content/posts/bundle/beside.png': picture,
  'content/blog/toml.md': `+++\ntitle = 'TOML: it "works"'\ndate = 2020-02-03\ndraft = false\ntags = ["a", "b"]\nslug = "toml-post"\naliases = ["/old/toml/", "older"]\nsummary = """\nTwo\nlines"""\nauthors = ["Ada", "Bo"]\n[cover]\nimage = "images/cover.png"\nalt = "Beans"\n+++\nText\n`,
  'content/blog/json.md': `{\n  "title": "JSON",\n  "date": "2020-02-03T04:05:06Z",\n  "tags": ["a"],\n  "description": "d",\n  "images": ["/images/cover.png"],\n  "canonicalURL": "https://first.example/json"\n}\n\nText\n`,
  'content/posts/draft.md': yaml('Draft', 'Text').replace('draft: false', 'draft: true'),
  'content/posts/future.md': yaml('Future', 'Text').replace('2021-04-05', '2999-04-05'),
  'content/posts/url.md': yaml('Own url', 'Text', 'url: /special/place/\n'),
  'content/posts/2019-08-07-dated.md':
    '---\ntitle: Dated\ntags: [x]\ndescription: d\nimage: images/cover.png\n---\nText\n',
  'content/posts/anchors.md': '---\ntitle: &a Anchors\nother: *a\n---\nText\n',
  'content/posts/broken.md': '+++\ntitle = \n+++\nText\n',
  'content/posts/_index.md': '---\ntitle: All posts\n---\n',
  'content/about.md': '---\ntitle: About\n---\nMe\n',
  'static/images/one.png': picture,
  'static/images/cover.png': picture,
  'static/files/plan.pdf': picture,
};
