import { picture } from './archives';

const front = (title: string, more = '') =>
  `---\nlayout: post\ntitle: "${title}"\ntags: soil seeds\ncategories: [Garden]\ndescription: About ${title}\nimage: /assets/cover.png\n${more}---\n`;

const bodies: Record<string, string> = {
  Highlight: '{% highlight ruby linenos %}\ndef f\n  "{{ x }}"\nend\n{% endhighlight %}',
  Fence: '```liquid\n{% include x.html %}\n```',
  Hash: '```ruby\nlink_to {:name => 1}\n## {#no}\n```',
  Links:
    'See [one]({% post_url 2018-01-02-highlight %}), [two]({{ site.baseurl }}{% link _posts/2018-01-02-fence.md %}), [gone]({% post_url 2018-01-02-gone %}) and [abs]({{ "/about/" | relative_url }}).',
  Picture:
    '![A bed]({{ site.url }}/assets/one.png){: .wide }\n\n<img src="/assets/two.png" alt="Two">',
  Include: 'Before {% include figure.html src="x" %} after {{ page.title }}.',
  Raw: '{% raw %}{{ shown }}{% endraw %}',
  Gist: '{% gist ada/0123 %}',
  Youtube: '{% youtube aqz-KE-bpKQ %}',
  Kramdown: '{:toc}\n\n## Heading {#custom}\n\nText\n{: .note}',
  Footnotes: 'Claim[^1].\n\n[^1]: The source.',
  Table: '| A | B |\n|---|---|\n| 1 | 2 |',
  Comment: 'Text{% comment %}hidden{% endcomment %} more',
  Quote: '> Slow',
  List: '* one\n* two',
  Heading: '# Heading\n\nText',
};

const pathOf = (title: string) => `_posts/2018-01-02-${title.toLowerCase()}.md`;

/** A site as Jekyll 4.3 reads it (docs: posts, permalinks, Liquid tags; jekyll-redirect-from). */
export const jekyllFiles = {
  '_config.yml': 'title: Old\nurl: https://old.example\nbaseurl: ""\npermalink: pretty\n',
  ...Object.fromEntries(
    Object.entries(bodies).map(([title, body]) => [pathOf(title), `${front(title)}${body}\n`]),
  ),
  '_posts/2017/2017-05-06-deep.markdown': `${front('Deep', 'date: 2017-05-06 07:08:09 +0200\nredirect_from:\n  - /old/deep/\n  - /older/deep.html\n')}Text\n`,
  'news/_posts/2016-01-01-news.md': `${front('News', 'permalink: /special/:title.html\n')}Text\n`,
  '_posts/2015-01-01-html.html': `${front('HTML post')}<p>Some <em>HTML</em></p>{% highlight js %}let a;{% endhighlight %}\n`,
  '_posts/2015-01-02-hidden.md': `${front('Hidden', 'published: false\n')}Text\n`,
  '_posts/2015-01-03-no-title.md': '---\nlayout: post\n---\n# From the heading\n\nText\n',
  '_posts/2015-01-04-anchors.md': '---\ntitle: &x Anchors\nb: *x\n---\nText\n',
  '_drafts/idea.md': '---\ntitle: Idea\n---\nText\n',
  '_layouts/post.html': '---\nlayout: default\n---\n{{ content }}',
  'about.md': '---\ntitle: About\n---\nMe\n',
  'README.md': 'How to build this.',
  'assets/one.png': picture,
  'assets/two.png': picture,
  'assets/cover.png': picture,
};
