import type { Note } from '../writing';

export const travelNotesTwo: readonly Note[] = [
  {
    title: 'Jet lag and the morning walk',
    description:
      'Light at the right hour moves the body clock about an hour a day. Going east, seek it late in the morning and avoid it at dawn.',
    tags: ['walking', 'planning', 'travel'],
    opening:
      'The clock in the head listens above all to light. After a long flight to the east, daylight before your body’s own early morning pushes it the wrong way, so for the first day or two keep sunglasses on until mid-morning, then go out and walk. Westward it is easier: stay outside in the late afternoon. Expect roughly a day for every time zone, and plan nothing clever.',
    comments: [
      'Sunglasses till ten made me feel a fool in Tokyo and I slept on the second night.',
      'With a toddler you do as the toddler’s clock says. We have seen a lot of fish markets.',
    ],
  },
  {
    title: 'Sketching instead of photographing',
    description:
      'Ten minutes with a pencil fixes a façade in the memory better than thirty pictures, even if the drawing is bad. Mine are.',
    tags: ['diary', 'cities'],
    opening:
      'I cannot draw. This turns out not to matter. To put a church on paper you have to decide how many windows it has, and so you count them, and in the ten minutes it takes you have also heard the organist practise and watched a cat cross the square twice. Strangers come to look over your shoulder, and are encouraged by what they see.',
    comments: [
      'Bought a pad after reading this. My Ghent has five towers and theirs has three, but I was there.',
      'Children will sit down next to you and ask for paper. Bring spare pencils.',
    ],
  },
  {
    title: 'Water bottles and where to fill them',
    description:
      'Rome has more than two thousand nasoni and Paris has fountains that sparkle. A refillable bottle, and some ways of asking.',
    tags: ['water', 'budget', 'cities'],
    opening:
      'The cast-iron fountains of Rome, called nasoni for their noses, have run since the 1870s, and there are more than two thousand of them. Block the spout with a finger and the water jumps from a hole on top for drinking. Paris gives sparkling water at some of its fountains, free. Elsewhere look for cemeteries, which always have a tap, though ask whether it is for drinking.',
    comments: [
      'The finger trick on a nasone drenched my brother-in-law. He had been warned.',
      'Alpine villages have a trough in every square. If it is not good, there will be a sign saying so.',
    ],
  },
  {
    title: 'Slow buses through the Peloponnese',
    description:
      'Green and cream KTEL coaches reach nearly every village in Greece, if you can find out which of two stations they leave from.',
    tags: ['planning', 'budget', 'travel'],
    opening:
      'The buses of Greece belong to regional cooperatives called KTEL, each with its own site, its own office and its own idea of the alphabet. From Athens, those to the Peloponnese leave from Kifissos, while a number for central Greece use Liossion. Buy the ticket at the counter, keep it until you get off, and do not be surprised if a parcel of fish gets a seat.',
    comments: [
      'Our driver stopped so that a lady could hand over keys, cheese and apparently some gossip.',
      'The afternoon bus in the hills is often the school one, and does not go in August. Ask us how we know.',
    ],
  },
  {
    title: 'Rooms above the bakery',
    description:
      'Noise at four in the morning, warmth through the floor, and bread before anyone else. How to read the drawbacks in a listing.',
    tags: ['budget', 'food'],
    opening:
      '“Lively area” is a bar, “cosy” is two metres by three, and “authentic” means the shower. I look for drawbacks that I can turn to account. A room over a bakery is loud from four but the floor is heated by the ovens. One by the station costs less and spares the taxi. And nobody minds a church bell who has to be on the six o’clock boat.',
    comments: [
      'Stayed above a fishmonger in Setúbal on the same theory. The theory needs some refining.',
      '“Compact kitchenette” was a kettle on a shelf. I admired the nerve.',
    ],
  },
  {
    title: 'Swimming in every lake on the line',
    description:
      'From Zürich to Ljubljana with a towel on the outside of the bag: stations where the water is less than ten minutes from the train.',
    tags: ['water', 'trains', 'walking'],
    opening:
      'A wet towel dries in an hour on the outside of a rucksack, and this fact made the journey. We got off wherever blue showed in the window. At Bregenz the lake is across the tracks, at Zell am See two streets away, and at Lesce the bus takes you to Bled while you are still deciding. Five swims in three days, and lunch after each.',
    comments: [
      'Add Pörtschach on the Wörthersee. The station is practically a changing cabin.',
      'In June the Austrian ones are colder than the photographs. I said a word on the jetty at Zell.',
    ],
  },
  {
    title: 'Travelling with someone slower',
    description:
      'My father is eighty and walks two kilometres an hour. What we saw at that speed, and how to plan a town by its benches.',
    tags: ['walking', 'cities', 'planning', 'travel'],
    opening:
      'The trick was to give up distances and count benches. In Verona we found one every hundred and fifty metres or so, more by the river, and each turned into a chapter. He would read the inscription opposite and I would fetch something cold. We saw four streets in three days. I know those four streets better than I know any city I have ever marched across.',
    comments: [
      'Museums lend folding stools almost everywhere if you ask at the cloakroom.',
      'My mother and I did Lucca in this way. It took a week and I would not have missed a bench.',
    ],
  },
  {
    title: 'Border towns with two of everything',
    description:
      'Gorizia, Görlitz, Komárno, Baarle: places where a line runs through the square, and breakfast is abroad.',
    tags: ['cities', 'maps', 'travel'],
    opening:
      'At Gorizia a plaque in the pavement in front of the old station marks where the fence was. You can have a foot in Italy and a foot in Slovenia, and everybody does. Baarle is stranger: pieces of Belgium lie within the Netherlands, with Dutch pieces inside some of those, and crosses on the pavement run through shops. A front door there decides where a house pays its taxes.',
    comments: [
      'In Görlitz we walked over for dumplings every night and never once felt that we had left.',
      'Komárom still has its fortress on one side and the better ice cream on the other. I shall not say which.',
    ],
  },
  {
    title: 'Lost luggage, the first two hours',
    description:
      'File the report before leaving the hall, keep the tag, and buy what you need with receipts. The clock starts at the carousel.',
    tags: ['planning', 'packing', 'travel'],
    opening:
      'When the belt stops and your bag has not come, go to the desk before you go through customs. Get a reference number in writing, give the address for the next three nights, and keep the sticker from check-in. Under the Montreal Convention a delayed bag must be claimed for in writing within twenty-one days of getting it back. Most do turn up, in a day or so.',
    comments: [
      'A photo of the open suitcase, taken the night before, settled my claim in one letter.',
      'Mine went to Ouagadougou and came home with a better tan than I did.',
    ],
  },
  {
    title: 'Long walks that end at a station',
    description:
      'A day’s hike from one railway stop to another needs no car and no going back. How to find good ones on any map.',
    tags: ['walking', 'trains', 'maps'],
    opening:
      'Lay a thread along the contour lines between two stations on different branches and see what it crosses. Sixteen to twenty kilometres is a day with lunch in it. Walk towards the station with more trains, so that missing one costs half an hour and not the evening. The river will be wherever the railway is, so expect your hill in the middle.',
    comments: [
      'Settle to Horton and on to Ribblehead has given us nine Saturdays, with a pub at most of the platforms.',
      'Towards the busier station! We have been doing it the wrong way round and running the last two kilometres.',
    ],
  },
  {
    title: 'What to bring back instead of magnets',
    description:
      'A newspaper, a jar, a packet of seeds if the rules allow, and a bus ticket in a book. Souvenirs that go on being used.',
    tags: ['food', 'packing', 'budget'],
    opening:
      'Supermarkets are where a country keeps its true souvenirs. I bring paprika in a tin, a tea towel, whatever the schoolchildren write in, and one tool from the kitchen aisle that I do not recognise. Meat, cheese and plants are another question when you cross certain borders, so look it up. The best so far is a Finnish potato brush, which I use nearly every day.',
    comments: [
      'School exercise books, always. My desk has squares from seven countries, and no two grids agree.',
      'A Portuguese fish tin holds my screws. It is the only tidy thing in that shed.',
    ],
  },
  {
    title: 'Postcards still arrive',
    description:
      'Forty-one cards from twelve countries in two years, with a table of how long they took. The slowest came from next door.',
    tags: ['diary', 'travel'],
    opening:
      'I sent one to my niece from each stop and she wrote the date of arrival on the picture side. Japan took eight days and Iceland six. One from an island forty kilometres away, where the box must be emptied by moonlight, needed fifty-three. Two never came. Buy stamps when you buy the card, for by evening the tobacconist is shut and you have lost the will.',
    comments: [
      'Sent one from the Vatican post office and one from the Italian box across the road. The Pope won by nine days.',
      'My grandson keeps his on a string round the room. He is waiting for number thirty.',
    ],
  },
];
