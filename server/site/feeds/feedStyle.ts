/** Where browsers find how to show a feed to people. */
export const feedStylePath = '/feed.xsl';

/**
 * Of feeds and of their style sheet. What the sheet makes of a feed is a page of this site, with words of its
 * authors: it runs no script and loads nothing but the sheet.
 */
export const feedPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const css = `
:root { color-scheme: light dark; font: 1.05rem/1.6 Georgia, serif; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; margin: 0 0 .5rem; }
a { color: light-dark(#a83c1d, #f0906b); }
p.note { padding: .75rem 1rem; border-inline-start: .2rem solid light-dark(#8f8575, #7d7465); }
code { font-size: .9em; }
ul { padding: 0; list-style: none; }
li { padding: .75rem 0; border-top: 1px solid light-dark(#e2dacb, #38322a); }
small { display: block; opacity: .75; }
`;

/** Shows a feed as a page that says what it is. Words of the feed are only text and addresses. */
export const feedStyle = `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"
  exclude-result-prefixes="atom dc">
<xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>
<xsl:template match="/rss/channel">
<html lang="en">
<head>
<title><xsl:value-of select="title"/> (feed)</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<style>${css}</style>
</head>
<body>
<main>
<h1 dir="auto"><xsl:value-of select="title"/></h1>
<p class="note">This is a feed (RSS). Copy its address into a feed reader, and new posts appear there:<br/>
<code><xsl:value-of select="atom:link/@href"/></code></p>
<p><a href="{link}">Read the same on Commonplace</a></p>
<h2>The newest</h2>
<ul>
<xsl:for-each select="item">
<li><a href="{link}" dir="auto"><xsl:value-of select="title"/></a>
<small><bdi><xsl:value-of select="dc:creator"/></bdi> · <xsl:value-of select="substring(pubDate, 6, 11)"/></small></li>
</xsl:for-each>
</ul>
</main>
</body>
</html>
</xsl:template>
<xsl:template match="/"><xsl:apply-templates select="rss/channel"/></xsl:template>
</xsl:stylesheet>
`;
