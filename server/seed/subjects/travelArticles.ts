import { type Article, code, h2, h3, image, ol, p, quote, raw, rule, table, ul } from '../writing';

export const travelArticles: readonly Article[] = [
  {
    title: 'London to Istanbul without leaving the ground',
    description:
      'Five nights, seven trains and one very long stop at a border in the middle of the night: a report, with the changes that matter.',
    tags: ['trains', 'travel', 'planning'],
    blocks: [
      p(
        'The flight takes just under four hours. By rail it took me from a Monday morning to a Saturday morning, with one night in a hotel in Munich and one each in Bucharest and Sofia. I went in October with a rucksack and a paper timetable I had copied out by hand. I wanted to see the places in between change into one another, and they do, mostly at breakfast.',
      ),
      h2('The route I took'),
      table(
        ['Day', 'Leg', 'Time on trains', 'Remark'],
        [
          'Monday',
          'London – Paris – Munich',
          'about 9 hours',
          'Walk from Gare du Nord to Gare de l’Est',
        ],
        ['Tuesday', 'Munich – Budapest', 'about 7 hours', 'Then the night train to Bucharest'],
        ['Wednesday', 'Arrive Bucharest', 'about 15 hours', 'Over the Carpathians in daylight'],
        ['Thursday', 'Bucharest – Ruse – Sofia', 'most of a day', 'Bring lunch'],
        ['Friday', 'Sofia – Halkalı', 'overnight', 'Reserve a berth'],
      ),
      p(
        'The first two days are easy and could be any business trip. East of Budapest the train becomes slow and sociable. A retired surveyor shared his plum cake with our compartment and named the valleys as they went by. We came down through Sinaia under beech woods the colour of foxes, an hour late, and nobody but me looked at a clock.',
      ),
      p(
        'Between Giurgiu and Ruse the line crosses the Danube on a steel bridge of more than two kilometres, opened in 1954. Since Romania and Bulgaria came fully into the Schengen area at the start of 2025, passports stay in the pocket there. The diesel on the other side did thirty kilometres an hour along a river full of herons.',
      ),
      h2('The border at Kapıkule'),
      p(
        'The Sofia train reaches the Turkish frontier at about two in the morning. Everyone gets out, with all their luggage, stands in a line at a lit window, and has the bags passed through a scanner. It took ninety minutes. A dog slept through it. Wear shoes that go on easily, carry the passport on you, and do not go into a deep sleep before.',
      ),
      raw(
        '<aside><p>International trains stop at Halkalı, on the western edge of the city. From there the Marmaray suburban line takes about fifty minutes to Sirkeci, the old terminus of the Orient Express, opened in 1890.</p></aside>',
      ),
      p(
        'I had breakfast by the water at Sirkeci, slightly deaf and very happy. Timetables on this route change every December and some trains run only in summer, so check each leg with the railway that operates it, and leave a night’s slack in Bucharest or Sofia. You will need it once, and the other time you will see Sofia.',
      ),
    ],
    comments: [
      'Did it in the opposite direction in 2019. The dog at Kapıkule was already asleep.',
      'How did you book the Sofia to Halkalı berth? The site would not sell it to me from abroad.',
      'At the international counter in Sofia station, a day ahead, with cash. It took five minutes, most of them pleasant.',
      'Take the daylight crossing of the Carpathians seriously, it was the best view of my whole trip.',
      'May I recommend a night in Ruse itself? There is more Vienna there than you would think.',
    ],
  },
  {
    title: 'Three weeks on seven kilos',
    description:
      'Seven kilograms is the cabin limit of several airlines and the point at which I stop noticing my bag. The list, weighed piece by piece.',
    tags: ['packing', 'travel'],
    blocks: [
      p(
        'I used to pack for the worst day I could picture. Fourteen kilos followed me up the stairs of the Lisbon metro on that principle, with a suit jacket for a dinner that never took place. Then an airline with a limit of seven weighed my bag at the gate and charged what the ticket had cost. I have weighed it at home ever since.',
      ),
      h2('What is in it'),
      table(
        ['Group', 'Contents', 'Grams'],
        ['Bag', '30 litre rucksack', '950'],
        ['Clothes', '3 shirts, 2 trousers, 4 underwear, 4 socks, jumper, rain shell', '2,600'],
        ['Feet', 'Sandals (walking shoes are worn)', '500'],
        ['Washing', 'Bottles under 100 ml, towel, line, soap', '750'],
        ['Electrics', 'Phone, charger, reader, headphones, plug', '800'],
        ['Paper and medicine', 'Documents, book, plasters, tablets', '650'],
        ['Empty', 'For bread and presents', '750'],
      ),
      h2('The rules behind the list'),
      ul(
        {
          text: 'Everything goes with everything',
          items: ['One dark colour, one pale', 'No garment that has only one use'],
        },
        'Merino or thin synthetics, since cotton is still wet in the morning',
        'Nothing in reserve that any town on the way will sell you',
        'Wear the heaviest of each kind on moving days',
      ),
      p(
        'Washing takes ten minutes every second evening. Roll the wet shirt in the towel, stand on the roll, and it is dry by seven. People worry about being seen in the same clothes, but you are the only one who is with you on both days. In nineteen trips I have bought an umbrella, a scarf and two pairs of socks.',
      ),
      p(
        'The other rule is the scale. A luggage balance with a hook costs less than a sandwich at the airport, and it has no opinion. Weigh the bag packed, write the figure on the inside pocket in pencil, and after each trip cross out whatever was never used. My list took four journeys to come down from nine kilos, and the last kilo was almost all toiletries.',
      ),
      h2('Where I cheat'),
      p(
        'I take a real book, which is 300 grams of sentiment, and an inflatable pillow on anything overnight. I do not take a laptop, and those who must may add a kilo and a half and leave out the book. In winter the boots, the down jacket and the hat are all worn, so the bag weighs what it does in May and it is I who have put on two kilos.',
      ),
      image(
        'travel-2',
        'Lay it all out on the floor the night before, then put back a third.',
        'Illustration for an article on packing a small rucksack',
      ),
    ],
    comments: [
      'Your total comes to exactly 7,000 and I refuse to believe it was not adjusted with the presents.',
      'What shoes do you wear that will do for a hill and a restaurant? That is where my system falls down.',
      'I tried standing on the rolled towel. My shirt was dry by morning in Bergen, in the rain.',
      'With two small children it is seven kilos each, of which theirs is mostly toy lorries.',
      'The line about being the only one who is with you on both days has just removed three shirts from my bag.',
    ],
  },
  {
    title: 'Reading a timetable in a language you cannot read',
    description:
      'Crossed hammers, little crosses and a word that looks like “festive”: how to find out whether the bus will come on Saturday.',
    tags: ['language', 'planning', 'travel'],
    blocks: [
      p(
        'I once sat for two hours at a stop in Umbria beneath a timetable that clearly showed a bus at 11:40. It was a Sunday, and the column was headed <i>feriale</i>. I had supposed that it had something to do with fairs or holidays. It means the opposite. The woman who drove me to town explained this kindly and, I think, not for the first time.',
      ),
      h2('The three kinds of day'),
      p(
        'Almost every timetable in the world divides the week into working days, Saturdays and Sundays with public holidays. Find which mark stands for which and you are nearly home. The trouble lies in Saturday, which for historical reasons is a working day in several languages and not in their neighbours.',
      ),
      table(
        ['Where', 'Word or sign', 'Runs on'],
        ['Italy', 'feriale', 'Monday to Saturday'],
        ['Italy', 'festivo', 'Sundays and holidays'],
        ['Germany, Austria', 'werktags', 'Monday to Saturday, unless it says otherwise'],
        ['France', 'sauf dimanches et fêtes', 'All but Sundays and holidays'],
        ['Czechia', 'crossed hammers ⚒', 'Working days, Monday to Friday'],
        ['Czechia', 'a cross †', 'Sundays and holidays'],
        ['Japan', '平日 / 土休日', 'Weekdays / weekends and holidays'],
      ),
      h2('Four questions for the paper on the pole'),
      ol(
        'Which direction is this? Look for the name of the last stop, often in bold, and compare it with the sign on the opposite side.',
        'Does it show this stop’s times, or those of the terminus? If stops are listed with minutes beside them, you must add.',
        'Is there a letter or number next to my departure? The footnote is usually <i>school days only</i>.',
        'From when to when is the sheet valid? Summer changes everything in ski country and by the sea.',
      ),
      p(
        'School days deserve respect. In the countryside of half Europe the bus exists because of the children, so there is one at seven, one at two, and in July nothing at all. The German sign is usually an S and the French one speaks of <i>période scolaire</i>. Ask in a bakery. They have seen every stranger who has missed it.',
      ),
      p(
        'Photograph the sheet at the moment you get off, for the return. A translation app will then do the footnotes over supper, when there is time, instead of at the roadside as the bus you were reading about goes by.',
      ),
    ],
    comments: [
      'Feriale got me in Orvieto, so I wonder whether it was the same woman.',
      'In Poland look for a D on working days, and S for days when school is on. Learned in Bieszczady in the snow.',
      'The crossed hammers are lovely. I had read them as a stop near a mine.',
      'Is the cross not a dagger, strictly speaking? My typographer husband insists that I ask.',
      'Photographing the return times is so obvious that I am cross it took me until fifty.',
    ],
  },
  {
    title: 'Great circles, and why the seat-back map bends',
    description:
      'The straight line from Madrid to New York passes close to the latitude of Lyon. A short program, and a defence of the curved line.',
    tags: ['maps', 'python', 'data'],
    blocks: [
      p(
        'Madrid and New York lie on nearly the same parallel. On most wall maps you could join them with a ruler running west, and yet the aeroplane begins by flying out over Galicia and passes closer to Newfoundland than to the Azores. The passenger next to me took it for a detour round bad weather. It is the shortest way, and the map is what bends.',
      ),
      h2('What Mercator promised'),
      p(
        'Gerard Mercator drew his map in 1569 for sailors. A line of constant compass bearing is straight on it, which was exactly what they needed, and the price is scale. At 60° of latitude distances are drawn twice as large as at the equator. Greenland appears to rival Africa, which is about fourteen times as big. Nothing on that map tells you how far it is to anywhere.',
      ),
      code(
        'python',
        `from math import asin, cos, radians, sin, sqrt


def great_circle_km(a, b, radius=6371.0):
    """a, b: (latitude, longitude) in degrees; the haversine formula."""
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * radius * asin(sqrt(h))


madrid, new_york = (40.42, -3.70), (40.71, -74.01)
print(round(great_circle_km(madrid, new_york)))  # 5769`,
      ),
      p(
        'Following the parallel instead would cost around 5,940 kilometres, some 170 more. The saving grows with latitude. From London to Tokyo the shortest line, about 9,560 kilometres, runs up past Norway to nearly 71° north and comes down across Siberia. From Sydney to Santiago it dips below 61° south, among the icebergs, where cautious airlines stay a little to the north of it.',
      ),
      h3('Try it with string'),
      p(
        'You need no program. Stretch a thread over a globe between two cities, pull it tight, and look at what lies underneath. I have done it with children from six upward and the first reaction is always to accuse the globe. The Earth is slightly flattened, so the formula is out by up to half a per cent, and the thread by the thickness of a thumb.',
      ),
      image(
        'travel-7',
        'A tight thread on a globe is a great circle, whatever the atlas says.',
        'Illustration for an article on distances on the globe',
      ),
    ],
    comments: [
      'Stole the string for my year nines this morning. They did accuse the globe.',
      'As a former navigator: winds regularly beat geometry. Eastbound over the Atlantic we would go far off the circle for a good jet stream.',
      'Could you do the middle point too? I want to know what is exactly half way between my sister and me.',
      'The haversine is kind to small distances, where the cosine formula goes to pieces in floating point. Nice that you chose it.',
      'I have flown Sydney to Santiago and we saw ice. Thought I had dreamt it.',
    ],
  },
  {
    title: 'Lisbon on foot, mostly uphill',
    description:
      'A week of walking in a city of stairs: where to climb, which lifts are hidden in plain sight, and why the pavement is your enemy.',
    tags: ['cities', 'walking', 'travel'],
    blocks: [
      p(
        'My phone counted 112 flights of stairs on the second day. Lisbon is said to have seven hills, like Rome, and anyone who has carried shopping there will tell you it is more. I had a week, a room under a roof in Graça and no plan except to take nothing with wheels if I could go on foot.',
      ),
      h2('The flat part, and how it came to be'),
      p(
        'Start low. The Baixa is level and laid out in a grid because the old streets fell down on the morning of 1 November 1755, in an earthquake followed by a wave and a fire. The Marquis of Pombal’s engineers rebuilt it with a timber cage inside the walls, the <i>gaiola</i>, meant to flex. It is said that troops were marched round a model to test it.',
      ),
      h2('Going up'),
      ul(
        'Senhora do Monte for the late light. It is the highest of the miradouros and has pines to sit under.',
        'The public lift in Rua dos Fanqueiros, which is free, looks like the door to an office, and saves the first part of the climb to the castle.',
        {
          text: 'Alfama without a map',
          items: [
            'Downhill always leads to the river',
            'Uphill leads to someone’s washing, and then a view',
          ],
        },
        'The Santa Justa lift of 1902 is a beauty. Admire it from below and walk round by the Carmo.',
      ),
      p(
        'The small limestone cubes of the <i>calçada</i> are handsome, polished by two centuries of soles, and like glass after rain. I fell once, in good boots, before the eyes of a whole tram. Locals walk on the joints of the kerb or simply in the road. Rubber soles help, and so does the knowledge that nobody here hurries downhill.',
      ),
      rule(),
      p(
        'On the last day I took the ferry to Cacilhas, ten minutes for the price of a coffee, and walked west along the quay under peeling warehouses. Across the water you see the entire city at once, every slope that hurt, with the red bridge of 1966 to the left. I counted hills. I made it nine, and a man fishing off the wall said that it depended on one’s age.',
      ),
      quote(
        'You do not visit Lisbon, you climb it and are forgiven at the top.',
        'The owner of the room in Graça',
      ),
    ],
    comments: [
      'The lift in Fanqueiros! I walked past it daily for a month when I worked there.',
      'Bring shoes with rubber soles indeed. I did it in leather ones and saw a good deal of the calçada close up.',
      'How is Graça for sleeping? The tram looks charming and sounds like a drawer of knives.',
      'We followed your tip with the ferry. Grilled sardines at the end of the quay made the whole trip.',
      'The man fishing had the right answer.',
    ],
  },
];
