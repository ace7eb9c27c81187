import {
  type Article,
  h2,
  h3,
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

export const travelArticlesTwo: readonly Article[] = [
  {
    title: 'A travel diary in five lines a day',
    description:
      'Long journals die on the third evening. Five short lines survive, and fifteen years later they bring back more than the photographs.',
    tags: ['diary', 'travel'],
    blocks: [
      p(
        'I own eleven handsome notebooks, each with nine pages of prose about an airport. On the tenth page there is a shopping list. The one diary that I have kept for an entire journey, and for each one since, consists of five lines a day in pencil. It takes four minutes on the edge of the bed.',
      ),
      h2('The five lines'),
      ol(
        'Where I woke and where I will sleep.',
        'Something I heard. Word for word if possible.',
        'Something I ate, with the price.',
        'A thing that went wrong.',
        'One detail nobody would photograph.',
      ),
      p(
        'The fourth is the one that ages best. <i>Bergamo: wrong platform, ran, man held the door with his umbrella, umbrella ruined, he would not take money.</i> I have forty pictures of Bergamo and could not say what one of them shows. The umbrella I can still see. Prices seem dull when you write them down, and in ten years they are archaeology.',
      ),
      p(
        'Short does not mean faithless to the facts, but it need not be a police report either. In 1689 the poet Bashō walked through the north of Japan with his friend Sora, and made of it <i>The Narrow Road to the Deep North</i>. When Sora’s own plain diary was published in 1943 it turned out that Bashō had moved nights about and invented an encounter or two. We are glad to have both.',
      ),
      youtube(
        'jNQXAC9IVRw',
        'The first video put on YouTube, in April 2005: nineteen seconds of a man at a zoo. It is quite long enough.',
      ),
      h2('If you would rather film'),
      p(
        'The same economy works with a telephone. Take one clip a day, held still, of no more than twenty seconds, of something that moves by itself: a tram bend, a market, rain on a tarpaulin. Do not speak over it. Three weeks give seven minutes, which friends will watch to the end, and the sound alone will put you back in the street.',
      ),
      p(
        'A pencil writes at minus ten and does not leak on planes. I number the pages and leave the first one blank, for the sentence that explains the trip, which arrives about a year afterwards.',
      ),
    ],
    comments: [
      'Line four is a brilliant idea. Mine for today was a hostel shower that was also the light switch.',
      'I do something like it on postcards sent to my own address. The stamps and postmarks come free.',
      'Began it on a wet weekend in Ghent. I would never have written down the price of the waffles and now I am glad.',
      'Would you show a page? I would like to see how short your lines really are.',
      'Sora deserves more credit in general. He carried the luggage too, I believe.',
    ],
  },
  {
    title: 'The night train, berth by berth',
    description:
      'Seat, couchette or sleeper: what each is like at three in the morning, how to choose a bunk, and what to have within reach.',
    tags: ['trains', 'planning', 'budget'],
    blocks: [
      p(
        'A night train is a hotel room which moves you and a transport that sleeps you, and it does neither perfectly. I have spent something like seventy nights in them. The ones I slept through had less to do with money than with the choice of bunk and with three or four small things in the pocket of my coat.',
      ),
      h2('What you are buying'),
      table(
        ['Kind', 'Berths', 'You get', 'Suits'],
        ['Seat', '6 in a compartment', 'A headrest and a story', 'The young, the short hop'],
        ['Couchette', '6 or 4', 'Flat bunk, sheet, pillow, blanket', 'Most people'],
        ['Sleeper', '1 to 3', 'Real bed, washbasin, breakfast', 'Light sleepers, couples'],
        ['Sleeper with shower', '1 or 2', 'The same and hot water', 'A meeting at nine'],
      ),
      p(
        'Paying for four in a couchette instead of six is the best value on rails. There is a third less breathing, and the middle bunks are gone, so you can sit up. A sleeper makes sense when two of you would otherwise buy a hotel. A seat is cheapest and you will be told so by everyone else in the compartment, until about four.',
      ),
      h3('Top, middle or bottom'),
      p(
        'The top bunk is warmest, closest to the luggage shelf over the corridor, and nobody will sit on it. The bottom is coolest and has the window to itself, but it is the sofa until the last person decides to go to bed. Ask for a compartment near the centre of the carriage. Those at the ends are above the wheels and next to the lavatory, whose door will speak.',
      ),
      ul(
        'Ear plugs, and an eye mask for stations with white lights',
        'A litre of water, since the tap in the washroom is not for drinking',
        'Slippers, or thick socks you do not love',
        'Passport and money in the pillowcase, on the wall side',
        'Breakfast of your own, in case theirs is a roll in plastic',
      ),
      image(
        'travel-4',
        'The hour before the lamps go off is the best one on board.',
        'Illustration for an article on night trains',
      ),
      quote(
        'I have never slept well on a night train and I have never regretted one. My husband sleeps like a stone and remembers nothing.',
        'A reader from Graz',
      ),
      p(
        'Lock the door with both the latch and the chain; the attendant wakes you before your stop and has a key for the rest. On popular lines berths go months ahead, and the cheapest first. If it is full, look again a week before, when groups give back what they did not fill.',
      ),
    ],
    comments: [
      'The bunk above the wheels, carriage end, Vienna to Venice. I can still hear it.',
      'Seconding the four-berth couchette. With two friends we pay for the fourth bed and have a room.',
      'Is it fine for a woman alone? I have been wanting to try for years.',
      'There are women-only compartments on many lines, and I have used them for a decade without one bad night. Ask when booking.',
      'I was told “transport that sleeps you” is not English. It should be.',
    ],
  },
  {
    title: 'What the Camino did to my feet, and what I changed',
    description:
      'Thirty-four days from Saint-Jean to Santiago, five blisters in the first week and none after. Notes on shoes, socks and pride.',
    tags: ['walking', 'packing'],
    blocks: [
      p(
        'On the first day you climb some 1,250 metres from Saint-Jean-Pied-de-Port to the pass and come down through a beech wood to Roncesvalles. Everyone is excited and goes too fast. I had new boots, half a size snug, since the shop had been cool and I had been sitting down. By evening I had one blister and by Pamplona five.',
      ),
      h2('What I had wrong'),
      p(
        'Feet swell on long days, mine by nearly a full size after three weeks. Leather boots keep water out in the rain and keep sweat in on all the other days, and the Meseta in June has many of the other kind. And my pack weighed eleven kilos. The old advice of a tenth of your body weight is about comfort, not heroism, and I had never been so uncomfortable or felt less heroic.',
      ),
      h2('What I changed in Logroño'),
      ul(
        'Trail shoes one size up, light and full of holes, dry an hour after any puddle',
        {
          text: 'Two pairs of socks a day',
          items: [
            'Thin liner under thin wool',
            'Swapped at noon, the wet pair pinned to the rucksack',
          ],
        },
        'Shoes off at each stop, even for ten minutes',
        'Tape on a warm spot at once. It is never too early, and a kilometre later it is always too late.',
        'Three kilos posted home, including the guidebook for the coast',
      ),
      p(
        'The pharmacist there, who sees perhaps forty pilgrims on a summer day, looked at my heels and asked only how far I meant to go tomorrow. I said thirty. She wrote 12 on the paper bag, underlined it, and put the plasters inside. I did twelve. It was the best day of the first fortnight, and I saw a hoopoe.',
      ),
      rule(),
      p(
        'Santiago is about 780 kilometres from the French side, and for the certificate a walker need only show the last hundred, stamped twice each day. I began scornful of those who join at Sarria in clean shirts. One of them, a woman of seventy-eight with a new hip, overtook me on the hill at Portomarín. After that I had no further opinions on how others ought to walk.',
      ),
      raw(
        '<details><summary>Treating a blister that has already won</summary><p>Clean hands, clean needle, two small holes at the edge, press it flat and leave the skin on. Antiseptic, then a dressing that stays put. If there is redness spreading from it, or fever, stop and see somebody.</p></details>',
      ),
    ],
    comments: [
      'Twelve, underlined. That pharmacist should be given a statue.',
      'I swear by vaseline between the toes each morning and have never had a single blister, though my socks are beyond rescue.',
      'Did you keep the boots? Mine were left on a wall in Estella with a note for whoever takes a 44.',
      'Walking it in September next year with my father, and have ordered a size up on the strength of this.',
      'Small correction: my app made the first day nearer 1,300 metres with the ups and downs. It felt like three thousand.',
    ],
  },
  {
    title: 'February in Trieste, when the wind has right of way',
    description:
      'A city of coffee, ropes along the pavement and a square open to the sea, visited in the month when most guidebooks close.',
    tags: ['winter', 'cities', 'food'],
    blocks: [
      p(
        'The receptionist gave me the key, the password and a sheet about the bora. It is a wind off the Karst plateau, cold and dry, that falls on the city in gusts of well over a hundred kilometres an hour. Do not open windows on two sides, it said. Do not park mopeds. On some steep streets there used to be ropes to hold on to, and in a few there still are.',
      ),
      h2('A port without its country'),
      p(
        'For five centuries Trieste was Austrian, and in the nineteenth it was the harbour of an empire that reached to Galicia. That empire is gone, the insurance palaces are left, and they stand round a vast square with the fourth side open to the Adriatic. Joyce taught English here for about ten years and began <i>Ulysses</i>. Jan Morris called her book on the place <i>Trieste and the Meaning of Nowhere</i>.',
      ),
      image(
        'travel-5',
        'Out of season you share the mole with gulls and two or three philosophers.',
        'Illustration for an article on Trieste in winter',
      ),
      h2('Ordering coffee'),
      p(
        'The port has imported coffee since the eighteenth century and it has its own grammar. Ask for a cappuccino and you will be brought something small. The sensible traveller learns three or four words before the first morning and is treated with noticeable warmth.',
      ),
      table(
        ['You say', 'You get'],
        ['Nero', 'An espresso'],
        ['Capo', 'An espresso with a little milk foam, in a cup'],
        ['Capo in b', 'The same in a small glass, b for bicchiere'],
        ['Caffelatte', 'What you thought a cappuccino was'],
      ),
      p(
        'The bora came on the third night. Tiles moved. In the morning the sky was scrubbed to a hard blue, you could see snow on the Alps across the gulf, and an old gentleman in a beautiful hat was walking along Via Mazzini with one hand in readiness over it. I ate <i>jota</i>, a soup of beans and sauerkraut, at a counter where the pork is kept in steaming vats, and felt nothing but approval.',
      ),
      p(
        'A room with a view of the harbour cost a third of the summer price. Miramare, the white castle that Maximilian built before he sailed to be emperor of Mexico and be shot there, was mine alone for an hour. Go in February, take a coat that closes at the neck, and leave the umbrella at home. You will see plenty of them, in the bins.',
      ),
    ],
    comments: [
      'Born there, and it is all true apart from the hat. He was surely a tourist, we hold on before the corner.',
      'The bins full of umbrellas! I took the same photograph in 2011.',
      'Is the tram to Opicina back? It has been under repair in every guide that I own.',
      'Jota with the sour turnip of the Karst villages is even better. Look for an osmiza in the hills, with a branch over the gate.',
      'Ordered “capo in b” on Tuesday and the barista asked which part of the city I was from. Thank you for that.',
    ],
  },
];
