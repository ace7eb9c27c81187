import { picture } from './archives';

const note = (front: string, body: string) => `---\n${front}\n---\n${body}\n`;

/** Notes as Obsidian 1.8 writes them (help: links, embeds, callouts, properties; Obsidian Publish). */
export const obsidianFiles = {
  'Published.md': note(
    'tags:\n  - garden\n  - soil/deep\naliases:\n  - Other name\ndate: 2022-03-04\npublish: true\ndescription: A note\ncover: cover.png\npermalink: notes/published',
    'Text with #seeds in it.',
  ),
  'Links.md':
    'See [[Published]], [[Published|this]], [[Folder/Deep#Part|deep]], [[Gone]], [[#Here]] and [file](Folder/Deep.md).',
  'Pictures.md':
    '![[bed.png]]\n\n![[bed.png|A bed|300]]\n\nText ![[attachments/bed.png|200]] text\n\n![md](attachments/bed.png)\n\n![[missing.png]]\n\n![[drawing.svg]]',
  'Embeds.md': '![[Published]]\n\n![[plan.pdf]]\n\n![[Nothing]]',
  'Callouts.md':
    '> [!info] Read this\n> Some text\n\n> [!danger]- Folded\n> Hidden\n\n> [!tip]\n> Just a tip',
  'Highlights.md': 'Some ==marked== text. %%secret%% End. ^block-id',
  'Code.md': '```js\n[[Not a link]] ==x==\n```\n\nInline `[[no]]` and `==no==`.',
  'Tasks.md': '- [ ] open\n- [x] done\n    - [ ] inner',
  'Table.md': '| A | B |\n| - | - |\n| 1 | 2 |',
  'Math.md': 'Inline $a$ and\n\n$$\nx\n$$',
  'Footnotes.md': 'Claim[^1].\n\n[^1]: Source.',
  'Heading.md': '# Heading\n\n## Part\n\nText',
  'Other title.md': '# Another\n\nText',
  'Draft.md': note('draft: true\ndate: 2022-01-01', 'Text'),
  'Not draft.md': note('draft: false', 'Text'),
  'Private.md': 'Only for me',
  'Quote.md': '> Slow\n> is smooth',
  'Video.md':
    '![](https://www.youtube.com/watch?v=aqz-KE-bpKQ)\n\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'HTML.md': '<u>under</u> and <div onclick="x()">box</div>\n\n<script>alert(1)</script>',
  'Empty.md': '',
  'Nested.md': `${'> '.repeat(200)}deep`,
  'Anchors.md': '---\na: &x 1\nb: *x\n---\nText',
  'Folder/Deep.md': 'Back to [[Published]] and ![[bed.png]]',
  'Templates/Daily.md': '{{date}}',
  'Board.canvas': '{"nodes":[]}',
  '.obsidian/app.json': '{}',
  'attachments/drawing.svg': '<svg></svg>',
  'attachments/bed.png': picture,
  'attachments/cover.png': picture,
  'attachments/plan.pdf': picture,
};
