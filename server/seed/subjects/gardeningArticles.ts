import { type Article, code, h2, h3, image, ol, p, quote, table, ul } from '../writing';

export const gardeningArticles: readonly Article[] = [
  {
    title: 'Three bins and a thermometer: making hot compost',
    description:
      'How a cubic metre of clippings, straw and kitchen scraps reaches sixty degrees, and what to do on the days when it refuses to.',
    tags: ['gardening', 'compost', 'soil'],
    blocks: [
      p(
        'A heap left in the corner will rot in its own time, usually a year and a half in my garden. A hot heap takes about ten weeks and kills most weed seeds on the way. The difference is not an activator from a packet. It is volume, moisture, air and the ratio of carbon to nitrogen, and you can judge all four with your hands and a cheap probe thermometer.',
      ),
      h2('Getting the mixture right'),
      p(
        'Bacteria want roughly 25 to 30 parts of carbon for each part of nitrogen by weight. Nobody weighs a barrow of leaves, so I work by bucket: one of grass or kitchen waste to two of something dry and brown. The figures below are approximate, and a wet autumn will move them, but they explain why a heap of nothing but mowings turns to silage.',
      ),
      table(
        ['Material', 'Carbon to nitrogen', 'Notes'],
        ['Grass clippings', 'about 17 : 1', 'Thin layers, or they mat'],
        ['Coffee grounds', 'about 20 : 1', 'Brown in colour, green in behaviour'],
        ['Autumn leaves', '40 to 80 : 1', 'Shred with the mower first'],
        ['Straw', 'about 80 : 1', 'Soak it before it goes in'],
        ['Cardboard', '350 : 1 or more', 'Remove tape, tear small'],
      ),
      h2('Turning, and when to stop'),
      p(
        'Below about a cubic metre the heap loses heat faster than it makes it, so save material and build in one afternoon. Within three days the middle should pass 55 °C. Hold it there for several days and it will deal with fat hen and chickweed. Above 70 °C the useful organisms start to die too, and that is the moment to turn it into the second bin, outside to inside.',
      ),
      image(
        'gardening-3',
        'With three bins, turning means moving the heap one place to the left.',
        'Illustration for the section on turning compost',
      ),
      p(
        'Squeeze a handful as you turn. One or two drops of water between the fingers is right, a trickle means more cardboard, and a handful that falls apart means the hose. After three or four turns the temperature stops climbing whatever you do. Leave it in the third bin for a month to mature, because fresh hot compost can still check the growth of seedlings.',
      ),
    ],
    comments: [
      'Mine has been stuck at 35 °C for a week. It is about two thirds of a metre each way, so I suspect you have just told me why.',
      'The point about coffee grounds being “green in behaviour” finally made it click. I had been counting two kilos a week as browns.',
      'One caution: bindweed roots survived my 60 °C heap because they were sitting in the cool outer layer. I now drown them in a bucket for a month first.',
      'How long a probe do you use? My kitchen thermometer only reaches the warm rind.',
      'Ten weeks is optimistic for Scotland, but the bucket ratio works here as well. Thank you for not recommending an activator.',
    ],
  },
  {
    title: 'What four years without digging did to my clay',
    description:
      'A first-person account of moving a heavy clay allotment to no-dig: what it cost in compost, what improved, and what the spade still does.',
    tags: ['gardening', 'soil', 'vegetables'],
    blocks: [
      p(
        'The plot I took on had been rotavated every March for as long as anyone remembered, and every June it set like a tennis court. I was forty-nine, with one reliable knee, and the idea of not digging appealed for reasons that had nothing to do with soil science. I laid cardboard over the couch grass, tipped 15 centimetres of compost on top, and planted courgettes.',
      ),
      h2('The first two seasons'),
      p(
        'The first year was expensive. Covering 40 square metres to that depth takes six cubic metres, which arrived as a lorry load of council green waste. The courgettes were fine. The carrots were not: under the soft layer they met the old pan and forked into hands. Couch grass came through wherever two sheets of cardboard failed to overlap by a good 20 centimetres.',
      ),
      p(
        'By the second autumn a bamboo cane went down 40 centimetres before it stopped, where it had managed 15. Worm casts lay all over the surface. I will not pretend that was an experiment, since I had no dug bed beside it, and people who do run the two side by side, Charles Dowding being the best known in Britain, give far better evidence than one allotment can.',
      ),
      quote(
        'You have not stopped digging, you have only hired smaller staff.',
        'My neighbour on plot 14, of the worms',
      ),
      h2('What it takes now'),
      p(
        'Since then I spread two to three centimetres of compost each November and do nothing else until spring. That is about one cubic metre for the whole plot, most of which I make. Weeding is a matter of a hoe on dry mornings, because seeds that are never turned up to the light mostly stay asleep. Puddles after heavy rain have gone except on the path.',
      ),
      ul(
        'Still dug: parsnip holes, with a crowbar',
        'Still dug: potatoes at harvest, though gently and with a hand fork',
        'Never dug again: everything else',
      ),
      p(
        'I would start smaller if I did it over. One bed of three metres by one, properly smothered, teaches you the method for the price of a few dozen bags. The rest of the plot can wait under black plastic, which costs little and asks for nothing.',
      ),
    ],
    comments: [
      'Thank you for admitting the carrots. Every no-dig article I read shows perfect ones from year one.',
      'Did you test the council compost for weedkiller residue? I lost a season of beans to aminopyralid from a load of manure.',
      'Year three on Essex clay and the cane test gives me 35 cm. I never thought to measure it before, so I cannot say from what.',
      'The neighbour on plot 14 deserves his own column.',
      'Worth saying that cardboard in a dry spring keeps rain out for weeks. Soak it thoroughly before the compost goes on top.',
    ],
  },
  {
    title: 'Growing degree days, and when to sow the beans',
    description:
      'Calendar dates are a poor guide to a warm-blooded crop. A few lines of Python add up the heat your garden has actually had.',
    tags: ['gardening', 'data', 'python', 'seeds'],
    blocks: [
      p(
        'The packet says “sow from May”. In 2013 my May had a soil temperature of nine degrees and the French beans rotted; another year they would have been happy in the middle of April. Plants do not read dates. They respond to accumulated warmth, and farmers have counted it for generations under the name of growing degree days.',
      ),
      h2('The arithmetic'),
      p(
        'Take the day’s maximum and minimum, average them, and subtract a base temperature below which the crop stands still. For maize and beans the usual base is 10 °C; for peas and many spring weeds it is nearer 4 or 5. Negative results count as nothing. Add the days up from a fixed start, by custom the first of January or the sowing date.',
      ),
      code(
        'python',
        `def degree_days(days, base=10.0, ceiling=30.0):
    """days: iterable of (minimum, maximum) in degrees Celsius."""
    total = 0.0
    for low, high in days:
        low = max(low, base)
        high = min(max(high, base), ceiling)
        total += (low + high) / 2 - base
    return total


april = [(4.1, 13.8), (6.0, 16.2), (7.5, 18.9), (8.8, 21.0)]
print(f"{degree_days(april):.2f}")  # 14.95 for the four days`,
      ),
      p(
        'The ceiling matters in a greenhouse, where forty degrees at noon does a plant no extra good. Clipping both ends to the range before averaging is one of several conventions, so compare totals only with totals that were computed the same way. A shaded max-min thermometer at about chest height is good enough. One on a south wall will flatter you by several degrees.',
      ),
      h2('Using the number'),
      p(
        'I keep six years of totals beside notes of what happened. In my garden broad beans have blackfly soon after 120 degree days over base 5, and outdoor courgettes sulk if planted before 60 over base 10. Your figures will be different, which is the reason for keeping them. A notebook with three seasons in it beats any table printed for somewhere else.',
      ),
      p(
        'For beans there is still a simpler check. Push a kitchen thermometer five centimetres into the bed at nine in the morning, and sow when it has shown 12 °C for three days running. The running total tells you roughly which week to start looking.',
      ),
    ],
    comments: [
      'I ran this on the free data from my nearest weather station and the blackfly date came out within four days of my diary. Delighted.',
      'Some people use the single-sine method because the simple average underestimates cool spring days. Not worth the trouble for beans, but good to know it exists.',
      'Does the base of 5 °C for broad beans come from a source, or is it the one that fitted your notes best?',
      'My father did this with a pencil for forty years and called it “heat in the bank”.',
    ],
  },
  {
    title: 'Bringing back an old apple tree over three winters',
    description:
      'A neglected standard apple can be fruitful again, provided you spread the cutting out and know which wood to leave alone.',
    tags: ['trees', 'fruit', 'winter'],
    blocks: [
      p(
        'The usual mistake with a neglected apple is enthusiasm. Take half the crown off in one January and the tree answers with a thicket of upright water shoots, none of which will fruit for years. Work to a limit instead: no more than about a quarter of the living canopy in any one winter, and less if the tree is weak or leaning.',
      ),
      h2('The order of work'),
      ol(
        'First winter: dead, diseased and broken wood, wherever it is. Then stand back, because it is often a quarter of the tree already.',
        {
          text: 'Second winter: the structure.',
          items: [
            'One or two large limbs from the crowded centre',
            'The worse of each pair of crossing branches',
            'Anything growing straight down into head height',
          ],
        },
        'Third winter: height and fruiting spurs. Shorten to an outward branch at least a third as thick as the part removed.',
        'Each July: rub or tear off soft water shoots while they are still green.',
      ),
      h3('Where to put the saw'),
      p(
        'Look for the branch collar, the slight swelling where a limb meets the trunk. Cut just outside it. A flush cut removes the tissue that closes the wound, and a long stub dies back and lets rot walk in. For anything thicker than your wrist, make an undercut 30 centimetres out, remove the weight from above, and only then take off the stub.',
      ),
      p(
        'Leave the wound paint in the shed. The American forester Alex Shigo dissected thousands of trees and showed that they do not heal as we do. They wall damage off inside and grow new wood around it. Sealing a cut traps moisture and does nothing for that process, and the advice to paint has been dropped by most arboricultural bodies since.',
      ),
      image(
        'gardening-5',
        'The old test: a pigeon should be able to fly through the finished crown.',
        'Illustration for an article on pruning an apple tree',
      ),
      p(
        'Choose a dry day between leaf fall and the swelling of the buds, and avoid hard frost, when wood is brittle. Plums and cherries are another matter altogether. They are pruned in summer because silver leaf, a fungal disease, infects winter wounds. If a tree has a woodpecker’s hole or a hollow that hums in June, consider leaving that limb and the lodgers in it.',
      ),
      p(
        'In the fourth year you should see fat round buds along the older wood. Those are flowers. Thin the fruitlets to one or two a cluster after the natural drop in June and the tree will be less inclined to crop only every second year.',
      ),
    ],
    comments: [
      'We did exactly the half-in-one-January thing. Four years of water shoots later I can confirm every word.',
      'Is the quarter limit measured by branches or by leaves? My surveyor friend and I had a long argument under the tree.',
      'The undercut advice saved the bark on our Bramley this weekend. The limb dropped cleanly and nothing tore.',
      'Ours is a tip-bearer and shortening everything in year three cost us the crop. Worth checking the variety before cutting to spurs.',
      'Please add a line about ladders on wet grass. I have the X-ray.',
    ],
  },
  {
    title: 'Leave the aphids alone until June',
    description:
      'Greenfly on the roses in April looks like a crisis. A month’s patience usually brings the insects that live on it, for nothing.',
    tags: ['pests', 'wildlife', 'gardening'],
    blocks: [
      p(
        'A female aphid in spring needs no mate. She bears live daughters who already carry daughters of their own, and in warm weather one generation takes little more than a week. Anyone who looks at a rose bud in late April therefore sees an emergency. What you do in the next four weeks decides whether you will be seeing the same thing in August.',
      ),
      h2('Who is coming'),
      p(
        'The predators run late because they have to. A hoverfly does not lay until there is a colony large enough to feed her grubs, and a seven-spot ladybird must wake and breed before the real eaters, the grey and orange larvae, are about. Spray in the gap and you remove the prey. The ones that survive then breed without supervision.',
      ),
      ul(
        'Ladybird larvae: several hundred aphids each before they pupate',
        'Hoverfly grubs: small, legless, greenish, and mostly active at night',
        'Lacewing larvae: like tiny alligators, some wearing the skins of their prey',
        'Aphidius wasps: look for swollen, papery brown “mummies” with a round hatch',
        'Blue tits: a brood eats an astonishing number of small soft things',
      ),
      h2('When patience is wrong'),
      p(
        'Not every case can wait. Broad beans with black colonies in the tips should have the tips pinched out, which you would do anyway once the lowest pods have set. Seedlings under glass have no predators within reach, so squash by hand or rinse with plain water. Virus is a fair reason for haste with potatoes, and with tulips or lilies in a collection you value.',
      ),
      p(
        'Ants are the complication. They drink the honeydew and will see off ladybirds that come too close. A band of sticky barrier around the stem of a young tree keeps them down below, as long as no grass stem makes a bridge over it. I have watched a colony on a cherry disappear within ten days of the ants losing their road.',
      ),
      quote(
        'I counted them every morning with my daughter. On the first of June there were eighty on one stem and on the ninth there were none, and she was furious.',
        'A reader in Malmö',
      ),
      p(
        'To keep the helpers, give them somewhere to live. Leave hollow stems standing until April, let some parsley or fennel run to flower, and grow a patch of nettles if you can bear one. Nettle aphids appear early, do not care for roses, and feed the first ladybirds of the year.',
      ),
    ],
    comments: [
      'I always thought the little alligators were the pest. I have been killing lacewings for about twenty years.',
      'The ant band worked on our plum, but do check it weekly. A fallen leaf is a perfectly good drawbridge.',
      'What about woolly aphid on apples? Nothing seems to eat that one here.',
      'Did the experiment on two roses. The one I sprayed with soap had more greenfly in July than the one I ignored.',
      'Pleased to see nettles get a mention. Ours were grey with aphids and ladybirds before anything else was out.',
      'The reader’s daughter has a future in science.',
    ],
  },
];
