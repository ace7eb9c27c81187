import type { Note } from '../writing';

export const gardeningNotesTwo: readonly Note[] = [
  {
    title: 'Two rain barrels and the sum behind them',
    description:
      'A modest shed roof collects more water than people expect. Area times rainfall gives litres, and a storm fills a barrel in minutes.',
    tags: ['water', 'budget', 'tools'],
    opening:
      'Every millimetre of rain on a square metre of roof is a litre, minus what splashes. My shed measures two metres by three, so a ten-millimetre shower yields around fifty litres, and a wet week fills both barrels. Link them near the top with a short hose so that one overflows into the other, and keep a lid on against mosquitoes and small children.',
    comments: [
      'Raise the barrel on blocks high enough for the can. I built mine first and discovered this second.',
      'Does a bitumen felt roof matter for watering salad? Mine is thirty years old and sheds grit.',
    ],
  },
  {
    title: 'Pricking out by the leaves, never the stem',
    description:
      'A seedling can grow another leaf but it has only one stem. How to move tiny plants without bruising the part that counts.',
    tags: ['seeds', 'gardening'],
    opening:
      'Wait for the first true leaf, the one that looks like the plant and unlike the two plain seed leaves before it. Water an hour beforehand. Loosen from below with a pencil, hold the seedling by a leaf, and lower it until the seed leaves almost rest on the compost. A leggy tomato can go in deeper still, as the buried stem will root.',
    comments: [
      'A blunt chopstick is the best tool in my potting shed and came free with noodles.',
      'I have been picking them up by the stem and blaming damping off. Thank you.',
    ],
  },
  {
    title: 'Old roses that flower only once',
    description:
      'Gallicas, albas and damasks give one great month and then hips or shade. A word for roses that do not repeat.',
    tags: ['flowers', 'gardening'],
    opening:
      'Breeders have spent two centuries persuading roses to flower from June until frost, and the modern ones do. Something was traded for it. The albas will put up with half shade, poor soil and neglect, and for four weeks they are so covered that the leaves disappear. ‘Alba Semiplena’ then sets fine orange hips. I do not miss the second flush.',
    comments: [
      '‘Charles de Mills’ does three weeks at our gate and strangers knock to ask about it.',
      'Prune these after flowering, not in March. I cut off a whole summer that way once.',
    ],
  },
  {
    title: 'Comfrey tea smells as bad as they say',
    description:
      'A potash-rich feed for tomatoes costs nothing but a bucket, a lid and the goodwill of whoever sits downwind.',
    tags: ['compost', 'tomatoes', 'budget'],
    opening:
      'Comfrey sends roots a metre and more into the subsoil and its leaves are rich in potassium, which fruiting crops use in quantity. Stuff a bucket with them, weigh it down with a brick, and cover. The dark liquor that collects in three weeks is diluted about one to fifteen. ‘Bocking 14’, the variety to plant, sets no seed but will return from any scrap of root.',
    comments: [
      'Packing the leaves dry, without water, smells far less and gives a stronger concentrate.',
      'The brick, the lid, and a garden that slopes away from the house.',
    ],
  },
  {
    title: 'Fleece is for wind as much as frost',
    description:
      'Thin horticultural fleece buys two degrees at most. Its quieter service is to keep a drying March wind off young leaves.',
    tags: ['winter', 'vegetables', 'tools'],
    opening:
      'The usual weight of fleece, seventeen grams to the square metre, protects to about two degrees of frost and no further. A double layer adds less than you would hope. Yet seedlings under it grow visibly faster in cold, bright, blowing weather, because the air around them is still and humid. Bury the edges. A sheet held down by six stones will be in the hedge by morning.',
    comments: [
      'Blackbirds pull ours up for nest lining, and I no longer have the heart to object.',
      'Bamboo hoops under it are worth the trouble. Wet fleece that touches a leaf freezes to it.',
    ],
  },
  {
    title: 'One lemon tree, four winters indoors',
    description:
      'Citrus dislikes a warm dark room. A cold bright one at five to ten degrees, with little water, keeps its leaves on until spring.',
    tags: ['trees', 'fruit', 'winter', 'balcony'],
    opening:
      'The first winter it stood by a radiator and dropped every leaf by Christmas. Lemon roots all but stop below about twelve degrees, while warm leaves in sunshine go on losing water, so the plant sheds what it cannot supply. Now it spends the season in a stairwell at eight degrees beside a window, watered about once a fortnight, and flowers in March.',
    comments: [
      'This explains mine: sunny sill, freezing tiled floor. A cork mat goes under the pot tonight.',
      'Scale insects love it in our stairwell too. A cotton bud and weak soap, every Sunday.',
    ],
  },
  {
    title: 'The carrot fly flies low, but not that low',
    description:
      'A barrier of sixty centimetres is the classic defence against carrot fly. A fine mesh over the whole row is the sure one.',
    tags: ['pests', 'vegetables'],
    opening:
      'Carrot fly finds its host by smell, and bruised foliage calls it in from a distance. Traditional advice is a fence of mesh or polythene about sixty centimetres high, because the females travel close to the ground. It helps in a small open-topped bed, less in a windy one. Covering the row completely from sowing, and thinning after rain at dusk, has given me clean roots.',
    comments: [
      'Sowing thinly enough to skip thinning altogether did more for mine than any fence.',
      '‘Flyaway’ got nibbled here, though the row of ‘Nantes’ beside it was ruined, so I call that resistance.',
    ],
  },
  {
    title: 'Dividing perennials with two forks',
    description:
      'A clump with a bald middle is asking to be split. Back-to-back forks, a spring morning, and you have five plants for nothing.',
    tags: ['flowers', 'tools', 'budget'],
    opening:
      'Asters, heleniums and others of that kind grow outwards and die in the centre. Lift the whole clump in March as growth starts, push two forks into it back to back, and lever the handles apart. Replant pieces the size of a fist from the outside and compost the woody heart. Peonies and hellebores prefer to be left as they are.',
    comments: [
      'An old bread knife does what the forks cannot with agapanthus.',
      'Nineteen heleniums from one clump. There are now four gardens on our road that match.',
    ],
  },
  {
    title: 'Reading a seed packet properly',
    description:
      'F1, PBR, treated, pelleted, sow by: the small print on the back tells you more than the photograph on the front.',
    tags: ['seeds', 'gardening'],
    opening:
      'The year on the packet is usually a packing or sow-by date and not the harvest, so parsnip seed may be older than it looks. F1 means a first-generation cross, uniform and not worth saving. Pelleted seed is coated in clay to make it easy to handle and must never dry out after sowing. The number of seeds matters more than the weight, if they will tell you.',
    comments: [
      'Counted one: the packet of “average 50” peppers held eleven.',
      'I would add the AGM cup, which in Britain at least means somebody grew it in a trial.',
    ],
  },
  {
    title: 'A bench in the wrong place',
    description:
      'Sit in six spots for a week before you set a bench in stone. The evening sun, not the view, decided where ours should go.',
    tags: ['gardening', 'wildlife'],
    opening:
      'We put the bench where it would look well from the kitchen, at the end of a path, with roses behind. It was never sat on. In the second year I carried a folding chair about and noted down each evening where I ended up, which was nearly always beside the compost, where the last sun falls and the wrens go in and out.',
    comments: [
      'We have the same: a handsome bench nobody uses and an upturned crate everybody does.',
      'The folding chair test should be law before anyone lays paving.',
    ],
  },
  {
    title: 'Onion sets against onion seed',
    description:
      'Sets are quick and forgiving, seed is cheap and stores longer. Two rows side by side through one ordinary summer.',
    tags: ['vegetables', 'seeds', 'budget'],
    opening:
      'I grew ‘Sturon’ both ways. The sets, pushed in at the end of March, were up in a fortnight and ready in late July. The seedlings were started in a tray in February, needed pricking out, and looked like grass until June. By August the weights were equal. Seven of the sets had bolted and none of the seedlings, and the seed had cost a third as much.',
    comments: [
      'Heat-treated sets bolt far less. They cost more, naturally.',
      'Multi-sowing six seeds to a module saved me all the pricking out, and the bulbs push each other apart.',
    ],
  },
  {
    title: 'What I stopped buying for the shed',
    description:
      'Fifteen years of garden gadgets sorted into two heaps. The smaller heap holds a hoe, a hand fork, good string and a pencil.',
    tags: ['tools', 'budget', 'gardening'],
    opening:
      'When the shed roof leaked I had to carry everything out onto the grass, and it was a humbling sight. There were three dibbers and a moisture meter that reads “moist” in an empty glass. I use a hoe, a hand fork, secateurs with replaceable blades, and soft string. Labels are made from a yoghurt pot, written with pencil, because felt pen fades by August.',
    comments: [
      'My moisture meter says “wet” on the carpet. We should introduce them.',
      'In defence of the dibber: mine was turned from my grandfather’s spade handle and is not leaving.',
    ],
  },
];
