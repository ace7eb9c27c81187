import type { Note } from '../writing';

export const cookingNotes: readonly Note[] = [
  {
    title: 'Rice by the absorption method',
    description:
      'One measure of rice, one and a half of water, a tight lid and ten minutes of leaving it alone. The resting is half the cooking.',
    tags: ['technique', 'rice'],
    opening:
      'Rinse basmati until the water is nearly clear, then drain it properly, since every spoon left in the sieve counts. Bring one and a half volumes of water to the boil with the rice in it, cover, and turn the ring to its lowest for eleven minutes. Take it off and do not look for ten more. The moisture evens out and the bottom layer lets go.',
    comments: [
      'The tea towel under the lid was the last step for me. No drips, no soggy crown.',
      'Brown rice the same way needs double the water and about twenty-five minutes, in case anybody else ruins a pan.',
    ],
  },
  {
    title: 'Pasta water is an ingredient',
    description:
      'A ladle of starchy water makes a sauce cling. Cook in less water than the packet orders and the ladle becomes stronger.',
    tags: ['technique', 'pasta'],
    opening:
      'The cloud in the water is starch, and starch keeps fat and water from parting company. Four litres for 400 grams, as packets advise, gives a thin cloud. Two litres in a wide pan gives a good one, provided you stir for the first minute. Drain two minutes early, finish the pasta in its sauce, and add the water by the half ladle until it shines.',
    comments: [
      'Salt for the smaller volume, though. I forgot and the cacio e pepe was a salt lick.',
      'My nonna would throw me out for the two litres, and then she would ask for seconds.',
    ],
  },
  {
    title: 'A starter that lives in the fridge',
    description:
      'Weekend bakers need not feed a jar every day. A stiff sourdough starter waits a fortnight in the cold and wakes in two meals.',
    tags: ['bread', 'fermentation'],
    opening:
      'Daily feeding is for people who bake daily. Mine is kept stiff, two parts flour to one of water, which slows it down, and goes into the refrigerator an hour after its meal. On Thursday night I take out a spoonful and feed it, again on Friday morning, and by the evening it doubles in four hours. Grey liquid on top is merely hunger.',
    comments: [
      'Forgot mine for seven weeks during a move. Three feeds and it was as lively as before.',
      'Is a stiff one more sour? The bread from it tastes sharper to me, but I may be imagining it.',
    ],
  },
  {
    title: 'The second life of stale bread',
    description:
      'Ribollita, pappa al pomodoro, panzanella, gazpacho: whole regions have worked out what to do with Thursday’s loaf.',
    tags: ['bread', 'budget'],
    opening:
      'Tuscan bread is baked without salt and is hard by the following day, and the cooking has grown around that fact. Old slices thicken the bean soup, vanish into tomatoes with basil, or are soaked, squeezed and dressed as a salad. Further west they are pounded with garlic and oil. Bread that has gone stale is only drier than it was. Mould is another matter.',
    comments: [
      'Breadcrumbs fried in oil with an anchovy, over spaghetti. The cheapest supper in our house and the one they request.',
      'Our French neighbour calls it pain perdu, and she has never lost a slice in her life.',
    ],
  },
  {
    title: 'Cast iron needs less fuss than you think',
    description:
      'Washing-up liquid will not hurt a seasoned pan. Soaking overnight, or a long-simmered tomato sauce, very well might.',
    tags: ['tools', 'technique'],
    opening:
      'Seasoning is oil that has been heated until it polymerised, so it is closer to varnish than to grease, and modern detergent does not dissolve it. The warning against soap dates from lye. Wash the pan, dry it on the hob, and wipe it with so little oil that it looks dry again. Sticky brown patches are not a failure of the pan but too thick a coat.',
    comments: [
      'I inherited one black with carbon. An hour in the oven with oil, three times over, and eggs slide.',
      'Linseed flaked off on mine after a year. Plain rapeseed has held since.',
    ],
  },
  {
    title: 'Mayonnaise in a jar, one minute',
    description:
      'A stick blender, a jar just wider than its foot, and one whole egg. Why the trick works and how to mend a split one.',
    tags: ['eggs', 'sauces', 'technique'],
    opening:
      'Put an egg, a spoon of mustard, a spoon of lemon juice and salt in a tall narrow jar, and pour 200 millilitres of oil on top. Let it settle. Stand the blender on the bottom, over the yolk, switch on, and hold still until you see white; then draw it up slowly. The vortex pulls oil down in a thread, as patience used to.',
    comments: [
      'Use a mild oil. Extra virgin goes bitter under a blender, I found out at a party.',
      'To rescue mine I started a new yolk and fed the split stuff in by the spoon. Good as new.',
    ],
  },
  {
    title: 'Why the stew is better on Tuesday',
    description:
      'Overnight, gelatin sets, fat rises and harsh edges soften. A braise cooked a day ahead is less work and better food.',
    tags: ['technique', 'soup'],
    opening:
      'Meat that cools in its own juice takes some of it up again, which meat carved from a boiling pot does not. In the cold the gelatin firms, so that the next day the sauce is thicker and slices stay in one piece. The fat comes off in a disc. I salt it last, on the second day, because flavours I thought were missing have usually turned up.',
    comments: [
      'Goulash on the third day. My butcher refuses to discuss it before then.',
      'Does it hold for fish stew? I should think the opposite.',
    ],
  },
  {
    title: 'A lemon in three parts',
    description:
      'Zest, juice and pith do different work. Take the zest before you squeeze, and keep the shells for the fish or the kettle.',
    tags: ['technique', 'fruit'],
    opening:
      'The scent of lemon is in oil glands in the coloured skin, and the sourness is in the juice, so a dish that has one may still lack the other. Grate first, because a squeezed half folds under the grater. Add juice at the end, as heat dulls it, but rub zest into sugar or butter early. The white pith is bitter and has no friends outside marmalade.',
    comments: [
      'Zest straight into the sugar for a sponge, rubbed with fingers. The kitchen smells like Sorrento.',
      'I freeze the zest flat in a bag whenever I need only juice. No lemon goes naked.',
    ],
  },
  {
    title: 'Freezing herbs without sadness',
    description:
      'Soft herbs turn black in a bag. Chopped and covered with oil they stay green; stems and woody sprigs ask for nothing.',
    tags: ['preserving', 'budget'],
    opening:
      'Ice bursts the cells of basil and lets enzymes loose on what was inside, so a frozen leaf thaws into something like wet tea. Chopped and drowned in olive oil in an ice tray it keeps for months. Dill and parsley can be frozen dry and used straight from the bag. Bay, thyme and rosemary hardly notice, and lime leaves are better frozen than dried.',
    comments: [
      'Blanching basil for five seconds beforehand kept the colour perfectly in mine.',
      'Label the cubes. Coriander oil in a tomato sauce was not what anyone expected.',
    ],
  },
  {
    title: 'How to taste a sauce that is missing something',
    description:
      'Before adding more of everything, ask four questions in order. It is usually salt, then acid, and hardly ever another spice.',
    tags: ['technique', 'sauces', 'cooking'],
    opening:
      'Take a spoonful out into a saucer and experiment on that. First a grain of salt. If it wakes up, salt the pot. If it tastes heavy, try a drop of vinegar; if thin and sharp, a little fat; if harsh, a pinch of sugar. Only when none of these has helped do I look at the spice shelf, where the trouble rarely began.',
    comments: [
      'The saucer! I have been over-correcting entire pots for thirty years.',
      'I would add temperature to the list. My cold soups always want more salt than when they were hot.',
    ],
  },
  {
    title: 'Dark chocolate and the missing temper',
    description:
      'Cocoa butter sets in six crystal forms and only one of them snaps. How to get there with a bowl and a cheap thermometer.',
    tags: ['baking', 'technique'],
    opening:
      'Melted chocolate left to itself turns streaky and soft, since its fat sets in whatever crystal form it comes upon first. Form five is the one with gloss and snap. Melt two thirds of the bar to 48 °C, stir in the rest in pieces until it has fallen to 28, and warm it gently to 31 or 32. The unmelted pieces supply crystals of the right kind.',
    comments: [
      'A smear on baking paper that sets within five minutes is my test before I commit the truffles.',
      'Milk chocolate needs a degree or two lower. I learned on a whole box of Christmas presents.',
    ],
  },
  {
    title: 'The shallot and its many cousins',
    description:
      'Spring onion, leek, shallot, red, white and brown: which alliums may stand in for one another, and which should not.',
    tags: ['vegetables', 'cooking'],
    opening:
      'Shallots have less water and finer cells than onions, so they melt into a vinaigrette where onion would crunch. Raw red onion can pass for them after ten minutes in vinegar. Leeks sweeten as they stew but never brown nicely. Spring onions are two vegetables on one stalk: the white goes in at the beginning and the green at the table.',
    comments: [
      'Banana shallots spare you half the peeling and, to my tongue, taste no different.',
      'For a curry I was told onion only, and having tried leek I know why.',
    ],
  },
  {
    title: 'Weigh your cup of flour',
    description:
      'Three people filled the same measuring cup and got 118, 137 and 152 grams. No wonder the biscuits disagreed.',
    tags: ['baking', 'flour', 'tools'],
    opening:
      'I asked my two sons and a visitor to give me a level cup from the same sack. One spooned the flour in, one shook it, and one dug the cup in like a shovel. The heaviest held nearly thirty per cent more than the lightest, enough to turn soft biscuits into rusks. Some books mean 120 grams and some mean 140. Few of them say.',
    comments: [
      'My scales died halfway through Christmas baking and this is exactly what happened next.',
      'Look for a weight anywhere in the book’s introduction, there is often a hint of what the author’s cup holds.',
    ],
  },
];
