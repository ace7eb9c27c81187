import { picture } from './archives';

type Post = Record<string, unknown>;

const image = '__GHOST_URL__/content/images/2024/03';

const bookmark = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org/soil"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Soil is alive</div><div class="kg-bookmark-description">About worms</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://example.org/icon.png" alt=""><span class="kg-bookmark-author">Example</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://example.org/thumb.png" alt="" onerror="this.style.display = 'none'"></div></a></figure>`;

const gallery = `<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${image}/one.png" width="800" height="600" loading="lazy" alt="One" srcset="${image}/size/w600/one.png 600w"></div><div class="kg-gallery-image"><img src="${image}/two.png" width="800" height="600" alt="Two"></div></div></div><figcaption><p><span style="white-space: pre-wrap;">Two beds</span></p></figcaption></figure>`;

const file = `<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://old.example/content/files/plan.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">The plan</div><div class="kg-file-card-caption"></div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">plan.pdf</div><div class="kg-file-card-filesize">1 MB</div></div></div><div class="kg-file-card-icon"><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg></div></a></div>`;

const audio = `<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="https://old.example/content/media/song.mp3" preload="metadata"></audio><div class="kg-audio-title">Birds at dawn</div><div class="kg-audio-player"><button class="kg-audio-play-icon" aria-label="Play audio"><svg viewBox="0 0 24 24"></svg></button><span class="kg-audio-current-time">0:00</span></div></div></div>`;

const video = `<figure class="kg-card kg-video-card kg-width-regular kg-card-hascaption"><div class="kg-video-container"><video src="https://old.example/content/media/rain.mp4" poster="x.jpg" width="640" height="360"></video><div class="kg-video-overlay"><button class="kg-video-large-play-icon"><svg></svg></button></div></div><figcaption>Rain on leaves</figcaption></figure>`;

const toggle = `<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span style="white-space: pre-wrap;">Why compost?</span></h4><button class="kg-toggle-card-icon" aria-label="Expand toggle to read content"><svg viewBox="0 0 24 24"><path d="M0"></path></svg></button></div><div class="kg-toggle-content"><p>Because it is warm.</p></div></div>`;

const product = `<div class="kg-card kg-product-card"><div class="kg-product-card-container"><img src="${image}/one.png" width="10" height="600" class="kg-product-card-image"><div class="kg-product-card-title-container"><h4 class="kg-product-card-title">A spade</h4></div><div class="kg-product-card-rating"><span class="kg-product-card-rating-star"><svg></svg></span></div><div class="kg-product-card-description"><p>Made of steel.</p></div><a href="https://example.org/spade" class="kg-product-card-button kg-product-card-btn-accent"><span>Buy it</span></a></div></div>`;

const bodies: Record<string, string> = {
  Pictures: `<p>Before.</p><figure class="kg-card kg-image-card kg-card-hascaption"><img src="${image}/one.png" class="kg-image" alt="A bed of beans" loading="lazy" width="2000" height="1333" srcset="${image}/size/w600/one.png 600w"><figcaption><span style="white-space: pre-wrap;">In </span><i><em class="italic">June</em></i></figcaption></figure>`,
  Gallery: gallery,
  Bookmark: bookmark,
  Callout: `<div class="kg-card kg-callout-card kg-callout-card-yellow"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Water in the <b><strong>morning</strong></b>.</div></div>`,
  Toggle: toggle,
  Audio: audio,
  Video: video,
  File: file,
  Button: `<div class="kg-card kg-button-card kg-align-center"><a href="https://example.org/shop" class="kg-btn kg-btn-accent">To the shop</a></div>`,
  Product: product,
  'HTML card': `<!--kg-card-begin: html--><div style="color: red">Careful</div><script>alert(1)</script><form action="/x"><input name="a"></form><!--kg-card-end: html-->`,
  Code: `<pre><code class="language-python">def f(x):\n    return x &lt; 1\n</code></pre><figure class="kg-card kg-code-card"><pre><code class="language-js">let a;</code></pre><figcaption>One line</figcaption></figure>`,
  Embed: `<figure class="kg-card kg-embed-card"><iframe width="200" height="113" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" frameborder="0" allowfullscreen="" title="Bunny"></iframe></figure><figure class="kg-card kg-embed-card"><iframe src="https://maps.example/embed" title="A map"></iframe></figure>`,
  Quotes: `<blockquote>Slow is smooth.</blockquote><blockquote class="kg-blockquote-alt">Grow slowly.</blockquote><hr>`,
  Links: `<p>See <a href="__GHOST_URL__/pictures/">pictures</a>, <a href="__GHOST_URL__/nothing-here/">nothing</a> and <a href="https://example.org/">others</a>.</p>`,
  Lists: `<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li></ol>`,
  Signup: `<p>Text.</p><div class="kg-card kg-signup-card"><div><h2>Join us</h2><form><input type="email"><button>Subscribe</button></form></div></div>`,
  Missing: `<p>Look:</p><figure class="kg-card kg-image-card"><img src="${image}/gone.png" class="kg-image" alt="Gone"></figure><p>After.</p>`,
  Heading: `<h1 id="top">Top</h1><h3 id="a">Third</h3><p>Text</p>`,
};

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const postOf = (title: string, more: Post = {}): Post => ({
  id: `id-${slugOf(title)}`,
  uuid: 'b4a2f0f4-0000-4000-8000-000000000000',
  title,
  slug: slugOf(title),
  mobiledoc: null,
  lexical: '{"root":{"children":[]}}',
  html: `<p>${title} text.</p>`,
  comment_id: '1',
  plaintext: `${title} text.`,
  feature_image: `${image}/one.png`,
  featured: 0,
  type: 'post',
  status: 'published',
  visibility: 'public',
  created_at: '2024-03-01T08:00:00.000Z',
  updated_at: '2024-03-02T08:00:00.000Z',
  published_at: '2024-03-01T09:00:00.000Z',
  custom_excerpt: `About ${title}`,
  codeinjection_head: null,
  codeinjection_foot: null,
  custom_template: null,
  canonical_url: null,
  ...more,
});

