import type { Note } from '../writing';

export const travelNotes: readonly Note[] = [
  {
    title: 'Offline maps before the border',
    description:
      'Download the region on hotel wifi, star the address, and take a screenshot of the last kilometre. Signal fails where you need it.',
    tags: ['maps', 'planning'],
    opening:
      'A map application remembers less than it seems to. What looked complete in the hotel is a grey grid by the second valley, because only the parts you happened to look at were stored. Save the region deliberately, at least one size larger than the plan. OpenStreetMap-based programs tend to have the footpaths as well, which has got me down from a ridge more than once.',
    comments: [
      'Put the phone in flight mode at home for an hour and find out what you really have.',
      'The screenshot of the last kilometre in the local script has saved me with three taxi drivers.',
    ],
  },
  {
    title: 'One bag of medicine and no more',
    description:
      'Plasters, something for pain, something for the stomach, and a list of generic names, because brand names stop at the frontier.',
    tags: ['packing', 'planning'],
    opening:
      'Paracetamol is called acetaminophen in America and Japan, and the box from home means nothing to a chemist in Hanoi. Write down the generic name and dose of whatever you take. Prescribed medicines travel in their own packaging with a copy of the prescription, since some that are ordinary in one country are controlled in the next. All of mine fits in a spectacles case.',
    comments: [
      'Check Japan’s rules well in advance. A decongestant I buy over the counter here is not allowed in.',
      'Rehydration salts, two sachets. They weigh nothing and the night you need them there is no shop.',
    ],
  },
  {
    title: 'The second city is the better weekend',
    description:
      'Porto before Lisbon, Łódź before Kraków, Graz before Vienna. A case for the place that is not on the poster.',
    tags: ['cities', 'budget', 'travel'],
    opening:
      'Capitals put on a show for visitors, and must. The town an hour or two down the line was busy with something else and forgot to. In Graz I stood in line for lunch with people on their lunch break, and a museum guard had time to argue about a picture. Rooms cost a third less, and by the second morning the café knew my order.',
    comments: [
      'Ljubljana to Maribor is my example. We stayed four days instead of one.',
      'Calling Łódź easy is generous, but it did reward the effort. The mills alone!',
    ],
  },
  {
    title: 'Learn the numbers before the greetings',
    description:
      'Hello gets a smile. Knowing one to twenty, hundred and half gets you the right bus, the right price and the right platform.',
    tags: ['language', 'travel'],
    opening:
      'Phrase books open with greetings, which every shopkeeper can manage in your language anyway. What comes at you fast and without mercy is numbers: platforms, prices, times, the floor of the flat. An evening spent on one to twenty, then the tens, repays itself at the first kiosk. In German and Arabic, and sometimes in Czech, the units are spoken before the tens.',
    comments: [
      'French Switzerland gave me septante and nonante and I could have wept with gratitude.',
      'Half past is a trap too. Halb acht is half past seven and I once missed a boat by it.',
    ],
  },
  {
    title: 'What a day of slack is for',
    description:
      'Leave one day in seven without a plan. It will be eaten by a strike, a cold or a village that you cannot bring yourself to leave.',
    tags: ['planning', 'travel'],
    opening:
      'Our first long journey was a spreadsheet with a booking in every cell. On day nine a ferry stayed in port because of wind and the rest of it fell over, one prepaid room after another. Now each week has an empty square. Twice it has been spent asleep, once at a dentist, and once with a family who were bottling tomatoes and had a spare knife.',
    comments: [
      'The tomato day is what you will remember when you are ninety.',
      'Our rule is never to book the night after a ferry. Same lesson, same sort of wind.',
    ],
  },
  {
    title: 'Ferries that still sell deck class',
    description:
      'In the Aegean and the Adriatic you can cross a night sea for the price of dinner, given a mat, a hat and a spot out of the wind.',
    tags: ['water', 'budget'],
    opening:
      'Deck class means that the ship takes you and where you sleep is your affair. On the lee side, behind the funnel, it is warm till morning and smells faintly of diesel. Go aboard early and look for a bench with a back. I take a foam mat, a wool hat even in August, and something to eat, and wake up with islands on both sides.',
    comments: [
      'Piraeus to Chania in June, four hundred people asleep under the stars like an enormous school trip.',
      'Ear plugs are for the car alarms below. They start with the swell and go on until port.',
    ],
  },
  {
    title: 'Eating at noon to eat well for less',
    description:
      'From the menú del día to the teishoku, half the world serves its best bargain at lunchtime. Turn the day’s meals round.',
    tags: ['food', 'budget'],
    opening:
      'The kitchen is the same at one o’clock as it is at nine, but at one it is feeding people who work nearby and will be back tomorrow. Spain has its menú del día, France the formule, Japan a tray with soup, rice and pickles. I make lunch the real meal and have bread, fruit and cheese on a wall in the evening, looking at something.',
    comments: [
      'Lyon, a bouchon, a Tuesday: three courses for what a pizza cost us that night.',
      'The wall with a view is doing a good share of the work here, and rightly.',
    ],
  },
  {
    title: 'A rucksack cover is a bin bag inside',
    description:
      'Rain gets in behind the back panel, where no cover reaches. A strong liner on the inside costs pennies and cannot blow away.',
    tags: ['packing', 'walking'],
    opening:
      'After three wet days in Galloway I unpacked and found everything damp but dry-looking, as a dog is. The elegant orange cover had kept the outside clean. Water had run down my neck and the straps and come in behind. A rubble sack from a builder’s merchant, twisted shut inside the pack, has since survived a river, a thunderstorm and a leaking roof.',
    comments: [
      'The cover of mine is in a hedge above Ullapool, if anyone should want it.',
      'A second one makes a ground sheet for lunch. My walking club has now converted to a man.',
    ],
  },
  {
    title: 'The etiquette of the shared compartment',
    description:
      'Offer food, ask before the window, and leave the phone for the corridor. Six strangers make a household for a few hours.',
    tags: ['trains', 'language'],
    opening:
      'There are fewer compartments each year and I am sorry, because they turn travellers into people. The rules are nowhere written down. You greet everyone when you enter and when you go. Food is shown to the company before it is eaten, and refusing once is manners. Whoever sits by the window has charge of it, but governs by consent, above all in tunnels.',
    comments: [
      'Between Brno and Košice I was given half a duck. I had offered a mint.',
      'I met my wife over the question of the window. We still disagree about it.',
    ],
  },
  {
    title: 'Winter daylight, and planning by it',
    description:
      'Oslo has six hours of light in December and Seville nearly ten. Look up sunset before you book, and put the museums after it.',
    tags: ['winter', 'planning', 'cities', 'travel'],
    opening:
      'The hours of daylight shape a winter trip far more than the temperature does, and few people check. In Oslo at midwinter the sun is up for about six hours and never high. That is enough if you turn the day over: out at first light, walk until three, then sauna, museum and long supper. Fly south to Seville and you gain almost four hours.',
    comments: [
      'In Tromsø in December there is no sun, but two hours of a blue that I have seen nowhere else.',
      'My tip is to eat breakfast in the dark and in a hurry. Any daylight spent on eggs is lost.',
    ],
  },
  {
    title: 'Ask the librarian',
    description:
      'Public libraries abroad are warm, free and quiet, with local maps, clean lavatories, and somebody paid to answer questions.',
    tags: ['cities', 'budget', 'travel'],
    opening:
      'Tourist offices know what is open. Librarians know what is interesting. In Aarhus the reading room looks over the harbour and anybody may sit there all day; in Helsinki the new one, Oodi, has a terrace opposite parliament and sewing machines on the second floor. I go in from the rain, ask what I ought to read about the town, and have seldom left with one title.',
    comments: [
      'In Turin one of them drew me a map of the rivers under the streets. Nothing of the kind in any office.',
      'They also tend to have newspapers in six languages, on sticks, as God intended.',
    ],
  },
  {
    title: 'Cash in three places',
    description:
      'Wallet, shoe and the bottom of the wash bag: enough in each for one night and one train, so that a loss is only a nuisance.',
    tags: ['planning', 'packing', 'budget', 'travel'],
    opening:
      'My wallet went in a crowd in Naples, with skill, and I did not miss it for an hour. Nothing much followed. There was a second card in the wash bag and a fifty-euro note under an insole. I reported it, ate a pizza and caught the evening train. Cards from different banks are worth having, since one will sooner or later be blocked for your own protection.',
    comments: [
      'Do not use the insole on a day of rain. Mine came out as a sort of felt.',
      'Photographs of both sides of each card, sent to someone at home, made the calls to the bank a lot shorter.',
    ],
  },
  {
    title: 'Bicycles on trains, country by country',
    description:
      'Free here, forbidden there, and reserved in the next place: what I learned taking a touring bike from Basel to Gdańsk.',
    tags: ['trains', 'planning', 'travel'],
    opening:
      'Local trains nearly always take a bicycle and fast ones take a few, by reservation, if the day is lucky. I had to show six different tickets for one bike. Hooks that hang it by the front wheel do not accept wide tyres or mudguards, so learn to take the wheel out on a platform. Folded and bagged it is luggage, in most places, and free.',
    comments: [
      'The lift at the station is always a hand’s breadth too short. Empty your panniers before you try.',
      'German regional trains before nine are a battle. After nine it is practically a cycling club.',
    ],
  },
];
