type Fields = {
  title: string;
  content?: string;
  type?: string;
  status?: string;
  more?: string;
  meta?: Readonly<Record<string, string>>;
  password?: string;
  excerpt?: string;
};

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

let count = 100;

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** An item as WordPress 6.6 writes it (wp-admin/includes/export.php, WXR 1.2). */
function itemOf(fields: Fields) {
  const { title, content = '', type = 'post', status = 'publish', more = '', meta = {} } = fields;
  const { password = '', excerpt = 'In short.' } = fields;
  count += 1;
  const entries = Object.entries({ _edit_last: '1', _thumbnail_id: '7', ...meta }).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  const slug = slugOf(title);
  const gmt = status === 'draft' ? '0000-00-00 00:00:00' : '2019-05-02 06:30:00';
  return `	<item>
		<title>${cdata(title)}</title>
		<link>https://old.example/2019/05/${slug}/</link>
		<pubDate>Thu, 02 May 2019 06:30:00 +0000</pubDate>
		<dc:creator>${cdata('ada')}</dc:creator>
		<guid isPermaLink="false">https://old.example/?p=${count}</guid>
		<description></description>
		<content:encoded>${cdata(content)}</content:encoded>
		<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
		<wp:post_id>${count}</wp:post_id>
		<wp:post_date>${cdata('2019-05-02 08:30:00')}</wp:post_date>
		<wp:post_date_gmt>${cdata(gmt)}</wp:post_date_gmt>
		<wp:post_name>${cdata(slug)}</wp:post_name>
		<wp:status>${cdata(status)}</wp:status>
		<wp:post_parent>0</wp:post_parent>
		<wp:post_type>${cdata(type)}</wp:post_type>
		<wp:post_password>${cdata(password)}</wp:post_password>
		<wp:is_sticky>0</wp:is_sticky>
		<category domain="category" nicename="garden">${cdata('Garden')}</category>
		<category domain="category" nicename="uncategorized">${cdata('Uncategorized')}</category>
		<category domain="post_tag" nicename="soil">${cdata('Soil &amp; seeds')}</category>
		${entries.join('\n')}${more}
	</item>`;
}

const attachment = (id: string, url: string, alt = '') =>
  itemOf({
    title: url,
    type: 'attachment',
    status: 'inherit',
    excerpt: `Caption ${id}`,
    meta: { _wp_attachment_image_alt: alt },
    more: `<wp:attachment_url>${cdata(url)}</wp:attachment_url>`,
  }).replace(/<wp:post_id>\d+</, `<wp:post_id>${id}<`);

const uploads = 'https://old.example/wp-content/uploads/2019/05';

const comment = `<wp:comment><wp:comment_id>3</wp:comment_id><wp:comment_author>${cdata('Bo')}</wp:comment_author><wp:comment_content>${cdata('Nice </item> <item>')}</wp:comment_content></wp:comment>`;