const posts = [
  ...Object.entries(bodies).map(([title, html]) => postOf(title, { html })),
  postOf('Draft', { status: 'draft', published_at: null }),
  postOf('Scheduled', { status: 'scheduled', published_at: '2099-01-01T00:00:00.000Z' }),
  postOf('Sent', { status: 'sent' }),
  postOf('For members', { visibility: 'paid' }),
  postOf('Canonical', { canonical_url: 'https://first.example/canonical/' }),
  postOf('Bare', { custom_excerpt: null, feature_image: null, html: '<p>Words without more.</p>' }),
  postOf('Old text', { html: null, plaintext: 'First line\n\nSecond & last' }),
  postOf('Only lexical', { html: null, plaintext: null }),
  postOf('Tagged', { codeinjection_head: '<style>p{color:red}</style>' }),
  postOf('About us', { type: 'page' }),
];

const join = (key: string, rows: Record<string, string[]>) =>
  Object.entries(rows).flatMap(([slug, ids]) =>
    ids.map((id, at) => ({
      id: `${slug}-${at}`,
      post_id: `id-${slug}`,
      [key]: id,
      sort_order: at,
    })),
  );

const all = Object.fromEntries(posts.map(({ slug }) => [String(slug), ['t1']]));

/** An export as Ghost 6.0 writes it (core/server/data/exporter, tables of the schema of 6.0). */
export const ghostJson = JSON.stringify({
  db: [
    {
      meta: { exported_on: 1_712_000_000_000, version: '6.0.3' },
      data: {
        posts,
        posts_meta: [
          {
            id: 'm1',
            post_id: 'id-pictures',
            meta_title: null,
            meta_description: 'Pictures of beds',
            feature_image_alt: 'Beans',
            feature_image_caption: 'By <b>me</b>',
          },
        ],
        tags: [
          { id: 't1', name: 'Garden', slug: 'garden', visibility: 'public' },
          { id: 't2', name: '#newsletter', slug: 'hash-newsletter', visibility: 'internal' },
          { id: 't3', name: 'Soil', slug: 'soil', visibility: 'public' },
        ],
        posts_tags: join('tag_id', { ...all, tagged: ['t3', 't2', 't1'] }),
        users: [
          { id: 'u1', name: 'Ada Green', slug: 'ada', email: 'ada@example.org' },
          { id: 'u2', name: 'Bo Brown', slug: 'bo', email: 'bo@example.org' },
        ],
        posts_authors: join('author_id', {
          ...Object.fromEntries(Object.keys(all).map((slug) => [slug, ['u1']])),
          tagged: ['u2', 'u1'],
        }),
        settings: [{ id: 's', key: 'title', value: 'Old' }],
      },
    },
  ],
});

export const ghostFiles = {
  'data/old.ghost.2024-04-01-10-00-00.json': ghostJson,
  'content/images/2024/03/one.png': picture,
  'content/images/2024/03/two.png': picture,
};
