const attrs = (data: unknown) =>
  JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const bucket = 'https://substack-post-media.s3.amazonaws.com/public/images';
const scaled = `https://substackcdn.com/image/fetch/$s_!x!,w_1456,c_limit,f_auto/${encodeURIComponent(`${bucket}/one.jpeg`)}`;

const image = `<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" target="_blank" href="${scaled}" data-component-name="Image2ToDOM"><div class="image2-inset"><picture><source type="image/webp" srcset="${scaled} 424w"><img src="${scaled}" width="1456" height="971" data-attrs="${attrs({ src: `${bucket}/one.jpeg`, height: 971, width: 1456, alt: 'A bed', type: 'image/jpeg' })}" class="sizing-normal" alt="" srcset="${scaled} 424w"></picture><div class="image-link-expand"><svg></svg></div></div></a><figcaption class="image-caption">In <em>June</em></figcaption></figure></div>`;

const bodies: Record<string, string> = {
  Picture: `<p>Text</p>${image}`,
  Footnotes: `<p>Claim<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a>.</p><div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number" contenteditable="false" target="_self">1</a><div class="footnote-content"><p>The source.</p></div></div>`,
  Subscribe: `<p>Before</p><div class="subscription-widget-wrap-editor" data-attrs="${attrs({ url: 'https://old.substack.com/subscribe?' })}" data-component-name="SubscribeWidgetToDOM"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">Thanks for reading!</p></div><form class="subscription-widget-subscribe"><input type="email" class="email-input"></form></div></div><p>After</p>`,
  Share: `<p>Text</p><p class="button-wrapper" data-attrs="${attrs({ url: 'https://old.substack.com/p/x?utm_source=substack&action=share', text: 'Share' })}"><a class="button primary" href="https://old.substack.com/p/x?action=share"><span>Share</span></a></p>`,
  Button: `<p class="button-wrapper" data-attrs="${attrs({ url: 'https://example.org/shop', text: 'Shop' })}"><a class="button primary" href="https://example.org/shop"><span>Shop</span></a></p>`,
  Tweet: `<div class="tweet" data-attrs="${attrs({ url: 'https://twitter.com/ada/status/1', full_text: 'Beans are up', username: 'ada' })}"></div>`,
  Video: `<div id="youtube2-aqz" class="youtube-wrap" data-attrs="${attrs({ videoId: 'aqz-KE-bpKQ' })}" data-component-name="Youtube2ToDOM"><div class="youtube-inner"><iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&amp;autoplay=0" frameborder="0" width="728" height="409"></iframe></div></div>`,
  Gallery: `<div class="image-gallery-embed" data-attrs="${attrs({
    gallery: {
      images: [
        { type: 'image/png', src: `${bucket}/a.png` },
        { type: 'image/png', src: `${bucket}/b.png` },
      ],
      caption: 'Two beds',
      alt: 'Beds',
      staticGalleryImage: {},
    },
    isEditorNode: true,
  })}"></div>`,
  Post: `<div class="digest-post-embed" data-attrs="${attrs({ title: 'Other post', canonical_url: 'https://old.substack.com/p/other' })}"></div><div class="embedded-publication-wrap" data-attrs="${attrs({ name: 'A letter', url: 'https://b.substack.com' })}"><div>A letter</div></div>`,
  Formula: `<div class="latex-rendered" data-attrs="${attrs({ persistentExpression: 'a < b', id: 'X' })}" data-component-name="LatexBlockToDOM"></div>`,
  Code: `<pre><code>let a = 1;</code></pre><div class="preformatted-block" data-component-name="PreformattedTextBlockToDOM"><label class="hide-text" contenteditable="false">Text within this block will maintain its original spacing when published</label><pre class="text">One
  two</pre></div>`,
  Quotes: `<blockquote><p>Slow</p></blockquote><div class="pullquote"><p>Pulled</p></div><div><hr></div>`,
  Poll: `<p>Text</p><div class="poll-embed" data-attrs="${attrs({ id: 1 })}" data-component-name="PollToDOM"></div>`,
  Sound: `<p>Text</p><div class="native-audio-embed" data-component-name="AudioPlaceholder" data-attrs="${attrs({ label: null, mediaUploadId: 'x' })}"></div>`,
  Callout: `<div class="callout-block" data-callout="true"><p>Water early.</p></div>`,
  Headings: `<h1 class="header-anchor-post">One</h1><h2 class="header-anchor-post">Two<div class="pencraft header-anchor-parent"><button>Link</button></div></h2><p>Text</p>`,
};

const rows: string[] = [
  'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url',
];
const files: Record<string, string> = {};

type Row = {
  title: string;
  html?: string;
  published?: string;
  type?: string;
  audience?: string;
  podcast?: string;
};

function add({
  title,
  html = '<p>Text</p>',
  published = 'true',
  type = 'newsletter',
  audience = 'everyone',
  podcast = '',
}: Row) {
  const id = `${140_000 + rows.length}.${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  rows.push(
    `${id},2024-03-10T12:00:00.000Z,${published},,,${type},${audience},"${title.replaceAll('"', '""')}","On ""beginnings"",\nand more",${podcast}`,
  );
  if (html !== '') files[`posts/${id}.html`] = html;
}

for (const [title, html] of Object.entries(bodies)) add({ title, html });
add({ title: 'A draft', published: 'false' });
add({ title: 'Shouted draft', published: 'FALSE' });
add({ title: 'For payers', audience: 'only_paid' });
add({ title: 'A thread', type: 'thread' });
add({
  title: 'An episode',
  type: 'podcast',
  html: '',
  podcast: 'https://api.substack.com/feed/1.mp3',
});
add({
  title: 'Episode with notes',
  type: 'podcast',
  podcast: 'https://api.substack.com/feed/2.mp3',
});
add({ title: 'About', type: 'page' });
add({ title: 'Title, "quoted"', published: 'TRUE' });

/** As Substack exports in 2025: the columns have `inbox_sent_at` (TryGhost/migrate mg-substack reads the same). */
export const substackFiles = {
  'posts.csv': `${rows.join('\n')}\n`,
  'email_list.old.csv': 'email\nprivate@example.org\n',
  'posts/140001.opens.csv': 'post_id,email\n1,private@example.org\n',
  ...files,
};
