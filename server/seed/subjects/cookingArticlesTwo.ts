import { type Article, h2, h3, image, ol, p, quote, raw, rule, table, ul } from '../writing';

export const cookingArticlesTwo: readonly Article[] = [
  {
    title: 'What a chicken carcass is for',
    description:
      'Stock from Sunday’s bones, without a recipe card: temperature, time, what to leave out, and how to store it safely.',
    tags: ['cooking', 'budget', 'soup'],
    blocks: [
      p(
        'We roast a chicken perhaps twice a month, and on the evening of the same day its bones go into a pot with cold water. I do not decide to do it any more than I decide to wash the roasting tin. From a carcass of 400 grams come about a litre and a half of stock, two soups and one risotto, and the bird has cost half of what it seemed to.',
      ),
      h2('Slow, and below the boil'),
      p(
        'What makes stock feel like something in the mouth is gelatin, which is collagen from skin, joints and connective tissue loosened by heat and time. It dissolves happily at 85 to 95 °C. A rolling boil does not get more of it. It churns fat and fine particles into the liquid, and the result is cloudy with a greasy edge. A bubble breaking here and there is plenty.',
      ),
      ul(
        'Three hours for a cooked carcass, four if there are raw wings or feet in it',
        {
          text: 'With it from the start',
          items: [
            'Two feet or six wing tips, for body',
            'Enough cold water to cover by a finger’s width',
          ],
        },
        {
          text: 'In the last hour only',
          items: [
            'Onion with its skin, for colour',
            'Carrot and the green of a leek',
            'Peppercorns, a bay leaf, parsley stalks',
          ],
        },
        'Never: cabbage, or salt',
      ),
      p(
        'The salt is left out because you do not yet know how far you will reduce it. Vegetables go in late since an onion has given everything after forty minutes, and carrots that boil all afternoon make the pot taste of a school corridor. If you have a parmesan rind, put it in. It is not French or classical, and nobody has ever complained.',
      ),
      h2('Cooling and keeping'),
      p(
        'A big pot left overnight on the stove passes slowly through the temperatures bacteria like best. Strain it, stand the pan in a sink of cold water, stir, and get it into the refrigerator within two hours. It keeps three days there and several months frozen. When it sets to a jelly in the cold, you did it right, and the fat on top will lift off like a lid.',
      ),
      raw(
        '<details><summary>In a pressure cooker</summary><p>One hour at full pressure gives as much body as four on the stove, and a clearer liquid than you would expect, because under pressure it does not actually bubble. Let it come down by itself before opening.</p></details>',
      ),
    ],
    comments: [
      'The bit about vegetables in the last hour is what my soups were missing. It tastes of chicken now.',
      'Mine never sets. Two carcasses, three hours, no feet. Is it too much water?',
      'I save bones in a bag in the freezer until there are three, which makes the afternoon of steam worth it.',
      'Leek tops yes, but please wash them. I once made an excellent stock of sand.',
      'School corridor is exactly the smell. I had been looking for the words since 1979.',
    ],
  },
  {
    title: 'Why I salt by the gram now',
    description:
      'A teaspoon of one salt can be twice a teaspoon of another. Why cooks should weigh it, and the few percentages worth remembering.',
    tags: ['technique', 'cooking', 'tools'],
    blocks: [
      p(
        'A friend followed an American recipe for roast pork to the letter and served something that could have been shipped round the Horn. She had measured three tablespoons of salt, as told. The author used a light, hollow kosher salt, she used fine sea salt, and her three tablespoons weighed about twice as much as his. Neither of them had made a mistake.',
      ),
      h2('The same spoon'),
      p(
        'All these salts are sodium chloride to within a couple of per cent, and gram for gram they are equally salty. What differs is how much air lies between the crystals. The figures are for one level teaspoon of five millilitres, and brands vary.',
      ),
      table(
        ['Salt', 'Grams per teaspoon', 'Best at'],
        ['Fine table salt', 'about 6', 'Baking, brine, pasta water'],
        ['Coarse kosher, Morton', 'about 5', 'Meat'],
        ['Coarse kosher, Diamond Crystal', 'about 3', 'Pinching with fingers'],
        ['Flaked sea salt', '2 to 4', 'The last second before serving'],
      ),
      h2('Percentages to keep in your head'),
      ul(
        'Soup and stew: 0.6 to 0.8 per cent of the finished weight',
        'Pasta and potato water: 1 per cent, ten grams a litre',
        'Bread: 2 per cent of the flour',
        'Meat salted the day before: 1 to 1.5 per cent of its weight, bone not counted',
        'Vegetable ferments: 2 per cent or a little above',
      ),
      p(
        'None of it replaces tasting. It gets you to the point at which tasting is useful, and it does so for ten people as reliably as for two. Cheap pocket scales that read to a tenth of a gram cost less than a restaurant main course and will also do yeast, gelatine and spices, all of which suffer worse from spoons than salt does.',
      ),
      p(
        'Salting ahead is where the scales earn their keep. A chicken of 1.6 kilos rubbed with 16 to 20 grams and left uncovered in the refrigerator overnight is seasoned to the bone, and its skin has dried enough to crackle. Sprinkle the same amount on at the table and you would have an outside like the sea and an inside like nothing at all.',
      ),
      image(
        'cooking-6',
        'Season from a height, so that the grains have time to spread out.',
        'Illustration for an article on measuring salt',
      ),
    ],
    comments: [
      'This explains a decade of ruined brines from American books. I thought it was a cultural difference in taste.',
      'I measured mine: the flaky one from the supermarket comes to 2.9. Your range is fair.',
      'Ten grams a litre seems low to my Ligurian aunt, who says the sea has thirty-five and stops there.',
      'She would not enjoy the sauce, though, if she finishes it with the water. One per cent is right for that.',
      'I weigh salt for soup now and my children have stopped reaching for the cellar before tasting.',
    ],
  },
  {
    title: 'My grandmother’s dumplings, reconstructed',
    description:
      'She left a recipe card with four nouns on it and no quantities. It took eleven attempts and a reel of thread to read it.',
    tags: ['family', 'flour', 'cooking'],
    blocks: [
      p(
        'The card says, in her handwriting: <i>coarse flour, milk, yeast, rolls</i>. Under that is a grease spot and the word <i>thread</i>. These were the bread dumplings of every Sunday of my childhood, a loaf-shaped Czech thing boiled in a wide pot and sliced to carry gravy. When she died no one had ever watched her closely enough to say how much of anything.',
      ),
      rule(),
      h2('Attempts one to eight'),
      p(
        'The first ones were bread that had drowned. I had used plain flour, being abroad and in a hurry, and learned that “coarse” on her card was not a preference. Czech millers sell wheat flour by the size of the grain, and <i>hrubá</i> feels like very fine sand. It takes up milk slowly and keeps the dumpling open. Austrian flour marked <i>griffig</i> comes close.',
      ),
      p(
        'Number five was nearly right but had a raw stripe along the middle. Number seven collapsed when I lifted the lid for a look. That was the moment I heard her say from the next room, with no great urgency, that curious people eat flat dumplings. I had known the rule all along and had not known that it was one.',
      ),
      quote(
        'If you lift the lid, it is your own dinner you are letting out.',
        'My grandmother, as remembered by my uncle',
      ),
      h2('What the card should say'),
      ol(
        'Dissolve 20 g of fresh yeast in 250 ml of lukewarm milk with a pinch of sugar.',
        'Add to 500 g of coarse flour with one egg and a level teaspoon of salt. Beat until it comes off the spoon.',
        'Fold in three stale white rolls, cut in one-centimetre cubes. Leave for an hour, until doubled.',
        'Shape two fat logs, rest them for fifteen minutes, and boil covered for eighteen. Turn once, quickly, at half time.',
        'Prick at once with a fork to let the steam go. Slice with a thread, crossed over and pulled tight.',
      ),
      p(
        'A knife squashes the crumb, and thread does not. It is the only line of the card that I had taken for a shopping reminder. My cousin, who ate three helpings of number eleven, said that they were hers or so close that the gravy would not know the difference.',
      ),
    ],
    comments: [
      'I turned pages of my own grandmother’s notebook after this. Hers says “flour, until enough”.',
      'But you allow yourself to turn them, so the lid does come off once? Asking before I anger anyone’s ancestors.',
      'My mother steams them in a cloth instead, and then the lid may be lifted by whoever likes.',
      'Found griffiges Mehl in a Turkish shop in Leeds, of all places. Perfect on the first try thanks to you.',
      'I cried a little at number seven.',
    ],
  },
  {
    title: 'Dried beans without the folklore',
    description:
      'Soak or not, salt early or late, why some pots never soften, and the one safety rule about kidney beans that is not a superstition.',
    tags: ['beans', 'budget', 'cooking'],
    blocks: [
      p(
        'A kilo of dried beans costs about as much as four tins and cooks to the contents of nine, and still most people buy the tins because of one bad pot that stayed like gravel till bedtime. Almost every rule passed on about beans is an attempt to explain such a pot. Some of the rules are true, and one is upside down.',
      ),
      h2('Salt goes in early'),
      p(
        'It is said that salt toughens the skin. Try it with two bowls: one soaked in plain water and one in water with 15 grams of salt to the litre. The salted beans come out with thinner, more tender skins and fewer of them burst. Sodium changes places with some of the calcium and magnesium that hold the pectin of the skin together.',
      ),
      h2('Why they stay hard'),
      ul(
        'Age. Beans stored warm for years may never soften. Buy where the turnover is quick.',
        'Acid. Tomatoes, wine and vinegar go in at the end, once the beans are tender.',
        'Hard water, rich in calcium. A pinch of bicarbonate helps, a spoonful makes soap.',
        'Impatience, which is treated with a second hour.',
      ),
      p(
        'Soaking saves perhaps a quarter of the time and evens things out, and I do it when I remember. Black beans and most small ones can go straight into the pot. Cook them at a bare simmer with onion, a bay leaf and a generous spoon of oil, and let them cool in their liquid. Even a tired bean drinks a good broth.',
      ),
      h3('The rule to keep'),
      p(
        'Red kidney beans, and to a smaller degree other kinds of <i>Phaseolus vulgaris</i>, contain a lectin called phytohaemagglutinin. A few raw ones can make you properly ill. Soak them, throw that water away, and boil hard in fresh water for at least ten minutes; American advice says thirty, to be safe. A slow cooker alone may never become hot enough, and half-warmed beans can be worse than raw.',
      ),
      raw(
        '<figure><blockquote>1 cup dried ≈ 180 g ≈ 3 cups cooked ≈ two drained 400 g tins, less one labelled promise of “ready in minutes”.</blockquote><figcaption>From the inside of my cupboard door</figcaption></figure>',
      ),
    ],
    comments: [
      'Soaked in salted water last night. The skins were like another species of bean.',
      'We have the hardest water in Kent and a quarter of a teaspoon of bicarb has ended fifteen years of pebbles.',
      'I had no idea about slow cookers. Mine has been doing kidney beans since Christmas, with tinned ones, thank goodness.',
      'What about the kombu trick? I put in a strip and cannot tell if it is chemistry or habit.',
      'The bean liquid is the best part. I freeze it and my vegetarian gravy has become a thing people ask for.',
    ],
  },
];
