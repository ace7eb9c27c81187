import type { Note } from '../writing';

export const cookingNotesTwo: readonly Note[] = [
  {
    title: 'Toasting spices, and the smell that means stop',
    description:
      'Whole cumin needs about two minutes in a dry pan, and turns bitter in three. Listen, sniff, and tip it out at once.',
    tags: ['spices', 'technique'],
    opening:
      'A dry pan drives off moisture and makes new, nutty compounds that the raw seed did not have. Keep the heat moderate and the seeds moving. Cumin darkens by a shade and smells of bread crust, coriander smells of orange, and mustard jumps out of the pan. They go on cooking in hot metal, so have a cold plate ready before you begin.',
    comments: [
      'Toast them one kind at a time. My mustard was carbon before the fenugreek had noticed.',
      'Ground spices burn in seconds dry. I bloom those in oil instead.',
    ],
  },
  {
    title: 'Five suppers from one cabbage',
    description:
      'A two-kilo white cabbage costs less than a coffee and keeps for a month. It can be a different dinner every night of the week.',
    tags: ['vegetables', 'budget', 'cooking'],
    opening:
      'On Monday I cut wedges and roasted them until the edges were black, with mustard and capers. Tuesday was okonomiyaki, which is a pancake that has been persuaded to be mostly cabbage. Then soup with caraway, then a raw salad with lime and peanuts, and by Friday the heart went into a pan of noodles. Nobody at the table remarked on it until the Thursday.',
    comments: [
      'Roasted wedges have replaced the Sunday cauliflower here. Black edges are not negotiable.',
      'A quarter of it could be in a jar with salt, and then you have next month as well.',
    ],
  },
  {
    title: 'Butter, its water and the point of clarifying',
    description:
      'Butter is only about four fifths fat. What the rest does in a pan, and how brown butter, clarified butter and ghee are related.',
    tags: ['technique', 'sauces'],
    opening:
      'European butter has at least 82 per cent of fat; most of what remains is water, with a little milk protein and sugar. When it foams, the water is leaving. When the foam sinks, the protein begins to brown, and you have hazelnut butter for a minute or so before it burns. Lift those solids out and the clear fat that is left can be heated to searing point.',
    comments: [
      'A pale pan matters. In my black one I have burned it every time without seeing it.',
      'The browned bits at the bottom are the best part, and recipes tell you to strain them off!',
    ],
  },
  {
    title: 'What a mandoline is allowed to do',
    description:
      'Paper-thin fennel in ten seconds, and a queue at the hospital on Saturdays. Use the guard, or buy a steel glove for less.',
    tags: ['tools', 'vegetables', 'knives'],
    opening:
      'No other tool on my wall has drawn blood from so many guests. It has no noise and no motor to warn you, and the last two centimetres of a carrot disappear faster than the mind does its sums. A cut-resistant glove costs about as much as a lunch. With it on, I slice potatoes for a gratin at two millimetres and think about something else.',
    comments: [
      'Left thumb, Easter 2016. The gratin was lovely, they tell me.',
      'Stop at the last third and use a knife for the rest. Soup does not mind thick slices.',
    ],
  },
  {
    title: 'Quick pickles for impatient people',
    description:
      'Equal parts vinegar and water, a spoon of sugar, a teaspoon of salt. Half an hour later the radishes are pink all through.',
    tags: ['preserving', 'vegetables'],
    opening:
      'These are not preserves and will not keep in a cupboard, which frees you from sterilising anything. Warm 200 millilitres of vinegar with as much water, a tablespoon of sugar and a teaspoon of salt, and pour it over something thinly cut. Red onion turns magenta. Cucumber is ready before the table is laid. Keep the jar in the fridge and finish it in two weeks.',
    comments: [
      'The leftover liquid makes a very good salad dressing with a bit of oil.',
      'Five per cent vinegar or stronger? The one I have at home is ten and it took the roof off my mouth.',
    ],
  },
  {
    title: 'Resting meat: the case for ten minutes',
    description:
      'A roast goes on cooking after it leaves the oven, often by five degrees or more. Plan for it, and the carving board stays dry.',
    tags: ['technique', 'cooking'],
    opening:
      'The outside of a roast is far hotter than its centre and the heat keeps travelling inwards after you take it out. A two-kilo joint can climb by five or six degrees on the worktop, while a steak manages one or two. As it cools slightly the juices thicken and stay put when cut. Leave it uncovered if you have worked for the crust.',
    comments: [
      'Took the beef out at 50 and it read 56 at the table. First time I have got it pink on purpose.',
      'A warm plate is as useful as the rest itself, if you ask me.',
    ],
  },
  {
    title: 'Pastry on a hot day',
    description:
      'Cold butter in separate flakes is what makes pastry short. How to manage in a kitchen that has reached twenty-eight degrees.',
    tags: ['baking', 'flour', 'technique'],
    opening:
      'Butter begins to go soft at about 18 °C and is hopeless by 25, so in July the room is against you. Freeze the block and grate it into the flour. Chill the bowl, the flour and the rolling pin too. Work for two minutes, rest the dough for thirty, and if it shines stop at once, because shine is melted fat and melted fat is biscuit.',
    comments: [
      'A bag of frozen peas on the worktop for ten minutes before rolling. Works on marble and on plastic.',
      'Early morning is the real answer. I make mine at six with the window open.',
    ],
  },
  {
    title: 'Anchovies as seasoning, not as fish',
    description:
      'Two fillets dissolved in warm oil vanish from sight and leave lamb, greens or tomato tasting more of themselves.',
    tags: ['sauces', 'fish', 'cooking'],
    opening:
      'Months under salt turn the proteins of an anchovy into free amino acids, glutamate among them, which is why it can lift a dish that has no business with the sea. Melt two fillets in oil over low heat with a clove of garlic. After a minute they have fallen apart. Greens, roast lamb and a plain tomato sauce all profit, and no guest has guessed yet.',
    comments: [
      'Please do tell vegetarian guests. I was that guest, and the greens were indeed delicious.',
      'A spoon of miso does a similar job for those who do not eat fish.',
    ],
  },
  {
    title: 'The freezer inventory on the door',
    description:
      'A sheet of paper and a pencil on a string ended the archaeology in our freezer, and halved what we were throwing away.',
    tags: ['budget', 'preserving'],
    opening:
      'Nothing looks as much like soup as sauce does at eighteen below. Since February each box gets a strip of tape with the name, the number of portions and the month, and the same goes on the list on the door. Taking something out means crossing it off. It is dull and it works: we ate our way to the bottom for the first time in nine years.',
    comments: [
      'We found a fish from before our daughter was born. The list went up that evening.',
      'Masking tape comes off when frozen, mind. Painter’s tape has held for me.',
    ],
  },
  {
    title: 'Polenta without forty minutes of stirring',
    description:
      'Whisk it in, cover it, and stir once every ten minutes. Low heat and a lid replace most of the arm, and the crust peels off.',
    tags: ['technique', 'budget', 'cooking'],
    opening:
      'Copper cauldron, wooden stick and a strong aunt: that is the polenta of legend. I use one part of coarse meal to five of salted water, whisked until it no longer sinks, then a lid and the smallest flame. Every ten minutes I come by and stir for thirty seconds. After forty-five it is creamy. The skin on the bottom lifts off the pan when it has cooled.',
    comments: [
      'In the oven at 160, covered, it needs even less of you. Stir once, at half time.',
      'My aunt from Bergamo read this aloud to the family as a horror story. She did like the polenta.',
    ],
  },
  {
    title: 'Green beans, three minutes or forty',
    description:
      'Crisp and squeaky is one way. Stewed soft with tomatoes and oil is another and older one, and it deserves its place back.',
    tags: ['vegetables', 'beans', 'cooking'],
    opening:
      'Since the eighties we have been told that a vegetable should bite back. Yet from Greece to the Levant flat beans are stewed with onion, tomato and an unreasonable amount of olive oil until they bend, served lukewarm, and eaten with bread. The long cooking loses the bright green and some vitamin C, and gains a sweetness you will not get in three minutes.',
    comments: [
      'Fasolakia! We eat it with feta and argue whether potatoes belong in it.',
      'I always thought my mother overcooked them. It appears she was from Izmir.',
    ],
  },
  {
    title: 'A week of cooking on one ring',
    description:
      'The kitchen was being rebuilt and there was one electric plate in the hallway. What we missed, and what we turned out not to.',
    tags: ['cooking', 'budget', 'tools'],
    opening:
      'With a single ring the order of things becomes the recipe. Rice goes first, since it can sit wrapped in a duvet for an hour and finish by itself. Then the pan is free for something fast. We did not miss the oven until Sunday. What I missed at once was the sink, and having anywhere to put down a hot lid that was not a stair.',
    comments: [
      'The duvet method saw my parents through the winter of 1987. They called it the hay box.',
      'One pot pasta is better than its reputation, and I say it as someone who looked down on it.',
    ],
  },
];
