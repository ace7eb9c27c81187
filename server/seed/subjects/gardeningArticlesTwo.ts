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

export const gardeningArticlesTwo: readonly Article[] = [
  {
    title: 'Saving tomato seed, from choosing the fruit to the envelope',
    description:
      'Tomatoes are the easiest crop to save seed from. Pick the right plant, let the pulp ferment for three days, and write the label.',
    tags: ['seeds', 'vegetables', 'tomatoes'],
    blocks: [
      p(
        'One good fruit of ‘Black Krim’ holds enough seed for a street. Tomatoes pollinate themselves before the flower has properly opened, so in most gardens the children resemble the parent without any isolation. The exceptions are currant types and some old potato-leaved varieties, whose stigma sticks out beyond the anthers where a bee can reach it. Keep those a few metres apart, or put a bag over one truss.',
      ),
      h2('Which plant'),
      p(
        'Save from the plant and never merely from the fruit. A huge tomato on a sickly vine owes its size to luck. I tie red wool in July on the two or three plants I would happily grow again, judging by health, flavour and earliness, and I mix their seed. Anything marked F1 on the packet will split into its grandparents, which is interesting once and annoying after that.',
      ),
      h2('Three days in a jar'),
      ol(
        'Let the fruit go one stage past ripe, then squeeze seeds and jelly into a glass.',
        'Add a spoonful of water, cover with a cloth, and stand it somewhere warm, out of the way. It will smell.',
        'On the second or third day, when a skin of mould has formed, fill the glass with water and stir. Good seeds sink.',
        'Pour off everything that floats, rinse in a sieve, and spread the seed thinly on a plate. Paper towel grips it for ever.',
      ),
      p(
        'The fermentation removes the jelly coat, which carries substances that hold germination back while the seed is inside the fruit. It also reduces some seed-borne bacterial diseases. Stop at the third day in hot weather, because seeds left in warm water start to sprout.',
      ),
      table(
        ['Crop', 'Years seed usually keeps', 'Needs isolation'],
        ['Tomato', '4 to 6', 'Rarely'],
        ['Lettuce', '3 to 5', 'A few metres'],
        ['French bean', '3 to 4', 'Rarely'],
        ['Onion', '1 to 2', 'Yes, hundreds of metres'],
        ['Parsnip', '1', 'Yes, hundreds of metres'],
      ),
      p(
        'Dry the seed for a week until it snaps instead of bending, then put it in paper and the paper in a jar with a spoonful of dry rice. Coolness and steadiness count for more than cold. Write the variety, year and place on the envelope before you fill it, since every unlabelled envelope in my tin was going to be remembered.',
      ),
    ],
    comments: [
      'I have skipped the jar and just dried them on newspaper for years. Germination is fine, though I admit they come up with a little newspaper attached.',
      'Can I do this with a tomato from the market if the stall says it is an heirloom?',
      'The red wool is a good trick. I always meant to save from the best plant and always ate it.',
      'A correction from a pedant: my nine-year-old ‘Marmande’ came up at sixty per cent, so your four to six is on the safe side.',
      'My jar grew a truly impressive fur coat. Followed the instructions anyway, and got 200 clean seeds.',
    ],
  },
  {
    title: 'A wildflower meadow in nine square metres',
    description:
      'Small lawns can become small meadows, but only if you make the soil poorer and sow the one plant that holds grass back.',
    tags: ['wildlife', 'flowers', 'gardening'],
    blocks: [
      p(
        'Britain has lost about 97 per cent of its flower-rich meadow since the 1930s, and nobody will restore it between a shed and a trampoline. What nine square metres can do is feed bumblebees in June and give you a reason to lie on your stomach. Ours has been going for five summers. It looked dreadful in two of them.',
      ),
      h2('Poverty first'),
      p(
        'Most packets fail because of fertility. Grass loves a fed lawn and will bury anything sown into it. Mow short through one whole season and take away every clipping, or strip the turf off altogether and sow on the subsoil beneath. The latter feels like vandalism and saves about three years.',
      ),
      p(
        'Then yellow rattle. <i>Rhinanthus minor</i> is an annual that plugs its roots into those of grasses and weakens them. It must be sown in autumn, fresh, on scratched bare soil, because the seed needs some months of cold before it will stir. Old seed is usually dead seed. Half a gram to the square metre is plenty.',
      ),
      h3('The year from then on'),
      ul(
        'March: a light cut if it is getting tall, but stop before the rattle is up',
        {
          text: 'April to July: hands off',
          items: [
            'Mow a narrow path through it, which makes neglect look like intention',
            'Pull docks and thistles by hand after rain',
          ],
        },
        'August: cut to five centimetres, leave the hay to drop its seed for a few days, then rake it all off',
        'Autumn: keep it short so light reaches the seedlings',
      ),
      youtube(
        'aqz-KE-bpKQ',
        'My nephew’s view of what a meadow is for: Big Buck Bunny, from the Blender Foundation.',
      ),
      p(
        'In the third summer we counted twenty-two kinds of plant, eleven of which we had not sown. Oxeye daisy takes over early and then settles. Knapweed arrives slowly and stays. If you buy plugs, spend on the slow ones like cowslip and bird’s-foot trefoil, and let seed handle the rest. Cornfield annuals such as poppies are another thing entirely and want fresh digging every year.',
      ),
    ],
    comments: [
      'The mown path is what made it acceptable to my mother-in-law. I cannot recommend it enough.',
      'Does yellow rattle spread into the neighbours’ lawn? Ours is the kind of neighbour who would notice.',
      'Sowed rattle in March from an old packet and got nothing at all. Now I understand why.',
      'We stripped the turf, and the pile of upside-down turves became a splendid heap of loam two years later.',
      'My count in a similar plot near Brno is nineteen species. I will be out again on Sunday trying to beat you.',
    ],
  },
  {
    title: 'Water deeply and seldom: what a tin can taught me',
    description:
      'Ten minutes with a hose often wets two centimetres of soil. How to measure what you give, and how to need less of it.',
    tags: ['water', 'vegetables', 'tools'],
    blocks: [
      p(
        'One evening in a dry July I watered the beans until I was bored, about ten minutes, and then dug a hole. The soil was dark for the depth of my thumbnail. Underneath it was dust. I had been doing this every evening for three weeks, training the roots to live in the one layer that dries out by lunchtime.',
      ),
      h2('Measure it once'),
      p(
        'A millimetre of water over a square metre is exactly one litre. Vegetables in full leaf can use four or five millimetres on a hot day, so a bed of three square metres may want about a hundred litres a week. Set a straight-sided tin under the sprinkler, time how long it takes to collect 20 millimetres, and you know your number for the rest of the summer.',
      ),
      table(
        ['Soil', 'How it takes water', 'Sensible rhythm in a dry spell'],
        ['Sand', 'Quickly, holds little', '15 mm twice a week'],
        ['Loam', 'Steadily', '20 to 25 mm once a week'],
        ['Clay', 'Slowly, runs off', '25 mm every ten days, in two sessions an hour apart'],
      ),
      h2('Needing less'),
      p(
        'Five centimetres of mulch does more than any gadget. Lay it on wet soil in May, because on dry soil it keeps the dryness in. Next comes shelter, since wind dries a bed as efficiently as sun does. After that I would put unglazed clay pots, sunk to the neck between plants and filled once a week. Water seeps out through the wall only as fast as the soil around it draws.',
      ),
      image(
        'gardening-6',
        'Dig a hole after watering. It is the only honest gauge.',
        'Illustration for an article on watering vegetable beds',
      ),
      p(
        'Timing is worth less than people claim. Early morning loses least to evaporation and leaves foliage dry by night, which slugs and mildew both regret. The old warning that drops on leaves act as lenses and scorch them does not survive a test on ordinary smooth leaves. If a plant is wilting at noon and fine by seven, it is only hot. If it is still wilting at breakfast, water it.',
      ),
      raw(
        '<aside><p><strong>Worth the water in a shortage:</strong> anything sown or planted in the past fortnight, beans in flower, courgettes, potatoes when they bloom. Established shrubs, lawns and herbs can wait for rain.</p></aside>',
      ),
    ],
    comments: [
      'I dug the hole. Two centimetres. I have lost faith in everything I did last summer.',
      'Do the sunk pots crack in winter? I would be in minus fifteen here.',
      'They do crack, I lift mine in October. Ordinary terracotta flowerpots with the hole corked work just as well as the expensive ones.',
      'The clay row in the table is exactly right. Splitting it into two goes stopped the water running off under my gate.',
      'Could you say something about tomatoes in bags? A weekly soak would kill them.',
    ],
  },
  {
    title: 'In praise of the January garden',
    description:
      'Nothing is in flower, the ground is iron, and it is the one month when you can see what you actually planted. An essay.',
    tags: ['winter', 'gardening', 'flowers'],
    blocks: [
      p(
        'For eleven months the garden flatters us. Leaves cover the crooked path and the shrub put where no shrub should be. In January the cover is off and every mistake stands there in outline. I have come to look forward to it, as one looks forward to an honest friend who does not visit often.',
      ),
      p(
        'The Czech writer Karel Čapek understood the month. In <i>The Gardener’s Year</i>, published in 1929 with his brother Josef’s drawings, he has his gardener spend January cultivating the weather, since there is nothing else within reach to cultivate. He peers at the thermometer, resents both frost and thaw, and is certain that the season has never been so wrong before.',
      ),
      rule(),
      h2('Things that are happening anyway'),
      p(
        'Witch hazel opens on the first mild day and rolls up its petals again when frost returns. <i>Sarcococca</i>, a bush nobody looks at, scents the whole way to the bins. Under the old hedge the noses of snowdrops are through, and they carry a natural antifreeze, so that leaves flattened at ten below zero are upright again by noon. Robins have sung since before Christmas, hens as well as cocks.',
      ),
      quote(
        'I never go out to do anything in January. I go out to see whether it still needs doing.',
        'A reader in Northumberland, eighty-one',
      ),
      p(
        'If you must have a task, take photographs. Stand at the kitchen window, at the gate and at the chair you use in summer, and take one picture from each. Print them. Draw on them with a thick pen. A dark evergreen in the left corner, drawn in five seconds, can be lived with for a month before any money is spent, and in February it will very likely be rubbed out.',
      ),
      raw(
        '<details><summary>A short list of plants for the window view</summary><p>Cornus sanguinea ‘Midwinter Fire’ for stems, Hamamelis × intermedia ‘Pallida’ for flower, Sarcococca confusa for scent, Polystichum setiferum for a green that does not look like a car park.</p></details>',
      ),
      p(
        'And then come in. The garden asks for so little now that it is no discourtesy to leave it. The catalogue is on the table, the days are already a few minutes longer, and there is time, for once, to want things slowly.',
      ),
    ],
    comments: [
      'I read this at the kitchen window in Tartu with nothing visible but snow, and went to find the camera.',
      'Čapek on the hose is even better. Thank you for sending me back to the book.',
      'I did not know that female robins sing in winter. Ours must be a she, then, or a very quiet he.',
      '‘Midwinter Fire’ suckers badly with us, be warned. ‘Anny’s Winter Orange’ is said to behave better.',
      '“To want things slowly” is now written on the first page of my garden notebook.',
    ],
  },
];
