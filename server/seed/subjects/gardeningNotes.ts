import type { Note } from '../writing';

export const gardeningNotes: readonly Note[] = [
  {
    title: 'Slug remedies on trial',
    description:
      'Copper tape, grit, wool and eggshells all failed a proper test. What is left is a torch, a board and some nematodes.',
    tags: ['pests', 'vegetables'],
    opening:
      'In 2018 the Royal Horticultural Society published a trial of the barriers everybody recommends: copper tape, sharp grit, pine bark, wool pellets and eggshells, all around lettuces. The protected plants were eaten as much as the others. I have since given my eggshells to the compost and gone out with a torch at ten in the evening, which does work.',
    comments: [
      'My copper tape was so expensive that I would have preferred not to know.',
      'Nematodes need soil above about five degrees. I wasted a pack in March before reading the small print.',
    ],
  },
  {
    title: 'Chit the early potatoes, skip the late ones',
    description:
      'Egg boxes on the windowsill are worth the clutter for first earlies. For maincrop the sprouts make little difference by September.',
    tags: ['vegetables', 'gardening'],
    opening:
      'Chitting means standing seed potatoes in a cool bright place until they grow stubby, dark sprouts. With earlies this can bring the first meal forward by a week or more, which is the whole purpose of earlies. Maincrops are in the ground for five months and catch up regardless. Long white sprouts, by the way, mean too warm and too dark.',
    comments: [
      'Two centimetres, purple and knobbly is what my grandfather would accept. He sent back a tray once.',
      'Our spare room is at fifteen degrees and they always go leggy. Trying the porch this year.',
    ],
  },
  {
    title: 'Garlic planted by the shortest day',
    description:
      'Cloves need weeks of cold before they will divide into a bulb. Plant in autumn, and keep the fat outer cloves for the purpose.',
    tags: ['vegetables', 'winter', 'gardening'],
    opening:
      'A clove that has never been cold grows into a single round bulb like an onion. It is edible but disappointing. To split, garlic wants a month or two below about ten degrees, so October or November is the time here, with the tip two fingers under the surface. Supermarket bulbs often come from warmer latitudes and may sulk in ours.',
    comments: [
      'Mine were all rounds last year and nobody could explain it. They were planted in April.',
      'Replant the rounds in autumn, they make enormous bulbs the year after.',
    ],
  },
  {
    title: 'A cold frame from one old window',
    description:
      'Four boards, a sash from a skip and a brick to prop it open: the cheapest three weeks of extra season you can build.',
    tags: ['tools', 'seeds', 'budget'],
    opening:
      'The window dictates everything. Measure the sash first and cut the boards to suit it, thirty centimetres high at the back and twenty in front, so that rain runs off and the glass faces the low sun. Mine took an afternoon and nine screws. Hinges are a luxury; a brick under the edge gives three positions of ventilation, depending on which way you lay it.',
    comments: [
      'Check old window paint for lead before sawing or sanding it near a vegetable bed.',
      'Ours cooked a tray of lettuces on a sunny March noon. Now the brick goes under at breakfast, whatever the forecast says.',
    ],
  },
  {
    title: 'What the weeds say about your soil',
    description:
      'Nettles, sorrel and horsetail each have a preference. They are a rough guide to the ground, and a free one, but not a laboratory.',
    tags: ['soil', 'gardening'],
    opening:
      'Strong nettles usually stand on ground rich in phosphate and nitrogen, often where animals were once kept. Sheep’s sorrel likes it sour. Creeping buttercup points to wet, heavy soil, and horsetail to water somewhere below. One plant proves nothing, since seed lands where it lands, but when a species is everywhere and looks delighted it is telling you something.',
    comments: [
      'A great stand of nettles at the end of our plot turned out to be the old privy. The rhubarb there is magnificent.',
      'I would still spend the money on a pH kit. My buttercups live happily on sand.',
    ],
  },
  {
    title: 'Rhubarb in the dark',
    description:
      'A dustbin over the crown in January gives pale, sweet stems in March. The plant needs a year’s holiday afterwards.',
    tags: ['vegetables', 'winter'],
    opening:
      'Forced rhubarb is grown without light, so the stalks stretch upwards looking for it and stay tender and pink. Commercial growers in Yorkshire do it in heated sheds and still pick by candlelight. At home an upturned bin packed around with straw will do. Choose a crown at least three years old, and do not force the same one two winters running.',
    comments: [
      'You can hear it in the sheds, a faint popping as the buds break. I went on a tour and did not believe it until then.',
      'Used the compost caddy. Stems like coral, and the family asked what I had bought.',
    ],
  },
  {
    title: 'Balcony tomatoes and the weight of wet compost',
    description:
      'Before filling the balcony with pots, do the sum: a forty-litre container, watered, weighs about as much as a schoolchild.',
    tags: ['balcony', 'tomatoes', 'vegetables'],
    opening:
      'Saturated compost comes to something near a kilogram a litre, so one forty-litre tub with a tomato in it may pass forty kilos. Six of them along a railing are another matter than six along the house wall. Ask what the balcony was designed for, keep heavy pots over the supports, and choose bush varieties that fruit well in fifteen litres.',
    comments: [
      'Our building manager gave me the figure in kilos per square metre within a day. Nobody had asked before, he said.',
      'Coir mixes are a good bit lighter when dry, but once watered there is not much in it.',
    ],
  },
  {
    title: 'Leaf mould is worth the two-year wait',
    description:
      'Fill a wire cage with fallen leaves and forget it. The result has little food in it, and does wonders for structure and seedlings.',
    tags: ['compost', 'soil'],
    opening:
      'Leaves are broken down by fungi at a stately pace and without heat, which is why they deserve a bin of their own. After a year the stuff is a good mulch. After two it crumbles like cake, holds several times its weight of water, and can be sieved into a seed mixture. Oak and beech are best; plane and holly take a year longer.',
    comments: [
      'Mowing over them first cut ours to fourteen months, on a mostly maple diet.',
      'Is it true that walnut leaves must be kept out? I have heard it for years and never seen a reason given.',
    ],
  },
  {
    title: 'Sharpening a hoe, and why nobody does',
    description:
      'A file, five minutes and a single bevel turn hoeing from chopping into slicing. Your shoulders will notice by the second row.',
    tags: ['tools', 'gardening'],
    opening:
      'Hoes are sold blunt and most stay blunt until they are stolen. Clamp the head, take a flat mill file and push it one way along the bevel the maker gave you, until a fine burr can be felt on the other side. Remove the burr with a single flat stroke. On a dry morning the blade will slide under the surface and cut weeds with no effort.',
    comments: [
      'I did this in the shed at seven in the morning and had the onions clean by eight. Ridiculous that I waited fifteen years.',
      'Please wear gloves. The file slips exactly once.',
    ],
  },
  {
    title: 'Hedgehogs need a hole of thirteen centimetres',
    description:
      'They roam a mile or more in a night. One small gap at the foot of the fence is worth more to them than any wooden house.',
    tags: ['wildlife', 'gardening'],
    opening:
      'A hedgehog may cover well over a kilometre in a night, and a street of sound fences shuts it out of every garden. The remedy is a square gap of thirteen centimetres at ground level, too small for nearly all pets. Ask next door, and the door after that. A highway with only one gate in it is not going anywhere.',
    comments: [
      'Six houses on our side now have one. The camera caught the first visitor after eleven days.',
      'Put a ramp in the pond as well. They swim, but cannot climb a plastic wall.',
    ],
  },
  {
    title: 'Sweet peas want a deep pot and a cold start',
    description:
      'Autumn-sown sweet peas flower weeks earlier than spring ones. Use tall pots, keep the mice off, and do not coddle them.',
    tags: ['flowers', 'seeds'],
    opening:
      'The first root of a sweet pea goes straight down and resents meeting plastic. I use the cardboard tubes from kitchen roll, five to a seed tray, filled in late October. They winter in an unheated frame and shrug off a few degrees of frost. Pinch out each tip above the second pair of leaves, and the side shoots will be stouter than the leader.',
    comments: [
      'Mice took forty seeds in one night. A sheet of glass with a stone on it has kept them out since.',
      'Soaking overnight made no difference in my little test of fifty, incidentally. Twenty-three up with, twenty-two without.',
    ],
  },
  {
    title: 'The hungry gap and how to plant for it',
    description:
      'April and May are the emptiest months in a kitchen garden. Leeks, purple sprouting and chard must be thought of the summer before.',
    tags: ['vegetables', 'seeds'],
    opening:
      'In a northern garden spring is when there is least to eat. The stored roots are wrinkled, last year’s kale is running to flower, and nothing sown this year is ready. Purple sprouting broccoli was practically bred for these weeks, but it spends ten months in the ground first. Sow in May, plant out in July, and stake it before the gales.',
    comments: [
      'Perpetual spinach under fleece has never once let us down in April.',
      'I eat the kale flowers before they open. As good as broccoli, and people pay for them in town.',
    ],
  },
  {
    title: 'Blackbirds and the cherry net',
    description:
      'Netting saves a crop and can kill a bird. Taut, fine mesh on a frame, checked twice a day, is the only kind worth putting up.',
    tags: ['fruit', 'wildlife', 'pests'],
    opening:
      'Loose netting thrown over a bush is a trap. Birds push in after the fruit, and hedgehogs tangle in whatever trails along the grass. If a net is needed, stretch it drum-tight over a frame with mesh so small that a finger will not go through, and peg the hem down. I leave the top branches of our cherry outside it, by way of rent.',
    comments: [
      'We tried organza bags over individual trusses instead. Fiddly, but not a single trapped bird.',
      'The top third as rent is about what the starlings take here in any case.',
    ],
  },
];
