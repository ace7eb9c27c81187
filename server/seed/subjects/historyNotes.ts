import type { Note } from '../writing';

export const historyNotes: readonly Note[] = [
  {
    title: 'Secretary hand: learn six letters first',
    description:
      'Tudor handwriting looks hopeless for an hour and then turns into words. The letters to start with are the ones that deceive you.',
    tags: ['palaeography', 'archive', 'beginners'],
    opening:
      'Begin with e, which runs backwards, and c, which resembles our r. Then h, with its loop far below the line, the two-stroked r, the long s and the final one that curls like a 6. Those six unlock half of any will. Copy a line before you try to read it, as the pen explains the strokes. The National Archives have a free course with real documents.',
    comments: [
      'The backward e was the door for me. After that I could read my ancestor’s inventory down to the last chamber pot.',
      'Numbers next, please. I lost a week over a j at the end of viij.',
    ],
  },
  {
    title: 'Who first called it Domesday Book?',
    description:
      'The survey of 1086 had no such title. The nickname is recorded a century later, as a comment on verdicts without appeal.',
    tags: ['medieval', 'archive', 'england'],
    opening:
      'William ordered the survey at Gloucester at Christmas 1085, and most of the work was over within the year. Clerks called the result a description, or the book of Winchester. Around 1179 Richard FitzNigel wrote in his dialogue on the Exchequer that the natives call it Domesday, since its sentence can no more be evaded than that of the last day. There are two volumes, and London is in neither.',
    comments: [
      'London and Winchester were left out, and most of the far north with them. My Durham pupils are always affronted.',
      'The natives! A French-speaking bishop explains the English to themselves.',
    ],
  },
  {
    title: 'Ibn Battuta leaves home, 1325',
    description:
      'At twenty-one he set out from Tangier for Mecca, and was away for most of three decades. How the book of his travels came to be written.',
    tags: ['travel', 'medieval', 'islamic-world'],
    opening:
      'He departed alone in June 1325, and says that he wept. By the time he settled down he had seen Cairo, Mecca more than once, Kilwa, Delhi, where he was a judge for years, the Maldives, where he was one too, and finally Timbuktu. The Sultan of Fez then lent him a young secretary, Ibn Juzayy, who finished the text in 1355 and borrowed a few descriptions from older authors.',
    comments: [
      'The borrowing from Ibn Jubayr was quite the done thing. I wish only that we knew how far he got into China.',
      'His complaints about Mali’s hospitality, one bowl of millet, are very funny and rather unfair.',
    ],
  },
  {
    title: 'Tulip mania was smaller than its legend',
    description:
      'Anne Goldgar went looking for the ruined weavers of 1637 in the Dutch archives, and could not find one bankruptcy that was due to tulips.',
    tags: ['trade', 'netherlands', 'myths'],
    opening:
      'The familiar story, with chimney sweeps pawning their tools, comes from Charles Mackay in 1841, and he had it from moralising pamphlets. Goldgar’s book of 2007 traces the actual buyers, several hundred comfortable merchants and craftsmen who mostly knew one another. Prices did fall off a cliff in the first week of February. Since delivery was due in summer, few had paid yet, and what broke was trust.',
    comments: [
      'So the damage was to honour rather than to purses. That is much more interesting.',
      'I have quoted Mackay in lectures for ten years. Pass the humble pie.',
    ],
  },
  {
    title: 'A pump handle in Broad Street',
    description:
      'John Snow’s map of the 1854 cholera is famous. The brewery and the widow in Hampstead were the evidence that persuaded.',
    tags: ['medicine', 'london', 'maps'],
    opening:
      'Snow had the handle taken off on 8 September, when the outbreak was already waning, and he said so himself. His best cards were exceptions. The brewery men nearby drank beer and had a well of their own, and none of them died. A widow in Hampstead, miles away, did: she liked the taste of Broad Street water and had a bottle brought to her. The map was drawn afterwards.',
    comments: [
      'Henry Whitehead, the curate who set out to refute him and found the first case, deserves half the plaque.',
      'I use the brewery to explain control groups. It works before lunch and after.',
    ],
  },
  {
    title: 'Tally sticks and the fire of 1834',
    description:
      'For seven centuries the English Exchequer kept accounts on notched wood. Getting rid of the last cartloads burned down Parliament.',
    tags: ['money', 'england', 'archive'],
    opening:
      'A payment was cut into a stick of hazel or willow, a thumb’s breadth for a hundred pounds, a barleycorn for one. Then the stick was split lengthwise so that each side held matching notches. The system was abolished in the eighteenth century and lingered until 1826. On 16 October 1834 two cartloads were fed to the stoves beneath the Lords. By evening the palace was alight.',
    comments: [
      'Dickens made a splendid speech about it: they might have been given to the poor as firewood.',
      'The longer half was called the stock, hence stockholder. I have dined out on that for years.',
    ],
  },
  {
    title: 'Finding a letter at Vindolanda',
    description:
      'Postcard-thin slips of wood from about AD 100 hold shopping lists, leave requests and an invitation from one officer’s wife to another.',
    tags: ['archaeology', 'roman', 'letters'],
    opening:
      'Robin Birley found the first of them in March 1973, in a wet trench south of Hadrian’s Wall. Two slivers came apart, with writing that faded as he watched. Infrared light brought it back. The best loved is from Claudia Severa, who asks Lepidina to her birthday party: a scribe wrote the body, and she added a few lines herself, among the earliest Latin known in a woman’s hand.',
    comments: [
      'The one with socks and two pairs of underpants is on our classroom door.',
      'Worth adding that the waterlogged ground did it. No oxygen, no rot. They are still finding more.',
    ],
  },
  {
    title: 'Qanats, or how to lead water through a desert',
    description:
      'A gently sloping tunnel, a row of shafts and gravity: an Iranian invention of the first millennium BC that still fills cisterns.',
    tags: ['technology', 'iran', 'water'],
    opening:
      'A mother well is sunk below the mountains until it meets groundwater. From the fields the diggers tunnel towards it, with a slope so slight that the water never hurries, and sink a shaft every few dozen metres for air and spoil. From above it looks like a line of anthills. The qanat at Gonabad is over thirty kilometres long. Iran still counts its working ones by the thousand.',
    comments: [
      'My grandfather owned four hours of water every twelve days. It was inherited like land, and timed with a floating bowl.',
      'The same idea crossed to Spain and on to Mexico. In Madrid they were called viajes de agua.',
    ],
  },
  {
    title: 'Mary Anning’s first sea dragon',
    description:
      'Between 1811 and 1812 two children in Lyme Regis dug out an ichthyosaur over five metres long. What she knew, and who signed the papers.',
    tags: ['science', 'women', 'fossils'],
    opening:
      'Joseph Anning found the skull, and about a year later his sister Mary, then twelve, located the rest. It was sold for some twenty-three pounds. She went on to find the first complete plesiosaur in 1823 and to argue that the stones called bezoars were droppings. Gentlemen published. The Geological Society elected no women until 1919, though its members collected money for her when she fell ill.',
    comments: [
      'Her dog Tray was killed by a landslip beside her. After reading that I have stayed away from the foot of those cliffs.',
      'The portrait with the hammer and the dog hangs in the Natural History Museum, easily missed on the way to the big bones.',
    ],
  },
  {
    title: 'When Bristol was ten minutes behind London',
    description:
      'Before the railways every town set its clocks by its own noon. On the Corn Exchange in Bristol there is still a hand for each time.',
    tags: ['railways', 'time', 'england'],
    opening:
      'The Sun takes about four minutes to cross a degree of longitude, so noon in Bristol comes ten minutes after Greenwich. No one minded until there were timetables. The Great Western ran on London time from 1840, and most other lines followed by 1848. The law came last, in 1880. Exeter’s dean held out until 1852, and the clock in Bristol simply added another minute hand.',
    comments: [
      'Christ Church in Oxford still keeps its own five minutes for services, as I learnt by standing outside.',
      'The Americans beat us to something bolder: four zones in one day, 18 November 1883.',
    ],
  },
  {
    title: 'A census that burned and one that was never taken',
    description:
      'Anyone tracing an English family in the twentieth century meets a gap of thirty years. A register made for wartime helps to bridge it.',
    tags: ['genealogy', 'archive', 'england'],
    opening:
      'The returns of 1931 were destroyed by a fire in their store at Hayes in December 1942, and not by a bomb, as is often said. In 1941 there was no census at all, because of the war. That leaves nothing between 1921 and 1951. Use the 1939 Register, compiled on 29 September for identity cards: it gives dates of birth and occupations, with later surnames added when women married.',
    comments: [
      'The additions in green ink on the 1939 pages found me a great-aunt’s second husband.',
      'Scotland’s 1931 census survived, being in Edinburgh. It opens after a hundred years like the others.',
    ],
  },
  {
    title: 'The first paper money came from heavy iron coins',
    description:
      'Merchants in Sichuan needed one and a half pounds of iron to buy a little salt. Deposit slips were the way out, and in 1024 the state took over.',
    tags: ['money', 'china', 'trade'],
    opening:
      'Song China kept its copper away from Sichuan, so iron coins were used there, by the barrow for a length of silk. Deposit shops in Chengdu began to issue receipts, which passed from hand to hand. After some of the shops had failed the government set up its own bureau in 1023, and the first official notes followed in 1024. They expired after two years or so.',
    comments: [
      'Money with an expiry date was reinvented in Wörgl in 1932. Somebody there must have read Chinese history.',
      'Were there forgeries straight away? I cannot imagine otherwise.',
    ],
  },
  {
    title: 'Mansa Musa’s gold, and a map drawn in Majorca',
    description:
      'The king of Mali’s pilgrimage in 1324 lowered the price of gold in Cairo for years, and half a century later he appeared on a map.',
    tags: ['africa', 'medieval', 'maps'],
    opening:
      'Al-Umari came to Cairo a dozen years after the visit and people would still talk of nothing else. Musa had given away so much that the gold dinar lost value against silver. The Catalan Atlas of 1375, which is ascribed to Cresques Abraham of Majorca, shows him enthroned below the Sahara, holding out a nugget to a veiled rider on a camel. The likeness is imagined, the roads are good.',
    comments: [
      'The caption calls him the richest lord in all these parts. It is the first image that I show when someone says Africa had no history.',
      'He borrowed to get home, which is my favourite detail.',
    ],
  },
];