const blocks: Record<string, string> = {
  Image: `<!-- wp:paragraph -->\n<p>Before</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":7,"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><a href="${uploads}/beans.jpg"><img src="${uploads}/beans-1024x683.jpg" alt="Beans" class="wp-image-7"/></a><figcaption class="wp-element-caption">In <em>June</em></figcaption></figure>\n<!-- /wp:image -->`,
  Gallery: `<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped"><!-- wp:image {"id":7} -->\n<figure class="wp-block-image size-large"><img src="${uploads}/beans.jpg" alt="One"/></figure>\n<!-- /wp:image -->\n\n<!-- wp:image {"id":8} -->\n<figure class="wp-block-image"><img src="${uploads}/peas.jpg" alt="Two"/><figcaption class="wp-element-caption">Peas</figcaption></figure>\n<!-- /wp:image --></figure>\n<!-- /wp:gallery -->`,
  'Old gallery': `<!-- wp:gallery {"ids":[7,8]} -->\n<figure class="wp-block-gallery columns-2"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="${uploads}/beans.jpg" alt="" data-id="7"/><figcaption>Beans</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="${uploads}/peas.jpg" alt=""/></figure></li></ul></figure>\n<!-- /wp:gallery -->`,
  Code: `<!-- wp:code -->\n<pre class="wp-block-code"><code>[not a shortcode attr="1"]\n&lt;b&gt;</code></pre>\n<!-- /wp:code -->\n<!-- wp:syntaxhighlighter/code {"language":"php"} -->\n<pre class="wp-block-syntaxhighlighter-code">echo 1;</pre>\n<!-- /wp:syntaxhighlighter/code -->\n<!-- wp:verse -->\n<pre class="wp-block-verse">One\nTwo</pre>\n<!-- /wp:verse -->`,
  Quotes: `<!-- wp:quote -->\n<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>Slow is smooth.</p>\n<!-- /wp:paragraph --><cite>Ada</cite></blockquote>\n<!-- /wp:quote -->\n<!-- wp:pullquote -->\n<figure class="wp-block-pullquote"><blockquote><p>Grow.</p><cite>Bo</cite></blockquote></figure>\n<!-- /wp:pullquote -->`,
  Embeds: `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=aqz-KE-bpKQ","type":"video"} -->\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n</div><figcaption>A bunny</figcaption></figure>\n<!-- /wp:embed -->\n<!-- wp:embed -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://social.example/@ada/1\n</div></figure>\n<!-- /wp:embed -->`,
  Layout: `<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column"><p>Left</p></div>\n<!-- /wp:column --><!-- wp:column -->\n<div class="wp-block-column"><p>Right</p></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->\n<!-- wp:separator -->\n<hr class="wp-block-separator"/>\n<!-- /wp:separator -->\n<!-- wp:spacer -->\n<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->\n<!-- wp:table -->\n<figure class="wp-block-table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figcaption>Numbers</figcaption></figure>\n<!-- /wp:table -->\n<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->`,
  Parts: `<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link" href="https://example.org/shop">Shop</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->\n<!-- wp:file -->\n<div class="wp-block-file"><a href="${uploads}/plan.pdf">Plan</a><a href="${uploads}/plan.pdf" class="wp-block-file__button" download>Download</a></div>\n<!-- /wp:file -->\n<!-- wp:audio -->\n<figure class="wp-block-audio"><audio controls src="${uploads}/birds.mp3"></audio></figure>\n<!-- /wp:audio -->\n<!-- wp:latest-posts /-->\n<!-- wp:html -->\n<div>Raw <script>alert(1)</script></div>\n<!-- /wp:html -->`,
  Cover: `<!-- wp:cover {"url":"x"} -->\n<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background"></span><img class="wp-block-cover__image-background" alt="" src="${uploads}/beans.jpg"/><div class="wp-block-cover__inner-container"><p class="has-text-align-center">Over it</p></div></div>\n<!-- /wp:cover -->\n<!-- wp:media-text -->\n<div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="${uploads}/peas.jpg" alt="Peas"/></figure><div class="wp-block-media-text__content"><p>Beside</p></div></div>\n<!-- /wp:media-text -->\n<!-- wp:details -->\n<details class="wp-block-details"><summary>More</summary><p>Hidden</p></details>\n<!-- /wp:details -->`,
  Notes: `<!-- wp:paragraph -->\n<p>Claim<sup data-fn="f1-a" class="fn"><a href="#f1-a" id="f1-a-link">1</a></sup>.</p>\n<!-- /wp:paragraph -->\n<!-- wp:footnotes /-->`,
};

