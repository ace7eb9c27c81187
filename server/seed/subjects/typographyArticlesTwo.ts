import {
  type Article,
  code,
  h2,
  image,
  ol,
  p,
  quote,
  raw,
  rule,
  table,
  ul,
  youtube,
} from '../writing';

export const typographyArticlesTwo: readonly Article[] = [
  {
    title: 'Hyphens, dashes and the spaces nobody sees',
    description:
      'A working table of twelve characters with their code points, what each is for in English and German, and how to type the useful ones.',
    tags: ['typography', 'punctuation', 'writing'],
    blocks: [
      p(
        'There is one key on the keyboard for about six characters, and so that key gets used for all of them. It is a typewriter’s habit. A compositor had the hyphen, two dashes and a minus in separate boxes of the case, as well as half a dozen spaces cast in metal, and could tell them apart by touch. We have all of it back, in every font, hidden behind numbers.',
      ),
      table(
        ['Name', 'Code', 'Use'],
        ['Hyphen-minus', 'U+002D', 'what the key gives you; compounds'],
        ['Non-breaking hyphen', 'U+2011', 'A4-size, kept on one line'],
        ['En dash', 'U+2013', 'ranges, 1914–18; a parenthesis when spaced'],
        ['Em dash', 'U+2014', 'a parenthesis in American books, unspaced'],
        ['Minus', 'U+2212', '−4 °C, as wide as the plus'],
        ['Soft hyphen', 'U+00AD', 'a place where a word may break'],
        ['No-break space', 'U+00A0', 'before units, after Dr and p.'],
        ['Narrow no-break space', 'U+202F', 'French punctuation, thousands'],
        ['Thin space', 'U+2009', 'between initials, around a slash'],
      ),
      h2('The en dash does the work'),
      p(
        'British and German books set off a parenthesis with a spaced en dash, and most American ones prefer the longer dash without spaces. Either is fine. What hurts is a lone hyphen doing the job, since it joins where it is supposed to part. Between numbers the en dash means “to”, so you write either “from 9 to 5” or “9–5”, never “from 9–5”.',
      ),
      h2('Spaces that hold on'),
      p(
        'A line that ends in “Dr” or “p.” sends the reader on with half a thing in hand. The no-break space keeps the two together; it costs one keystroke (Option and Space on a Mac, Ctrl, Shift and Space in most word processors). The narrow one is needed in French before ; ! and ?, and the SI brochure recommends a thin space for grouping digits, as in 299 792 458.',
      ),
      ul(
        {
          text: 'On a Mac:',
          items: ['Option and hyphen for the en dash', 'Option, Shift and hyphen for the em dash'],
        },
        {
          text: 'On Windows:',
          items: ['Alt with 0150 or 0151 on the number pad', 'the emoji panel, under symbols'],
        },
        'On a phone: hold down the hyphen and slide.',
      ),
      p(
        'I would not correct anybody’s e-mail. But in a thing that will be printed, run one search for space-hyphen-space and another for digit-hyphen-digit before it goes off. It takes five minutes, and a text treated in this way looks as though someone has ironed it, even to those who could not say why.',
      ),
      raw(
        '<details><summary>What about two hyphens in a row?</summary><p>A typewriter convention for the em dash, which many programs now convert by themselves. It is worth a third search.</p></details>',
      ),
    ],
    comments: [
      'The “never from 9–5” rule was new to me, and now I see it everywhere. I am not sure that I am grateful.',
      'French Canadian usage differs: no space before ! and ? in most houses there.',
      'Please add the figure space, U+2007. It is as wide as a digit, so very handy in columns.',
      'A hyphen proper exists too, U+2010, though I have never met anyone who types it.',
      '“Ironed” is exactly right.',
    ],
  },
  {
    title: 'Captions that can be read in two seconds',
    description:
      'Line length, breaks and pace for subtitles, learned from captioning a local history project for viewers who rely on them.',
    tags: ['accessibility', 'video', 'layout', 'typography'],
    blocks: [
      p(
        'Last year I captioned eleven interviews with people who had worked in our town’s mills. I had assumed that it was a job of typing. It is typesetting, in a strange medium: two lines, no choice of column, and a reader who must be finished at a moment you decide. The woman who checked my work has been deaf since birth and was very patient.',
      ),
      h2('Pace comes first'),
      p(
        'The BBC’s guidelines give 160 to 180 words a minute as a reading speed, which leaves a caption of seven words about two and a half seconds. Our mill workers spoke faster than that. Where it could not be fitted, I cut: repetitions, “you know”, the start of a sentence that was begun again. Never an odd word of dialect, because the odd words were the point.',
      ),
      p(
        'Length is the second limit. Television long worked with 37 characters a line, the width of teletext, and Netflix asks for no more than 42. I kept to 37. On a phone the picture is as wide as three fingers, and a short line in a large size is better than a long one that your eye has to travel along while a face is speaking above it.',
      ),
      youtube(
        'jNQXAC9IVRw',
        'My exercise for newcomers: the first film ever put on YouTube, nineteen seconds at the zoo. Caption it, and you will have met every problem on this page.',
      ),
      h2('Where to break'),
      ol(
        'At the end of a sentence, if one ends there.',
        'After a comma.',
        'Before “and”, “but”, “because”, “who” and “that”.',
        'Never between an article and its noun, or a first name and a surname.',
      ),
      p(
        'A break in the wrong place makes you read the line twice and there is no time. “We walked to the | mill in the dark” is wrong and “We walked to the mill | in the dark” is right. As for the typeface, a plain sans with open shapes, white on a box of black at about three quarters opacity. An outline without a box fails as soon as somebody wears a white shirt.',
      ),
      code(
        'css',
        'video::cue {\n  font-family: "Atkinson Hyperlegible", Verdana, sans-serif;\n  line-height: 1.25;\n  color: white;\n  background: rgb(0 0 0 / 75%);\n}',
      ),
    ],
    comments: [
      'Deaf viewer here. Thank you for leaving the dialect. Cleaned-up captions feel as though I am being told a different story from everybody else.',
      'I would add: do not let a caption hang over a cut in the picture. The eye thinks it is new and starts over.',
      'That was in my checker’s first message, with eleven timecodes.',
      'How did you mark who is speaking, colours or names?',
      'Names on the first line when it changes. Colours failed on the two of our readers who cannot tell them apart.',
      'The zoo exercise is fun. That pause in the middle is harder than it looks.',
    ],
  },
  {
    title: 'My first forme: a Sunday with an Adana Eight-Five',
    description:
      'Hand-setting six lines for a birth announcement, what went wrong in the locking-up, and why each letter is upside down.',
    tags: ['printing', 'letterpress', 'diy', 'history'],
    blocks: [
      p(
        'The press came from a widow in Hove, in two apple crates. An Adana Eight-Five prints an area of eight inches by five and stands on a kitchen table; it was made for hobbyists and small traders by a firm that Donald Aspinall had founded at Twickenham in the 1920s. With it were seven cases of type, one of them dropped at some time and put back by somebody who could not read.',
      ),
      h2('Setting'),
      p(
        'You hold the composing stick in the left hand and pick letters with the right. They go in upside down and from left to right, the nick on the shank facing away from the palm towards the open side. With that you read your line as it grows, and after an hour upside down is simply how text looks. Mirror images are the trouble: b, d, p and q are four chances to be wrong.',
      ),
      image(
        'typography-5',
        'Six lines in the stick, nicks up. Look for the d that should have been a p.',
        'Metal type letters arranged in a row in a hand-held frame',
      ),
      p(
        'Every piece is 0.918 of an inch high, from face to foot, and that is the standard all over the English-speaking world. Spaces are lower and do not print. A line must be filled out with them until it stands upright on its own if the stick is tilted, neither loose nor forced. It took me forty minutes to do the first line and ten the sixth.',
      ),
      h2('Locking up'),
      ol(
        'Slide the lines onto a flat stone or a sheet of glass.',
        'Surround them with wooden furniture inside the chase.',
        'Put in the quoins and tighten them a little on each side in turn.',
        'Plane the type down with a block and a mallet, softly.',
        'Tighten, raise one corner, and press each line with a finger to see if anything moves.',
      ),
      p(
        'Mine moved. I lifted the chase, and line four went through the middle of it onto the floor, forty-one letters. The reason was one thin space too few, a third of a millimetre perhaps. My neighbour, who was an apprentice in 1958, said that everyone does it once and then handed me a broom. There is a word for such a heap: it is called <b>pie</b>.',
      ),
      rule(),
      quote(
        'You can tell a printer’s first job by the dents, and his tenth by there being none.',
        'My neighbour, retired compositor',
      ),
      p(
        'At four in the afternoon there were sixty cards on the line. He turned one over and felt the back with his thumb: a kiss, he said, no more than that, you are not embossing. The deep bite that people like these days would have got him sacked. On the cards the baby’s name has a p that should be a d. We have kept that one.',
      ),
    ],
    comments: [
      'Learned on the same machine at school in 1971. The smell of white spirit and the noise of the rollers came back at once.',
      'For those tempted: check the rollers before you buy. Perished ones cost more to recast than some presses.',
      'I teach letterpress and half my students want the deep bite. I let them, on cotton paper and with worn type.',
      'So is “mind your p’s and q’s” from printers after all?',
      'Nobody knows, my neighbour says it is and the dictionaries are doubtful.',
    ],
  },
];
