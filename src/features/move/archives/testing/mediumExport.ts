type Page = {
  title: string;
  body: string;
  subtitle?: string;
  date?: string;
  canonical?: string;
  tags?: readonly string[];
  id?: string;
};

const graf = (kind: string, html: string) =>
  `<p name="a" id="a" class="graf graf--${kind}">${html}</p>`;

/** A post as Medium exports it since 2018 (the fixtures of TryGhost/migrate mg-medium-export, of 2024, are like it). */
function pageOf({ title, body, subtitle, date, canonical, tags = [], id = 'abcd1234ef56' }: Page) {
  const summary = subtitle
    ? `<section data-field="subtitle" class="p-summary">\n${subtitle}\n</section>`
    : '';
  const tagged = tags.map((tag) => `<a href="https://medium.com/tag/x" class="p-tag">${tag}</a>`);
  const footer = date
    ? `${tags.length > 0 ? `<p class="p-tags">Tagged in ${tagged.join(', ')}</p>` : ''}<p>By <a href="https://medium.com/@ada" class="p-author h-card">Ada Green</a> on <a href="https://medium.com/p/${id}"><time class="dt-published" datetime="${date}">August 11, 2018</time></a>.</p><p><a href="${canonical ?? `https://medium.com/@ada/a-post-${id}`}" class="p-canonical">Canonical link</a></p>`
    : `<p><a href="https://medium.com/p/${id}">View original.</a></p>`;
  return `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title><style>
  * { font-family: Georgia, serif; }
  h1 { font-size: 50px; color: #333; }
</style></head><body><article class="h-entry">
<header>
<h1 class="p-name">${title}</h1>
</header>
${summary}
<section data-field="body" class="e-content">
<section name="007" class="section section--body section--first"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn">${body}</div></div></section>
</section>
<footer>${footer}<p>Exported from <a href="https://medium.com">Medium</a> on September 21, 2024.</p></footer></article></body></html>`;
}

const title = (text: string) =>
  `<h3 name="t" id="t" class="graf graf--h3 graf--leading graf--title">${text}</h3>`;
const image = (name: string, caption = '', more = '') =>
  `<figure name="f" id="f" class="graf graf--figure"><img class="graf-image" data-image-id="${name}" data-width="3200" data-height="1600" alt="Alt of ${name}" ${more}src="https://cdn-images-1.medium.com/max/800/${name}">${caption === '' ? '' : `<figcaption class="imageCaption">${caption}</figcaption>`}</figure>`;

const bodies: Record<string, string> = {
  'Title twice': `${title('Title twice')}<h4 class="graf graf--h4 graf-after--h3 graf--subtitle">A subtitle</h4>${graf('p', 'Text.')}`,
  Pictures: `${image('one.jpeg', 'A <em class="markup--em">caption</em>')}${graf('p', 'Text')}${image('two.png', '', 'data-is-featured="true" ')}`,
  Code: `<pre data-code-block-mode="1" spellcheck="false" data-code-block-lang="python" name="c" id="c" class="graf graf--pre graf--preV2"><span class="pre--content">a = 1<br>b = 2</span></pre><pre class="graf graf--pre"><code class="markup--code markup--pre-code">sudo x<br>sudo y</code></pre>`,
  Quotes: `<blockquote class="graf graf--blockquote">Slow</blockquote><blockquote class="graf graf--pullquote">Pulled</blockquote>`,
  Card: `<div class="graf graf--mixtapeEmbed"><a href="https://example.org/soil" class="markup--anchor markup--mixtapeEmbed-anchor"><strong class="markup--strong">Soil</strong><br><em>About worms</em>example.org</a><a href="https://example.org/soil" class="js-mixtapeImage mixtapeImage" style="background-image: url(x);"></a></div>`,
  Gist: `<figure class="graf graf--figure graf--iframe"><script src="https://gist.github.com/ada/0123abcd.js"></script></figure>`,
  Video: `<figure class="graf graf--figure graf--iframe"><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" width="700" height="393" frameborder="0" scrolling="no"></iframe><figcaption class="imageCaption">A bunny</figcaption></figure>`,
  Frame: `<figure class="graf graf--figure graf--iframe"><iframe src="https://medium.com/media/0ab1" title="A map" width="700"></iframe></figure>`,
  Row: `<div data-paragraph-count="2" class="section-inner sectionLayout--outsetRow"><figure name="f" id="f" class="graf graf--figure graf--layoutOutsetRow is-partialWidth" data-layout="outsetRow" style="width: 50%;"><img class="graf-image" data-image-id="left.jpeg" src="https://cdn-images-1.medium.com/max/600/left.jpeg"></figure><figure name="g" id="g" class="graf graf--figure graf--layoutOutsetRowContinue is-partialWidth" data-layout="outsetRowContinue" style="width: 50%;"><img class="graf-image" data-image-id="right.jpeg" src="https://cdn-images-1.medium.com/max/600/right.jpeg"><figcaption class="imageCaption" style="width: 200%; left: -100%;">Left and right</figcaption></figure></div>`,
  Tweet: `<figure name="t" id="t" class="graf graf--figure graf--iframe"><blockquote class="twitter-tweet"><a href="https://twitter.com/ada/status/1050118621198921728"></a></blockquote><script async="" src="//platform.twitter.com/widgets.js"></script></figure>`,
  Lists: `<ul class="postList"><li class="graf graf--li">One</li><li class="graf graf--li">Two</li></ul><ol class="postList"><li class="graf graf--li">Three</li></ol>`,
  Headings: `${graf('p', 'Before')}<h3 class="graf graf--h3">Big</h3><h4 class="graf graf--h4">Small</h4>`,
  Links: graf(
    'p',
    'See <a href="https://medium.com/@bo/other-0123456789ab" data-href="https://medium.com/@bo/other-0123456789ab" class="markup--anchor">Bo</a> and <a href="/@ada" class="markup--user">Ada</a>',
  ),
  Marks: graf(
    'p',
    '<strong class="markup--strong">b</strong> <em class="markup--em">i</em> <code class="markup--code">c</code>',
  ),
};

