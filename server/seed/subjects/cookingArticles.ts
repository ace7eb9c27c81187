import { type Article, code, h2, h3, image, ol, p, quote, table, ul, youtube } from '../writing';

export const cookingArticles: readonly Article[] = [
  {
    title: 'Baker’s percentages, or how my loaf stopped being a guess',
    description:
      'Weigh everything against the flour and any bread recipe becomes one short line that you can scale, compare and repair.',
    tags: ['bread', 'technique', 'cooking'],
    blocks: [
      p(
        'For years I copied bread recipes into a notebook and could not have said how any two of them differed. Then a baker in a market hall asked what hydration I used, and waited politely while I tried to work out what he meant. He was asking how much water I put in for each hundred of flour. It is the only question worth asking about a dough.',
      ),
      h2('Flour is always one hundred'),
      p(
        'In baker’s percentages the flour, all kinds together, counts as 100 and every other ingredient is a share of that weight. A plain white loaf might be 68 water, 2 salt and 1 dried yeast. The sum is 171, which confuses people at first. These are not parts of a whole. They are ratios to one ingredient, and that is why they survive any change of batch size.',
      ),
      table(
        ['Bread', 'Water', 'Salt', 'Fat', 'What it feels like'],
        ['Bagel', '55 to 60', '2', '0', 'Stiff, silent, hard work'],
        ['Tin loaf', '62 to 66', '2', '2 to 4', 'Smooth, leaves the bowl clean'],
        ['Baguette', '65 to 72', '2', '0', 'Tacky but willing'],
        ['Focaccia', '75 to 85', '2 to 2.5', '5 or more', 'Pours slowly'],
        ['Brioche', 'milk and eggs, about 60', '2', '40 to 60', 'Silk, once cold'],
      ),
      h2('Scaling without tears'),
      p(
        'Start from the dough you need. Two tins want about 1,700 grams between them. Add up the percentages, divide, and the flour falls out; everything else follows. I keep the following in a file because I bake on Saturday mornings and am no good at long division before coffee.',
      ),
      code(
        'typescript',
        `type Formula = Record<string, number>; // flour: 100, water: 68, ...

function scale(formula: Formula, doughGrams: number): Formula {
  const total = Object.values(formula).reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(
    Object.entries(formula).map(([name, part]) => [name, Math.round((part / total) * doughGrams)]),
  );
}

scale({ flour: 100, water: 68, salt: 2, yeast: 1 }, 1700);
// { flour: 994, water: 676, salt: 20, yeast: 10 }`,
      ),
      p(
        'The habit pays off when a loaf goes wrong. Bland bread is nearly always under 1.8 per cent salt. A dense crumb from a stiff dough may want three more points of water and nothing else. Wholemeal drinks more than white, so raise the figure by five or so when you swap. Change one number at a time, write it on the bag, and in a month you will have your own recipe.',
      ),
    ],
    comments: [
      'The sentence about ratios to one ingredient is the first explanation my husband has accepted.',
      'How do you count a sourdough starter? I add its flour to the flour and its water to the water, but some books do not.',
      'My flour here in Portugal is soft and 68 is soup. Sixty-two gives the dough you describe, so trust the feel as well as the figure.',
      'Ran the function with rye and it works, though nothing else about rye does.',
      'I had been salting at 1.2 for a decade because of a misread teaspoon. The difference is embarrassing.',
    ],
  },
  {
    title: 'Boiled eggs, minute by minute',
    description:
      'What happens inside the shell between the fourth minute and the twelfth, why fresh eggs will not peel, and one way to keep time.',
    tags: ['eggs', 'technique', 'cooking'],
    blocks: [
      p(
        'A boiled egg is two foods with different ideas about temperature. The first proteins in the white begin to set a little above 60 °C, the yolk thickens around 65 and is firm by 70, and the rest of the white does not toughen until it passes 80. You have to stop while the outside is done and the middle is still where you want it.',
      ),
      h2('The table on my cupboard door'),
      p(
        'These times are for a hen’s egg of about 60 grams, straight from the refrigerator, lowered into water that is already boiling, and put in cold water afterwards. Start your own tests from there. A small egg wants half a minute less, and a pan so crowded that it goes off the boil makes nonsense of any timetable.',
      ),
      table(
        ['Minutes', 'White', 'Yolk'],
        ['5', 'Soft near the yolk', 'Liquid, warm'],
        ['6½', 'Just set', 'Runny, a little thick at the edge'],
        ['8', 'Firm', 'Jammy'],
        ['10', 'Firm', 'Set, still bright in the centre'],
        ['12', 'Firm', 'Pale and crumbly all through'],
      ),
      youtube(
        'aqz-KE-bpKQ',
        'Big Buck Bunny is a little over ten minutes long: press play as the egg goes in, and eat at the credits.',
      ),
      h2('Peeling'),
      p(
        'Very fresh eggs cling to their shells because the white is less alkaline than it becomes with age; after a week or so in the fridge carbon dioxide has escaped through the pores and the membrane lets go. Starting in hot water helps more than vinegar, bicarbonate or any trick with a pin. Crack the blunt end first, where the air pocket is, and peel under water.',
      ),
      p(
        'The green ring round an old-fashioned hard egg is iron sulphide, harmless and drab. Iron from the yolk meets sulphur from the overheated white. Shorter cooking and quick cooling prevent it. If you live high up, add time: water boils about one degree cooler for every 300 metres, so in Bogotá your ten minutes are nearer to twelve or thirteen.',
      ),
      ul(
        'For salads: eight minutes',
        'For a lunch box: ten',
        'For somebody who says they do not like eggs: six and a half, and good salt',
      ),
    ],
    comments: [
      'I timed breakfast by the rabbit. It works, and the children now ask for “cartoon eggs”.',
      'Steaming gives me the same result with two centimetres of water and I never have to wait for a big pan to boil.',
      'You say from the refrigerator. Mine live on the counter, as they do in most of Europe, and a minute less is about right.',
      'At 2,400 metres I had stopped believing in soft-boiled altogether. The 300-metre rule is on my fridge now.',
      'Is there really no use for the pin? My grandmother swore it prevented cracking.',
    ],
  },
  {
    title: 'A pan of onions takes forty minutes',
    description:
      'Recipes promise brown onions in ten minutes. A look at the chemistry, the honest timetable, and the shortcuts that do any good.',
    tags: ['technique', 'vegetables', 'cooking'],
    blocks: [
      p(
        'Somewhere in nearly every cookbook is the instruction to cook onions “until golden and caramelised, about ten minutes”. It cannot be done. At ten minutes you have soft onions, at fifteen yellow ones, and if you turn the heat up in order to obey the book you get black edges round a raw middle. I have timed it often, with a notebook, and the number is forty.',
      ),
      h2('What all the time is for'),
      p(
        'An onion is almost nine tenths water, and while there is water in the pan nothing gets much hotter than 100 °C. The browning that matters needs more. Once the pan is drier, sugars and amino acids start combining in the reactions that carry the name of the French chemist Louis-Camille Maillard, who described them in 1912, and near the end some plain sugar caramelises as well.',
      ),
      ol(
        'Slice a kilo pole to pole, about four millimetres thick. Slices across the equator turn to threads.',
        'Wide pan, two spoons of butter or oil, a good pinch of salt, lid on, medium heat: ten minutes to collapse.',
        'Lid off. Stir every few minutes for the next fifteen, while the liquid goes.',
        'Last fifteen: stir often, and each time the base browns add a spoonful of water and scrape it up.',
      ),
      h3('Shortcuts, honestly'),
      p(
        'A quarter of a teaspoon of bicarbonate of soda in a kilo of onions does speed browning, because the Maillard reactions run faster in an alkaline pan. It also dissolves the slices to a jam with a faintly soapy smell. Sugar gives you brown sugar. Starting under a lid saves five good minutes. Best of all is to make three kilos on a wet Sunday and freeze it flat in bags.',
      ),
      quote(
        'Nobody ever wrote down forty minutes, because nobody would have turned on the stove.',
        'My mother’s theory of cookbooks',
      ),
      p(
        'A kilo comes down to about 250 grams, which looks like robbery and tastes like soup for four. Finish with a few drops of vinegar. Sweetness that has taken this long to arrive wants something sharp beside it.',
      ),
    ],
    comments: [
      'Vindicated. I have been doubling every onion time since 1998 and feeling incompetent about it.',
      'Pole to pole is new to me and it made all the difference, they kept their shape to the end.',
      'In a slow cooker overnight they go the right colour, but you have to drive off a flood of liquid afterwards.',
      'I would put in a plea for lard.',
      'Does the water trick not undo the drying you have waited for?',
      'A spoonful boils off in seconds and takes the brown layer with it, so no, not in my pan.',
    ],
  },
  {
    title: 'Sauerkraut at two per cent',
    description:
      'One cabbage, a set of scales and three weeks. What the salt does, who does the work, and which smells should worry you.',
    tags: ['fermentation', 'vegetables', 'preserving'],
    blocks: [
      p(
        'There is no starter in sauerkraut and no vinegar. Everything it needs is living on the cabbage already, and the cook only has to make the jar pleasant for the right lodgers. Salt does this. At two grams for each hundred of cabbage, many of the microbes that would spoil the leaves are held back, while the lactic acid bacteria barely notice.',
      ),
      h2('Method'),
      ol(
        'Take off the outer leaves and keep one. Weigh the shredded cabbage, without the core.',
        'Weigh 2 per cent of that in salt. For 1,400 grams of cabbage it is 28 grams.',
        {
          text: 'Salt, then squeeze.',
          items: [
            'Ten minutes of kneading with clean hands',
            'Or half an hour of leaving it alone, then three minutes of kneading',
          ],
        },
        'Pack into the jar with your fist until the brine stands above the shreds. Lay the spare leaf on top and a weight on that.',
        'Keep it at 18 to 20 °C, on a plate. It will overflow about the third day.',
      ),
      h2('Who is in there'),
      p(
        'First comes <i>Leuconostoc mesenteroides</i>, which makes lactic and acetic acid and a great deal of carbon dioxide. Those are your bubbles. After several days its own acid becomes too much for it and hardier species take over, chiefly <i>Lactiplantibacillus plantarum</i>. By the end the pH is about 3.5, well below the 4.6 at which the bacterium of botulism can grow.',
      ),
      image(
        'cooking-4',
        'Everything stays under the brine. That is most of the law on the subject.',
        'Illustration for an article on fermenting cabbage',
      ),
      p(
        'A flat white film is usually kahm yeast, dull to the taste but not dangerous, and it can be lifted off. Anything furry, or blue, black or pink, means the jar goes out, because by then it has roots below what you see. A sulphurous smell in the first week is only cabbage being cabbage. Putrid is different and you will know.',
      ),
      p(
        'Taste after ten days and then weekly. I stop mine at three weeks, when it is sour but still crisp, and move it to the refrigerator, where it keeps for half a year. Warm kitchens hurry the thing and make it soft. My grandmother’s barrel stood in a cellar at twelve degrees and was not opened until Christmas.',
      ),
    ],
    comments: [
      'Iodised salt worked for me, whatever the forums say. Cloudier brine, same cabbage.',
      'I am at day four and there is a lake on the shelf. I had read “on a plate” and thought you were being fussy.',
      'Two per cent of the cabbage or of cabbage plus water? My late cabbage gives no juice and I have to top up.',
      'If you top up, use a two per cent brine, 20 grams to the litre, and the sum comes out right.',
      'Juniper and a few caraway seeds, or it is not finished. Signed, Alsace.',
    ],
  },
  {
    title: 'Two knives, one stone and twenty minutes',
    description:
      'Most home cooks need fewer knives and sharper ones. A plain method for a water stone, and how to tell when to stop.',
    tags: ['tools', 'knives', 'technique'],
    blocks: [
      p(
        'I teach an evening class in which people bring a knife from home, and the average one could be drawn across the palm without leaving a mark. Please do not check. Dull knives are the dangerous kind, because you push harder and they slip off an onion skin. A cook’s knife of about 20 centimetres and a small paring knife, kept sharp, will do almost everything.',
      ),
      h2('What is going on at the edge'),
      p(
        'An edge is two bevels meeting. Use folds it over on a scale too small to see, and later wears it round. The steel rod in the drawer straightens the fold, so it should be used often and lightly, but it cannot replace metal that has gone. For this you need an abrasive: a water stone of 1000 grit, with a 3000 for polish if the pleasure grips you.',
      ),
      ol(
        'Soak the stone until it stops bubbling, and set it on a wet cloth. Splash-and-go stones need only a wipe of water.',
        'Lay the blade flat, then raise the spine. For most European knives 18 to 20° a side is right, for Japanese ones 15. At 18° the spine of a 45 mm blade is about 14 mm off the stone.',
        'Stroke along the full edge, the pressure on the way you push, until you feel a burr on the upper side from heel to tip.',
        'Turn over and raise the burr the other way. Then alternate sides, ever lighter, until it is gone.',
      ),
      image(
        'cooking-2',
        'Feel for the burr by drawing a thumb away from the edge, never along it.',
        'Illustration for an article on sharpening kitchen knives',
      ),
      h2('How you know'),
      p(
        'The burr is the whole secret. If it has not come up along the entire edge you are not finished on that side, however long you have been at it, and if it has you are wasting steel. Test on a ripe tomato with no more pressure than the knife’s own weight. Paper will do, but you cannot eat it.',
      ),
      p(
        'After that, look after it. No dishwasher, no glass board, and no scraping of chopped herbs with the edge down; turn the knife and use the back. In a house that cooks every day I would expect to sharpen four times in a year and steel before each meal.',
      ),
    ],
    comments: [
      'I had never once waited for the burr. Twenty years of polishing the side of a blunt knife.',
      'For those without nerves of steel, a black marker along the bevel shows where you are grinding.',
      'Would you use the same angle on a cheap soft stainless knife? Mine folds within a day at fifteen.',
      'Please mention flattening the stone. Mine had a valley in it that was making my edges round.',
      'The tomato went in two under its own breath. Thank you, this was the first guide I could follow.',
    ],
  },
];
