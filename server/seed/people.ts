import { peopleTwo } from './peopleTwo';

/** An author of the demo community; the portrait is `avatar-NN`, in the order of `people`. */
export type Person = {
  username: string;
  firstName: string;
  lastName: string;
  bio: string;
  subjects: readonly string[];
};

const peopleOne: readonly Person[] = [
  {
    username: 'martakow',
    firstName: 'Marta',
    lastName: 'Kowalczyk',
    bio: 'Grows eleven kinds of bean on a balcony in Łódź and cooks every one of them. Suspicious of any recipe that calls soaking optional.',
    subjects: ['gardening', 'cooking'],
  },
  {
    username: 'tundeade',
    firstName: 'Tunde',
    lastName: 'Adeyemi',
    bio: 'Builds booking systems by day in Lagos, plays talking drum at weddings on Saturdays. Believes both jobs are mostly about latency.',
    subjects: ['web-development', 'music'],
  },
  {
    username: 'ingridsol',
    firstName: 'Ingrid',
    lastName: 'Solheim',
    bio: 'Photographs the aurora from Tromsø with a lens older than her car. Has lost three gloves and one tripod foot to the fjord.',
    subjects: ['astronomy', 'photography'],
  },
  {
    username: 'rafamontoya',
    firstName: 'Rafael',
    lastName: 'Montoya',
    bio: 'Former bus driver from Medellín who now rides other people’s buses and takes pictures through the rear window.',
    subjects: ['travel', 'photography'],
  },
  {
    username: 'aikotanabe',
    firstName: 'Aiko',
    lastName: 'Tanabe',
    bio: 'Sets kana by hand in a two-room press above a noodle shop in Kyoto. Reads colophons first and novels second.',
    subjects: ['typography', 'books'],
  },
  {
    username: 'samosei',
    firstName: 'Samuel',
    lastName: 'Osei',
    bio: 'Archivist in Kumasi. Spends his lunch hour with colonial railway timetables and his evenings arguing with footnotes.',
    subjects: ['history', 'books'],
  },
  {
    username: 'leilahaddad',
    firstName: 'Leila',
    lastName: 'Haddad',
    bio: 'Tripoli by birth, Marseille by marriage. Travels for markets, comes home with spices nobody declared and a new way to fold dough.',
    subjects: ['cooking', 'travel'],
  },
  {
    username: 'conorbran',
    firstName: 'Conor',
    lastName: 'Brannigan',
    bio: 'Fiddler from Sligo with a fell-running habit. Knows every reel at 112 beats a minute because that is his uphill cadence.',
    subjects: ['running', 'music'],
  },
  {
    username: 'priyaragh',
    firstName: 'Priya',
    lastName: 'Raghunathan',
    bio: 'Front-end engineer in Chennai who schedules deployments around meteor showers. Owns a very small telescope and a very large dew heater.',
    subjects: ['web-development', 'astronomy'],
  },
  {
    username: 'torstenli',
    firstName: 'Torsten',
    lastName: 'Lindgren',
    bio: 'Makes greenhouse benches out of storm-felled larch near Umeå, then spends the short summer filling them with tomatoes.',
    subjects: ['woodworking', 'gardening'],
  },
  {
    username: 'meilingzhou',
    firstName: 'Meiling',
    lastName: 'Zhou',
    bio: 'Food photographer in Chengdu. Eats the props, which is why there is no glycerine or motor oil anywhere in her studio.',
    subjects: ['photography', 'cooking'],
  },
  {
    username: 'dariobenv',
    firstName: 'Dario',
    lastName: 'Benvenuti',
    bio: 'Walks Bologna looking up: shop signs, plaques, the odd Roman V doing the work of a U. Draws the ones he cannot photograph.',
    subjects: ['typography', 'history'],
  },
  {
    username: 'hannahwhit',
    firstName: 'Hannah',
    lastName: 'Whitcombe',
    bio: 'Runs a village library in Shropshire and the allotment behind it. Late fees are payable in seed potatoes.',
    subjects: ['gardening', 'books'],
  },
  {
    username: 'youssefb',
    firstName: 'Youssef',
    lastName: 'Benali',
    bio: 'Guided trekkers across the Atlas for nine years. Nowadays he does the same routes in shorts, twice as fast, with dates in his pockets.',
    subjects: ['running', 'travel'],
  },
  {
    username: 'zofiaw',
    firstName: 'Zofia',
    lastName: 'Wroblewska',
    bio: 'Plays a copy of a 1610 viola da gamba and can tell you where the gut came from, whether you ask or not.',
    subjects: ['music', 'history'],
  },
  {
    username: 'mateusf',
    firstName: 'Mateus',
    lastName: 'Figueira',
    bio: 'Luthier in Porto. Has repaired four hundred guitars, finished building nineteen, and kept exactly one for himself.',
    subjects: ['woodworking', 'music'],
  },
  {
    username: 'naledim',
    firstName: 'Naledi',
    lastName: 'Mokoena',
    bio: 'Night operator at an observatory in the Karoo. Her ten-kilometre loop starts when the dome closes and the jackals go home.',
    subjects: ['astronomy', 'running'],
  },
  {
    username: 'oskarjans',
    firstName: 'Oskar',
    lastName: 'Jansons',
    bio: 'Riga-based developer who ships one kilobyte less every release. Once spent a whole sprint on hanging punctuation, without regret.',
    subjects: ['web-development', 'typography'],
  },
  {
    username: 'camilarojas',
    firstName: 'Camila',
    lastName: 'Rojas',
    bio: 'Works through handwritten convent notebooks in Puebla, some of which measure time in prayers. Three credos is a soft-boiled egg.',
    subjects: ['cooking', 'history'],
  },
  {
    username: 'hamidkarimi',
    firstName: 'Hamid',
    lastName: 'Karimi',
    bio: 'Second-hand bookseller from Shiraz, now in Hamburg. Goes abroad with an empty suitcase and a list of misprints to look for.',
    subjects: ['books', 'travel'],
  },
  {
    username: 'freyaolafs',
    firstName: 'Freya',
    lastName: 'Olafsdottir',
    bio: 'Shoots black and white on the Icelandic ring road in February, when there are four hours of light and nobody in the car park.',
    subjects: ['photography', 'travel'],
  },
  {
    username: 'jinhopark',
    firstName: 'Jinho',
    lastName: 'Park',
    bio: 'Writes synthesizers that run in a browser tab. Lives in Busan with a cat, two oscillators and understanding neighbours.',
    subjects: ['music', 'web-development'],
  },
  {
    username: 'adaokoro',
    firstName: 'Adaeze',
    lastName: 'Okoro',
    bio: 'Teaches literature in Enugu and grows yams behind the staff room. Marks essays in the shade of whichever is taller.',
    subjects: ['books', 'gardening'],
  },
  {
    username: 'pieterv',
    firstName: 'Pieter',
    lastName: 'van der Meulen',
    bio: 'Restores wooden drawbridges in Friesland. Can date an oak beam by its tool marks and will do so at parties.',
    subjects: ['woodworking', 'history'],
  },
  {
    username: 'soledadq',
    firstName: 'Soledad',
    lastName: 'Quispe',
    bio: 'Looks for potato varieties between Puno and Cusco by bicycle. Ninety-three so far, of which six survived her kitchen.',
    subjects: ['gardening', 'travel'],
  },
  {
    username: 'liamfairw',
    firstName: 'Liam',
    lastName: 'Fairweather',
    bio: 'Postman in Dundee with forty thousand steps a day before training begins. Carries a half-frame camera in the bread bag.',
    subjects: ['running', 'photography'],
  },
  {
    username: 'yukiharada',
    firstName: 'Yuki',
    lastName: 'Harada',
    bio: 'Carves spoons in Matsumoto and tests each on the same miso soup. Rejects about one in five for being wrong in the mouth.',
    subjects: ['woodworking', 'cooking'],
  },
  {
    username: 'elenipap',
    firstName: 'Eleni',
    lastName: 'Papadaki',
    bio: 'Excavated on Crete for a decade, mostly drains. Holds that a civilisation is best judged by its plumbing and its ferry timetable.',
    subjects: ['history', 'travel'],
  },
  {
    username: 'kwamebo',
    firstName: 'Kwame',
    lastName: 'Boateng',
    bio: 'Accessibility tester from Tema. Tries every form with a keyboard, a screen reader and, after a long run, no patience at all.',
    subjects: ['web-development', 'running'],
  },
  {
    username: 'annelisek',
    firstName: 'Annelise',
    lastName: 'Krogh',
    bio: 'Aarhus. Photographs painted lettering on fishing boats before the owners go digital. Her archive has 2,300 hulls and one lawsuit.',
    subjects: ['typography', 'photography'],
  },
];

export const people: readonly Person[] = [...peopleOne, ...peopleTwo];