const date = '2018-08-11T11:23:34.123Z';

const published = Object.entries(bodies).map(([name, body], at): [string, string] => {
  const id = `abcdef0123${at.toString(16).padStart(2, '0')}`;
  const subtitle = name === 'Title twice' ? 'A subtitle' : 'In short';
  return [
    `posts/2018-08-11_${name.replaceAll(' ', '-')}-${id}.html`,
    pageOf({ title: name, body, subtitle, date, tags: ['Garden', 'Soil'], id }),
  ];
});

const others: [string, Page][] = [
  [
    'posts/draft_A-draft-111111111111.html',
    { title: 'A draft', body: graf('p', 'Text'), id: '111111111111' },
  ],
  [
    'posts/2019-01-01_Own-domain-222222222222.html',
    {
      title: 'Own domain',
      body: graf('p', 'Text'),
      subtitle: 'x',
      date,
      canonical: 'https://blog.old.example/own-domain-222222222222',
      id: '222222222222',
    },
  ],
  [
    'posts/2019-01-02_And-this-333333333333.html',
    {
      title: 'And this is my answer',
      body: `<p name="4ed1" class="graf graf--p graf--leading graf--trailing">And this is my answer, in full.</p>`,
      date,
      id: '333333333333',
    },
  ],
  [
    'posts/2019-01-03_No-tags-444444444444.html',
    {
      title: 'No tags',
      body: graf('p', 'Text') + image('x.jpeg'),
      subtitle: 'x',
      date,
      id: '444444444444',
    },
  ],
  [
    'posts/2019-01-04_No-subtitle-555555555555.html',
    {
      title: 'No subtitle',
      body: title('No subtitle') + graf('p', 'The first words.') + image('x.jpeg'),
      date,
      tags: ['a'],
      id: '555555555555',
    },
  ],
  [
    'posts/2019-01-05_Hostile-666666666666.html',
    {
      title: 'Hostile',
      body: graf('p', 'Text<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>'),
      subtitle: 'x',
      date,
      id: '666666666666',
    },
  ],
  [
    'posts/2019-01-06_Later-777777777777.html',
    {
      title: 'Sections',
      body: `${graf('p', 'One')}</div></div></section><section class="section section--body"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div>${graf('p', 'Two')}`,
      subtitle: 'x',
      date,
      id: '777777777777',
    },
  ],
  [
    'posts/2019-01-07_Many-888888888888.html',
    {
      title: 'Many tags',
      body: graf('p', 'Text') + image('x.jpeg'),
      subtitle: 'x',
      date,
      tags: Array.from({ length: 14 }, (_, at) => `tag ${at}`),
      id: '888888888888',
    },
  ],
];

export const mediumFiles: Record<string, string> = {
  ...Object.fromEntries(published),
  ...Object.fromEntries(others.map(([path, page]) => [path, pageOf(page)])),
  'posts/2019-01-08_Empty-999999999999.html':
    '<html><body><article class="h-entry"><h1 class="p-name">x</h1></article></body></html>',
  'profile/profile.html': '<h1 class="p-name">Ada</h1>',
  'claps/claps-0001.html': '<ul></ul>',
  'README.html': '<p>About this archive</p>',
};
