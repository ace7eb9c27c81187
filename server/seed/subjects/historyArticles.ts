import { type Article, code, h2, image, ol, p, quote, raw, rule, table, ul } from '../writing';

export const historyArticles: readonly Article[] = [
  {
    title: 'What an English parish register can tell you, and what it hides',
    description:
      'Registers begin in 1538, on paper that mostly did not survive. A guide to what was written down in each period, and to the gaps in between.',
    tags: ['history', 'genealogy', 'archive', 'beginners'],
    blocks: [
      p(
        'In September 1538 Thomas Cromwell ordered every parish in England and Wales to keep a book of weddings, christenings and burials. Clergymen suspected a new tax. Most of those first books, on loose paper, have perished, and what we usually hold is a copy on parchment that was ordered around 1598. Because copyists were told to go back at least to the accession of Elizabeth, a great many registers start in 1558.',
      ),
      table(
        ['Period', 'What changes in the register'],
        ['1538–1598', 'Paper originals, later copied; often a bare name and a day'],
        ['From 1598', 'A yearly copy goes to the bishop, a second chance when the first is lost'],
        [
          '1653–1660',
          'Civil registrars; births may stand in place of baptisms, and many books have gaps',
        ],
        [
          'From 25 March 1754',
          'Hardwicke’s Act: separate marriage books, with signatures or marks',
        ],
        ['From 1 January 1813', 'Printed forms, with the father’s trade and the abode'],
      ),
      h2('Reading what is there'),
      p(
        'A baptism is not a birth. In my own village the gap was usually under a fortnight in the seventeenth century, and by 1800 it ran to months, or to years where a family had four children done in one go. A burial is not a death either, although there the delay is a matter of days. Signatures after 1754 are a present: you see the hand of a woman who left no other line of writing.',
      ),
      p(
        'Until 1752 the English year began on 25 March. An entry for “10 February 1714” belongs to the winter that we would call 1715, so careful transcribers write 1714/15. I once had a couple who married in April 1714 and seemed to have had a child baptised that February, and told my aunt so. It was February of the following year. I still owe them an apology.',
      ),
      h2('Reading what is not'),
      ul(
        'Nonconformists, Catholics and Jews appear patchily, chiefly in burials. From 1754 to 1837 all but Quakers and Jews had to marry in church.',
        'Between 1783 and 1794 each entry carried a stamp duty of threepence, from which paupers were exempt. Poverty in the register rises accordingly.',
        'Women vanish at marriage unless the clerk was thorough.',
        'Where a whole year is blank, suspect an illness of the clerk before one of the parish.',
      ),
      p(
        'Always ask who held the pen. A vicar in the next valley added gossip in Latin for thirty years; his successor gave surnames only. Before you conclude that your ancestors were dull, look at twenty pages around them. It will tell you what that particular man thought worth his ink, which is about as near as one gets to hearing a parish talk.',
      ),
    ],
    comments: [
      'The stamp duty explains my “paupers” who owned two looms. Thank you, that has bothered me for years.',
      'In Scotland it is a different story altogether: old parish registers vary wildly and marriages are often only banns.',
      'Try the bishops’ transcripts even when the register survives. In mine the copy for 1694 has eleven names that the original lacks.',
      'Our vicar wrote “a stranger, very merry” beside a burial in 1721, and nothing else about the man. I think of him often.',
    ],
  },
  {
    title: 'The eleven days that went missing in September 1752',
    description:
      'How Britain moved from the Julian calendar to the Gregorian one, why nobody rioted over it, and how to convert a date without mistakes.',
    tags: ['history', 'calendars', 'python', 'eighteenth-century'],
    blocks: [
      p(
        'In London the day after Wednesday, 2 September 1752, was Thursday, 14 September. The Act behind this had been passed in the previous year at the urging of Lord Chesterfield, with the astronomer Lord Macclesfield to vouch for the sums. It also moved New Year’s Day from 25 March to 1 January. So 1751 ran in England from March to December, and was the shortest year that the country has had.',
      ),
      h2('Why eleven'),
      p(
        'The Julian year is 365 days and a quarter, too long by about eleven minutes. That makes a day in 128 years. Pope Gregory XIII cut ten days in October 1582 and dropped three leap years in every four centuries from then on. By holding out past 1700, which was a leap year only on the Julian reckoning, Britain let the gap grow to eleven.',
      ),
      table(
        ['Country', 'Last Julian day', 'First Gregorian day'],
        ['Spain, Portugal, Poland, most of Italy', '4 October 1582', '15 October 1582'],
        ['Britain and its colonies', '2 September 1752', '14 September 1752'],
        ['Sweden', '17 February 1753', '1 March 1753'],
        ['Russia', '31 January 1918', '14 February 1918'],
        ['Greece', '15 February 1923', '1 March 1923'],
      ),
      h2('Converting'),
      p(
        'The number of days to add depends on the century alone, as long as you mind the end of February in years such as 1700 and 1800, where the change takes place. Here is the calculation, which I have pinned up beside my desk.',
      ),
      code(
        'python',
        `def days_to_add(year: int) -> int:
    """Julian to Gregorian, for dates from 1 March of a century year onwards."""
    century = year // 100
    return century - century // 4 - 2


for year in (1582, 1752, 1850, 1917):
    print(year, days_to_add(year))  # 10, 11, 12, 13`,
      ),
      p(
        'It is why the October Revolution is remembered in November, and why George Washington, born on 11 February 1731 by the calendar on the nursery wall, kept 22 February 1732 as an adult. The start of the British tax year is usually explained in the same way. Old Lady Day, 25 March plus eleven, is 5 April, and one more day was added when 1800 had no 29 February.',
      ),
      h2('The riots'),
      p(
        'Crowds shouting “Give us our eleven days” are a fixture of schoolbooks, but no report of such a riot from 1752 has been found. The phrase stands on a banner at the bottom of Hogarth’s <i>An Election Entertainment</i>, painted about three years later, where it is one jibe among many. There was grumbling over saints’ days and rents, for which the Act in fact made provision. People seem to have read it.',
      ),
    ],
    comments: [
      'Sweden deserves a footnote. They began to drop leap days in 1700, gave it up, and needed a 30 February 1712 to get back.',
      'I left it out because nobody believes it. Now they have to.',
      'Does the function hold for dates before 1582, or only for those that were really written down in the Julian calendar?',
      'Both. A historian would leave the old date alone, though; convert only to compare.',
      'On Foula in Shetland they still keep Yule on 6 January, so somebody did ask for the eleven days back.',
    ],
  },
  {
    title: 'Walking the Old Salt Road from Lüneburg to Lübeck',
    description:
      'For centuries white gold from one saltworks kept the Baltic’s herring from rotting. Five days on foot along the road and the canal it paid for.',
    tags: ['history', 'trade', 'walking', 'hanseatic-league'],
    blocks: [
      p(
        'Lüneburg stands crooked. Houses in the western part of the old town lean into the street and one church had to be taken down, since the salt under them was pumped out as brine from the Middle Ages until 1980. The oldest document about it is a grant by Otto I from the year 956. I began my walk in the former boiling house, now a museum, with a lump of salt to lick.',
      ),
      h2('Why the Baltic needed it'),
      p(
        'Every autumn huge shoals of herring came to the Sound, and the market at Skanör and Falsterbo drew buyers from all over the north. Fresh herring lasts a day or so. A barrel of salt preserved four or five barrels of fish, and fasting Europe would eat as many as arrived. Scania had the fish, Lüneburg the salt, and the merchants of Lübeck sat between them and grew rich.',
      ),
      image(
        'history-3',
        'By barge a load took weeks, but one hull carried what would have filled a long train of carts.',
        'A barge heaped with salt in front of gabled brick houses',
      ),
      p(
        'At first it travelled in carts over sandy heath. Then Lübeck paid for something bold: from 1391 to 1398 a canal was dug across the watershed to join two little rivers, the Stecknitz and the Delvenau. Thirty barges reached the city in July 1398. I know of no earlier canal in Europe that climbs over a summit. It did so with flash locks, which let a boat down on a surge of water.',
      ),
      h2('The five days'),
      ol(
        'Lüneburg to Artlenburg, across the Elbe marshes; the old ferry crossing is here.',
        'Along the dyke to Lauenburg, where the round Palm lock of 1724 lies in a meadow, and on to Büchen.',
        'Büchen to Mölln by the towpath, with Till Eulenspiegel’s memorial stone at the church.',
        'Mölln to Ratzeburg through beech woods, off the historical line but kinder to the feet.',
        'Down to Lübeck, ending at the six brick salt stores beside the Holsten Gate.',
      ),
      p(
        'The canal was used for nearly five hundred years and was replaced in 1900 by the present one, which is straighter and a good deal deeper. By then the trade had long moved. Cheap sea salt from the Bay of Bourgneuf had been undercutting Lüneburg since the fifteenth century, dirtier but plentiful. The herring, for their part, had stopped coming to the Sound in such numbers, for reasons that are still discussed.',
      ),
      quote(
        'You people always ask about the salt. Ask about the firewood! That is where our forest went.',
        'A volunteer at the museum in Lüneburg, pointing at the heath',
      ),
    ],
    comments: [
      'The volunteer is half right, as I understand it. The heath is older than the saltworks, though boiling certainly did not help the trees.',
      'Cycled the same route in two days and missed the Palm lock completely. Now I have to go back.',
      'Thank you for the Falsterbo side. From Sweden one learns about the market, and salt seems to come from nowhere.',
      'Is the way signposted throughout, or did you need the map between Büchen and Mölln?',
      'Well marked for bicycles. On foot I followed the towpath, and the only trouble was a swan.',
    ],
  },
  {
    title: 'Reading a tithe map field by field',
    description:
      'Around 1840 surveyors drew three-quarters of England and Wales and numbered every plot. How to read the map, the columns and the odd old units.',
    tags: ['maps', 'local-history', 'archive', 'history'],
    blocks: [
      p(
        'There is a field behind our house that everyone calls Gallows Piece, and newcomers like to tell visitors what was done there. On the tithe map of 1841 it is number 214, <i>Gallers Piece</i>, let to one John Galler. I have found that maps of this sort spoil about one legend for every two that they confirm, and I would still recommend them to anybody with a parish to explore.',
      ),
      h2('What they are'),
      p(
        'The Tithe Commutation Act of 1836 turned payment in kind, every tenth sheaf and piglet, into a yearly rent in money. That required a list of who owned and worked each piece of land. Within some fifteen years maps were made for about 11,800 districts, three-quarters of England and Wales. Where enclosure had already done away with tithes there is none, which is why the Midlands are thin.',
      ),
      table(
        ['No.', 'Owner', 'Occupier', 'Name', 'State', 'A. R. P.'],
        ['212', 'Earl of H.', 'Wm Tapp', 'Lower Brook Mead', 'Meadow', '6 2 18'],
        ['213', 'Earl of H.', 'Wm Tapp', 'Saffron Plat', 'Arable', '2 0 31'],
        ['214', 'Rev. J. Oake', 'John Galler', 'Gallers Piece', 'Pasture', '3 3 05'],
        ['215', 'Ann Stride', 'herself', 'Cottage and garden', '', '0 0 26'],
      ),
      raw(
        '<details><summary>Acres, roods and perches</summary><p>Forty square perches make a rood and four roods an acre. In modern terms a perch is 25.3 square metres, a rood just over 1,000, and an acre 4,047. Ann Stride’s cottage and garden of 26 perches therefore came to about 660 square metres.</p></details>',
      ),
      h2('How to work with one'),
      ol(
        'Find both halves: the map, and the apportionment, which is the schedule that goes with it. Neither makes sense alone.',
        'Colour a copy by occupier first. Farms appear as scattered patches, and often you can see the old open strips in their outlines.',
        'Then colour by state of cultivation. Arable on a slope that is now woodland tells of the wheat price in the 1830s.',
        'Only then read the names, and look for each in older deeds before you believe it.',
      ),
      p(
        'Three copies were made: for the commissioners in London, for the bishop and for the parish. The first set is in the National Archives and many county offices have put the second online. Quality differs. About one map in six was sealed as accurate by the commissioners; the others could be anything from a fine new survey to an estate plan from the attic with numbers added.',
      ),
      p(
        'Field names are the reward for all this. Saffron Plat has grown nothing yellow for three hundred years, while Lower Brook Mead still floods each February just as far as its drawn edge. I walked the parish with the map in a plastic sleeve and found eleven of its nineteen gates in use. John Galler’s was one.',
      ),
    ],
    comments: [
      'Colouring by occupier is a wonderful idea. I did ours with crayons, and two farms turned out to be one that had been split in a will.',
      'Poor Gallows Piece. We have a Hanging Field, from a word for a slope, and the pub sign will not be corrected.',
      'Landowners in my parish are given by title alone, Lord this and Dowager that. Are there directories from the time that match?',
      'Try the land tax assessments up to 1832. They go by proprietor and occupier as well.',
      'Surveyors used Gunter’s chain of 22 yards. Ten square chains to the acre, and all those odd fields suddenly come out even.',
    ],
  },
  {
    title: 'Nanni’s complaint: one clay letter and its afterlife',
    description:
      'About 1750 BC a customer in Ur wrote to a copper dealer in a fury. What the tablet says, where it was found, and what we can really conclude.',
    tags: ['history', 'archaeology', 'mesopotamia', 'trade'],
    blocks: [
      p(
        'The most popular businessman of the second millennium BC is known to us through his dissatisfied customers. Ea-nasir of Ur dealt in copper, which he fetched by ship from Dilmun, the island of Bahrain. A man called Nanni sent him a tablet to say that the ingots were bad, his messenger had been insulted, and his money was being kept. It is now in the British Museum, and people queue to photograph it.',
      ),
      h2('The object'),
      p(
        'It is 11.6 centimetres tall and five wide, about the size of a telephone, and is written on both faces in Akkadian. Leonard Woolley’s expedition found it at Ur, in a house where several more of the dealer’s letters lay. A. Leo Oppenheim’s translation of 1967 made it known to general readers. In 2015 it was discovered by the internet, where it has been ever since.',
      ),
      quote(
        'What do you take me for, that you treat somebody like me with such contempt?',
        'Nanni to Ea-nasir, in the translation by A. Leo Oppenheim, <i>Letters from Mesopotamia</i> (1967)',
      ),
      h2('What Nanni wants'),
      ul(
        'Good ingots. He had been promised them, and was shown others, with the words “If you want to take them, take them; if you do not want to take them, go away!”',
        'Respect for his messengers, who came back empty-handed more than once, through enemy territory',
        'His money, which is being withheld over a debt of one mina of silver that he calls trifling',
        'From now on, the right to pick out the ingots himself, one by one, in his own yard',
      ),
      p(
        'Notice how well the letter is built. It recalls the promise, sets out the breach, compares the writer’s services to the palace, where he has delivered a great weight of copper on the other’s behalf, and finishes with terms. Nanni probably dictated it to a scribe, and somebody carried it. Anyone who has written to a telephone company will recognise the third paragraph.',
      ),
      rule(),
      p(
        'Was Ea-nasir a swindler? We have one side only. Letters of complaint are kept, praise is spoken. Other tablets show him bringing in copper by the ton for wealthy investors, and it has been suggested that his business later shrank, as part of the house was joined to the one next door. A trader in trouble and a cheat look much alike from outside. That he kept the letter counts, I think, a little in his favour.',
      ),
    ],
    comments: [
      'Or he kept it as evidence for a lawsuit. Merchants file things for the least noble of reasons.',
      'My pupils translated “go away” into the local dialect and performed it. No lesson on the Bronze Age has gone better.',
      'I should like to know what “bad copper” meant. Slag in the ingot, or the wrong metal?',
      'Nobody can say for sure. Black copper with slag and iron in it is the usual guess, as that shows when you break an ingot.',
      'Saw it last spring. It is the smallness that gets you. All that rage, in the palm of one hand.',
    ],
  },
];