const classics: Record<string, string> = {
  'Classic text':
    'First line\nsecond line\n\nNext <strong>paragraph</strong>\n<h3>A heading</h3>\nAfter it\n<!--more-->\n<pre>keep\n\nlines</pre>',
  'Classic caption': `[caption id="attachment_7" align="alignnone" width="300"]<a href="${uploads}/beans.jpg"><img class="size-medium wp-image-7" src="${uploads}/beans-300x200.jpg" alt="Beans" width="300" height="200" /></a> Beans in <em>June</em>[/caption]\n\nText`,
  'Classic gallery': 'Look:\n\n[gallery columns="2" ids="7,8"]',
  'Classic embed':
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ\n\n[embed]https://vimeo.com/76979871[/embed]\n\nhttps://social.example/@ada/2',
  'Classic code':
    '[code lang="python"]\nif a &lt; b:\n    print("[x]")\n[/code]\n\n[sourcecode language="css"]a { color: red }[/sourcecode]',
  'Classic shortcodes':
    'Words [sic] and [1].\n\n[contact-form-7 id="3" title="Ask"]\n\n[box type="info"]Kept <b>text</b>[/box]\n\n[audio mp3="https://old.example/a.mp3"][/audio]',
  'Classic links':
    'A <a href="/2019/05/image/">path</a> and <a href="mailto:a@b.example">mail</a>. <span style="color: #f00">Red</span>',
};

const posts = [
  ...Object.entries(blocks).map(([title, content]) =>
    itemOf({
      title,
      content,
      ...(title === 'Notes'
        ? { meta: { footnotes: '[{"content":"The <em>source</em>","id":"f1-a"}]' } }
        : {}),
    }),
  ),
  ...Object.entries(classics).map(([title, content]) => itemOf({ title, content })),
  itemOf({ title: 'Draft', content: 'Text', status: 'draft' }),
  itemOf({ title: 'Pending', content: 'Text', status: 'pending' }),
  itemOf({ title: 'Private', content: 'Text', status: 'private' }),
  itemOf({ title: 'Future', content: 'Text', status: 'future' }),
  itemOf({ title: 'Secret', content: 'Text', password: 'pw' }),
  itemOf({ title: 'In the bin', content: 'Text', status: 'trash' }),
  itemOf({
    title: 'Tom &#8217;s &amp; more',
    content: 'Text with ]]> and </item> and <item> inside',
    meta: {
      _yoast_wpseo_metadesc: 'For search',
      _yoast_wpseo_focuskw: 'beans',
      _yoast_wpseo_canonical: 'https://first.example/tom/',
      _wp_old_slug: 'older-name',
    },
    more: comment,
  }),
  itemOf({ title: 'Control \u0008 signs', content: 'Te\u0001xt' }),
  itemOf({ title: 'About', content: 'x', type: 'page' }),
  itemOf({ title: 'Old version', content: 'x', type: 'revision', status: 'inherit' }),
  itemOf({ title: 'Menu', content: '', type: 'nav_menu_item' }),
];

/** A whole export with the given items, and what stands before the channel. */
export const wxrOf = (
  items: readonly string[],
  prolog = '',
) => `<?xml version="1.0" encoding="UTF-8" ?>
${prolog}<!-- This is a WordPress eXtended RSS file generated by WordPress as an export of your site. -->
<!-- generator="WordPress/6.6.2" created="2024-10-01 10:00" -->
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/"
>
<channel>
	<title>Old site</title>
	<link>https://old.example</link>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_site_url>https://old.example</wp:base_site_url>
	<wp:base_blog_url>https://old.example</wp:base_blog_url>
	<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('ada')}</wp:author_login><wp:author_email>${cdata('ada@old.example')}</wp:author_email><wp:author_display_name>${cdata('Ada Green')}</wp:author_display_name></wp:author>
	<wp:category><wp:term_id>1</wp:term_id><wp:cat_name>${cdata('<item>')}</wp:cat_name></wp:category>
${items.join('\n')}
</channel>
</rss>
`;

/** Attachments come last, after the posts that show them. */
export const wordpressXml = wxrOf([
  ...posts,
  attachment('7', `${uploads}/beans.jpg`, 'Beans'),
  attachment('8', `${uploads}/peas.jpg`),
  attachment('9', `${uploads}/plan.pdf`),
]);

export { itemOf };
