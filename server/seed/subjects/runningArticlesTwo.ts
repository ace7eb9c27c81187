import { type Article, h2, h3, image, ol, p, quote, raw, rule, table, ul } from '../writing';

export const runningArticlesTwo: readonly Article[] = [
  {
    title: 'My first fell race, in cloud, with a borrowed map',
    description:
      'Twelve kilometres and 700 metres of climb in the Lake District, most of it invisible. Notes on kit, navigation and sitting down on purpose.',
    tags: ['fell-running', 'racing', 'gear'],
    blocks: [
      p(
        'A fell race has a start, a finish and some summits, and how you get between them is largely up to you. I knew this as one knows things about other countries. It was only at the second checkpoint, when the man whom I had been following turned out to be looking for somewhere private, that I understood that nobody was going to show me the way.',
      ),
      h2('What you must carry'),
      p(
        'The marshals check your bag at registration and again, at random, at the end. Every item on the list is there because somebody once needed it and had not brought it. A race may ask for less in settled weather, but on a long course in cloud the organiser will want to see all of this, and being turned away at the start is a cheap lesson.',
      ),
      ul(
        {
          text: 'Clothing',
          items: [
            'A waterproof jacket with taped seams and a hood',
            'Waterproof trousers, likewise taped',
            'Hat, gloves and one warm layer in a plastic bag',
          ],
        },
        {
          text: 'Navigation',
          items: ['A map of the course, waterproofed', 'A compass, and some idea of how to use it'],
        },
        { text: 'In case', items: ['A whistle', 'Food that you do not intend to eat'] },
      ),
      h2('Up'),
      p(
        'Nobody ran the first climb. Hands on knees, leaning into a slope of one in three, the whole field walked in a line like a funeral in fluorescent vests. I passed several people and felt pleased. It is possible to go too hard at a walk, though, and when the ground eased and they all began to trot, I was the one standing by a cairn admiring ten metres of view.',
      ),
      image(
        'running-4',
        'The same ridge a week later, with the path that none of us found.',
        'Illustration for the section on navigating the descent',
      ),
      h2('Down'),
      p(
        'The good descenders do not brake. They lean forward, take tiny steps and look three metres ahead at where they will be, while I leaned back, dug in my heels and sat on the grass. Sitting turned out to be quicker on the steepest part. My compass bearing from the last summit was south-east, and I held it with the faith of someone who has no other information, until a wall appeared where the map said there would be one.',
      ),
      p(
        'I finished ninety-third of one hundred and eight, in two hours and four minutes, bleeding a little. At the finish there was soup. The winner had been back for fifty minutes and was washing up the cups, which tells you most of what you need to know about the sport.',
      ),
    ],
    comments: [
      'The winner doing the washing-up is not a joke. I have been handed tea by someone who had just broken the record.',
      'Please practise the compass before the day. Every year we have to fetch somebody out of the wrong valley.',
      'Which shoes did you use? I tried one of these in road trainers and descended mostly on my elbows.',
      'Anything with proper rubber studs. Cushioning is a liability on wet grass, as you feel nothing and turn your ankle.',
      'Walking too hard is such a good observation. I count breaths on the climbs now to stop myself.',
    ],
  },
  {
    title: 'Eating on the move: marathon fuel by the gram',
    description:
      'How much carbohydrate a runner stores, how much the gut can take in an hour, and a plan made of ordinary food that adds up to it.',
    tags: ['nutrition', 'running', 'endurance', 'racing'],
    blocks: [
      p(
        'Running costs about one kilocalorie for each kilogram of you over each kilometre. The speed hardly matters. At seventy kilos a marathon comes to a little under three thousand, and the sugar stored in muscles and liver is worth between sixteen hundred and two thousand. Fat supplies much of the gap, but slowly. The wall at thirty kilometres is simply that subtraction, felt in the thighs.',
      ),
      h2('The ceiling in the gut'),
      p(
        'For efforts beyond an hour or so the usual advice is 30 to 60 grams of carbohydrate an hour. Glucose crosses the wall of the intestine by one transporter, which is busy at about sixty. Fructose uses another, so a mixture of the two raises the limit to something like ninety in people who have practised. Above that it stays in the stomach, and you will be made aware of it.',
      ),
      table(
        ['Food', 'Carbohydrate', 'How it went'],
        ['One ordinary gel', '22 to 30 g', 'Easy, cloying after four'],
        ['Half a litre of 6% sports drink', '30 g', 'Good when cool'],
        ['A medium banana', 'about 25 g', 'Hard to breathe round'],
        ['Five jelly babies', 'about 25 g', 'Best in the cold'],
        ['Two large dates', 'about 35 g', 'Sticky, but the favourite'],
        ['Small cheese roll', 'about 15 g', 'Never again'],
      ),
      p(
        'The figures on packets vary, so read yours. My plan for four hours was fifty grams an hour: a gel or its equal at forty minutes and every half hour afterwards, plus whatever was in the cups. I wrote the times on my forearm in marker. It matters to start before you want it, since by the time the legs ask, the answer is twenty minutes away.',
      ),
      h2('Training the stomach'),
      p(
        'The gut adapts much as the legs do. On every long run for ten weeks I took what I meant to take on the day, beginning at thirty grams an hour and adding ten every other week. The first attempts were uncomfortable. By the eighth I could eat a date at marathon pace without noticing. People who train on nothing and then swallow six gels at the race have done neither thing.',
      ),
      raw(
        '<details><summary>What about water?</summary><p>Drink to thirst unless it is hot, and do not force it. Slower runners who drink at every table can dilute the sodium in their blood, and that is more dangerous than being slightly dry. Ending a race a kilo or so lighter is normal.</p></details>',
      ),
      p(
        'On the day I slowed by four minutes in the second half and never met the wall, whereas two years earlier I had sat on a kerb at thirty-three kilometres. There is no mystery in it. Seven times twenty-five is a hundred and seventy-five grams, which is seven hundred kilocalories, and that was approximately the distance from the kerb to the finish.',
      ),
    ],
    comments: [
      'Laughed at “never again”. Mine was a scotch egg, at a trail race, and I stand by it.',
      'Can confirm the cold jelly babies. In July they turned into a single organism in my pocket.',
      'The arithmetic at the end is the clearest explanation of fuelling that I have read anywhere.',
      'As a diabetic I need to plan this to the gram and would add: test in heat as well, because absorption changes for me above 25 degrees.',
      'What do you do about caffeine? Half the gels have it now and I end up with a heart like a sewing machine.',
    ],
  },
  {
    title: 'Two weeks to get used to the heat',
    description:
      'What the body changes in the first fortnight of hot running, how much to slow down meanwhile, and the signs that mean stop at once.',
    tags: ['running', 'health', 'training'],
    blocks: [
      p(
        'I moved from Gothenburg to Seville in a July, which no one would do on purpose. On the first morning I ran my usual eight kilometres at half past seven in 27 degrees and had to walk home from the fifth. Nothing was wrong with me. My heart was doing two jobs, sending blood to the legs and to the skin, and there was not enough blood for both.',
      ),
      h2('What adapts, and when'),
      p(
        'Within four or five days the volume of plasma expands, and the heart rate for a given pace begins to fall. Over the following week sweating starts earlier, comes faster and loses less salt. Most of the change is complete after ten to fourteen days of about an hour’s exercise in the warmth. It fades at something like the rate it came, so a holiday in the cool costs you.',
      ),
      ol(
        'Days 1 to 3: thirty minutes, a minute a kilometre slower than usual, with walking.',
        'Days 4 to 7: forty-five minutes at an easy heart rate, whatever pace that is.',
        'Days 8 to 11: an hour, adding a few short pick-ups if you feel well.',
        'Days 12 to 14: normal sessions, still by effort and not by the watch.',
      ),
      h2('Pace is the wrong ruler'),
      p(
        'At 30 degrees I give up about twenty seconds a kilometre on easy runs even now, and in humid weather more, since sweat that drips off has cooled nothing. The dew point tells you more than the temperature does. Under 13 °C hardly anybody suffers, and over 20 every pace feels a gear too high. I look at it in the forecast before choosing a session.',
      ),
      image(
        'running-6',
        'The shaded side of the river. The other bank is for tourists and lizards.',
        'Illustration for the section on pace in hot weather',
      ),
      h3('When to stop'),
      p(
        'Goose pimples, a headache, clumsiness, a sudden chill: each of those on a hot day means the run is finished. Walk into shade and wet your head, arms and shirt. If a companion becomes confused or stops making sense, it is an emergency. Call for help and cool them straight away with all the water you can find, before anyone thinks about moving them. Do not wait to see whether the sweating stops. In runners it often does not.',
      ),
    ],
    comments: [
      'The dew point is such a useful pointer. I had been puzzling over why 24 degrees in Lisbon was lovely and 24 in Osaka was not.',
      'I live in the north and have a warm race in September. Would hot baths after running do anything?',
      'There is decent research on that: forty minutes in a hot bath after an easy run, six days in a row, gave real adaptation. Get out if you feel faint.',
      'I collapsed at a 10 km in 2018 and was still sweating, so thank you for the last line. The marshals cooled me with a paddling pool.',
    ],
  },
  {
    title: 'Coming back from a torn calf, one raise at a time',
    description:
      'Eight weeks from a limp to a continuous half hour: which muscle was hurt, the exercises, and a walk-run ladder with rules for climbing it.',
    tags: ['injury', 'health', 'running'],
    blocks: [
      p(
        'It felt like being hit by a stone. I actually turned round to see who had thrown it, which I gather is typical. The physiotherapist pressed along the inner edge of the muscle, found the place and called it a grade one to two strain, meaning that some fibres had torn and most had not. What follows is what she had me do. It is an account of one calf and no substitute for somebody looking at yours.',
      ),
      h2('Which of the two'),
      p(
        'The calf is two muscles that share a tendon. The gastrocnemius is the visible one. It crosses the knee, so it hurts when you rise on your toes with the leg straight. The soleus lies beneath it and does most of the work at running speeds. It complains when the knee is bent. Mine was the soleus, which is the commoner injury in distance runners past forty and the one that people mistake for tightness and stretch.',
      ),
      table(
        ['Week', 'Strength, every other day', 'Running'],
        ['1', 'Two-legged raises within comfort', 'None. Walk without a limp'],
        ['2 to 3', 'Single-legged, straight and bent knee, 3 × 8', 'None, cycling allowed'],
        ['4', 'Single-legged, 3 × 15', '1 minute run, 2 walk, × 6'],
        ['5', 'Add a loaded rucksack', '2 minutes run, 1 walk, × 7'],
        ['6', 'Same, slower lowering', '5 run, 1 walk, × 4'],
        ['7 to 8', 'Gentle hopping, 3 × 10', '12 run, 1 walk, × 2, then 30 without a break'],
      ),
      h2('Rules for the ladder'),
      p(
        'A day of rest follows every run. Discomfort of two out of ten was allowed if it had gone by next morning. If it was there at breakfast I repeated the step, twice in week five. Before any running at all she wanted twenty single-leg raises on the bad side, to the same height and rhythm as the good one. I managed nine at the first try on the leg that had never been hurt.',
      ),
      p(
        'That was the finding which stayed with me. The injury was not bad luck on a kerb. At forty-six I had been asking a weak calf for eighty kilometres a week in shoes with less heel than the last pair. Both legs now do their twenty-five raises while the kettle boils, with a rucksack of books, and I have come to regard tea as part of the training.',
      ),
      quote(
        'Everybody does the exercises until it stops hurting. I would like you to do them until it stops being interesting.',
        'My physiotherapist',
      ),
    ],
    comments: [
      'I looked for the thrown stone as well. The dog walker beside me was very offended.',
      'Nine raises on the GOOD leg is what I got too, after fifteen years of running. Humbling.',
      'Please tell people that a swollen, warm calf with no obvious moment of injury needs a doctor that day, because it may be a clot.',
      'How did you load the bent-knee version? I can never get the rucksack to sit right.',
      'I sit on a chair with a bag of compost across my knees and lift the heels. Undignified, effective.',
    ],
  },
  {
    title: 'What Zátopek did between the races',
    description:
      'Emil Zátopek won three distance titles in eight days in 1952. His training was stranger than his style, and more sensible than it looked.',
    tags: ['history', 'training', 'racing'],
    blocks: [
      p(
        'The photographs show a man being strangled by someone invisible: head on one side, tongue out, shoulders about his ears. Emil Zátopek told those who complained about his face that races were not judged like figure skating. In Helsinki in 1952 he won the 5000 metres, the 10,000 metres and the marathon, which he had never run before, within eight days. No one else has done it since.',
      ),
      h2('From the shoe factory'),
      p(
        'He was born in Kopřivnice in Moravia in 1922 and sent at sixteen to the Baťa works at Zlín, where in 1941 he was entered for a works race against his will and finished second. There was a war on, and hardly any coaching. He read what there was about Paavo Nurmi and drew a plain conclusion: to race fast for long, practise running fast, and stop before it ruins you, and then do so again.',
      ),
      h3('The arithmetic of a day'),
      p(
        'By 1948 a session was five times 200 metres, twenty times 400 and five times 200, each separated by a jog of 200. He won the London 10,000 off it by most of a lap. The count of 400s went on rising to forty and, for some weeks before 1954, as many as a hundred in a day, divided between morning and evening. That spring he became the first man under twenty-nine minutes for 10,000 metres.',
      ),
      p(
        'The number appals people until they ask about the speed. Nobody with a watch was there, and by his own account most of them were not fast. A hundred at something near marathon effort with a short jog between is forty kilometres of broken running: a great deal, but closer to what Kenyan groups do on a track today than to torture. He had hit upon threshold training and dressed it as an ordeal.',
      ),
      ul(
        'He ran in army boots so that racing shoes would feel like nothing.',
        'He ran on the spot in a tub of washing, to get two jobs done.',
        'He held his breath between poplars on the way to work, and once, they say, until he fell over.',
      ),
      rule(),
      p(
        'The boots and the washing are what people remember, and they are what I would copy least. What is worth taking is that he invented things, tried them on himself and kept whatever worked. In 1966 he put a small parcel into the hands of Ron Clarke, who held records and never won an Olympic gold, and told him not to open it until he was on the plane. It was the gold medal from the Helsinki 10,000.',
      ),
    ],
    comments: [
      'The Clarke story gets me every time. There is a version in which he adds “because you deserved it”, and I choose to believe it.',
      'Forty kilometres of broken running in a day, in boots. My Achilles hurts from reading it.',
      'Worth adding that Dana Zátopková won the javelin in Helsinki, on the same afternoon as his 5000.',
      'I disagree slightly about threshold. The accounts of witnesses have plenty of them run very hard, so perhaps it varied by the day.',
      'Where would you start with a biography? There seem to be three in English.',
    ],
  },
];
