import type { Note } from '../writing';

export const astronomyNotesTwo: readonly Note[] = [
  {
    title: 'How far away is the horizon of a telescope?',
    description:
      'A walk outward in steps of light time, from the Moon at 1.3 seconds to the quasar 3C 273 in an eight-inch reflector.',
    tags: ['astronomy', 'deep-sky', 'telescopes'],
    opening:
      'The Moon is 1.3 light seconds off and the Sun 8.3 minutes. Neptune, at four hours, is easy in a small telescope. Then come years, thousands for the clusters and millions for galaxies. The furthest that I have seen with my own eyes is the quasar 3C 273 in Virgo, at magnitude 12.9 a plain dot, whose light took over two billion years.',
    comments: [
      '3C 273 took me three evenings and a printed chart. Never has such a boring dot made me so happy.',
      'This would make a nice evening programme: ten stops, each one ten or a hundred times further.',
    ],
  },
  {
    title: 'Star trails from a kitchen window',
    description:
      'One hundred short exposures instead of one long one, stacked by taking the lightest pixel. Settings for a plain old camera.',
    tags: ['astrophotography', 'photography', 'night-sky'],
    opening:
      'A single exposure of an hour under street lamps turns orange. Take 120 exposures of thirty seconds instead, with no pause between, and let a program keep the brightest value for each pixel. The background stays as dark as in one frame while the stars draw arcs of fifteen degrees an hour. Aircraft can be removed from the one frame that they spoil.',
    comments: [
      'Turn off noise reduction in the camera, or it takes a dark frame after each shot and your trails become dotted.',
      'Through double glazing I get ghosts. An open window and a coat work better.',
    ],
  },
  {
    title: 'Reading the colours of stars',
    description:
      'Betelgeuse is cool, Rigel is hot. A list of ten stars by temperature that can be compared by eye on a winter night.',
    tags: ['night-sky', 'observing', 'beginners'],
    opening:
      'Colour in stars is subtle because it needs light, and only the brightest supply enough. Winter has the best range: Betelgeuse at about 3,600 kelvin, Aldebaran at 3,900, Capella at nearly 5,000, Procyon at 6,500, Sirius at 9,900 and Rigel at around 12,000. Look from one straight to another. Orange against white is plain, once you have seen it side by side.',
    comments: [
      'Defocusing until each star is a small disc makes it much clearer.',
      'Sirius flashes all colours for me because it is so low. Wait till it is due south.',
    ],
  },
  {
    title: 'The summer triangle is not a constellation',
    description:
      'Vega, Deneb and Altair belong to three figures, and one of them is vastly further away than it looks from the garden.',
    tags: ['night-sky', 'summer', 'beginners'],
    opening:
      'Three stars of similar brightness make the best landmark of July. Altair lies at 17 light years and Vega at 25, our neighbours. Deneb is so remote that its distance is poorly known, somewhere between 1,400 and 2,600 light years by different methods. It holds its own beside the other two because it gives out many tens of thousands of times the light of the Sun.',
    comments: [
      'I knew the triangle as a child and had no idea that one corner was in another neighbourhood altogether.',
      'Epsilon Lyrae next to Vega is the other treat, a double whose parts are both double.',
    ],
  },
  {
    title: 'A sundial for the school wall',
    description:
      'The angle of the rod, the lines for the hours, and why ours disagrees with the bell for most of the year.',
    tags: ['sun', 'diy', 'time', 'teaching'],
    opening:
      'The rod must be parallel to the axis of the Earth, so it slopes at the angle of your latitude and lies in the meridian. Class 7 found north from the shortest shadow at midday, and marked the hour lines with a torch and a protractor. Then they asked why it was wrong. A board beside it now shows the correction for every week.',
    comments: [
      'Was the wall due south? Ours declines by 20 degrees and the sums got interesting.',
      'The bell is wrong, obviously. The dial is merely local.',
    ],
  },
  {
    title: 'Orion’s sword in four powers',
    description:
      'From the naked eye to 200x: what each step adds to the Great Nebula, and the point at which the four stars come apart.',
    tags: ['deep-sky', 'observing', 'telescopes', 'winter'],
    opening:
      'The eye sees three stars, the middle one blurred. At 10x it is a glowing wedge, and at 50x there are wings, with a dark bay thrusting in between them. At about 100x the Trapezium splits into four. On steady nights 200x adds two more, called E and F, of eleventh magnitude. Everything here is being lit by those stars, some 1,300 light years away.',
    comments: [
      'E and F are the seeing test at our society. If you have both, fetch the planets.',
      'With a 250 mm there is a hint of green. I was told I imagined it until someone else said so.',
    ],
  },
  {
    title: 'A quiet word for Uranus',
    description:
      'It can be seen without a telescope from a dark site and almost nobody has. How I ticked it off from a hill in Wales.',
    tags: ['planets', 'dark-skies', 'observing', 'astronomy'],
    opening:
      'Uranus hovers at about magnitude 5.7, within reach of young eyes under a dark sky. Flamsteed catalogued it in 1690 as a star, 34 Tauri, and Herschel found in 1781 that it was not. From our hill I used binoculars to learn the pattern, put them down, and held it for perhaps a third of the time. In the telescope it is a small pale green disc.',
    comments: [
      'Its orbit takes 84 years, so it is back near the same place in Taurus where Flamsteed had it. Pleasing.',
      'In a town with 8x40s it is easy enough, you only need a good chart to choose the right dot.',
    ],
  },
  {
    title: 'Choosing three eyepieces and stopping',
    description:
      'A low, a middle and a high power cover everything. How to pick them for a given telescope with two simple divisions.',
    tags: ['telescopes', 'tools', 'beginners'],
    opening:
      'Divide focal length by aperture to get the focal ratio; ours is f/6. An eyepiece of five times that number, 30 mm, shows wide fields. One of twice the ratio, 12 mm, is the workhorse, and about the ratio itself, 6 mm, is for planets on calm nights. Anything between is a luxury. I sold nine to a happy beginner and bought one good one.',
    comments: [
      'The middle one stays in for three hours out of four, so put the money there.',
      'If you wear glasses, check eye relief before all else. My 6 mm is like peering through a keyhole.',
    ],
  },
  {
    title: 'Why stars twinkle and planets mostly do not',
    description:
      'A point and a small disc behave differently behind moving air. A demonstration with a torch, a sieve and a toaster.',
    tags: ['planets', 'night-sky', 'teaching'],
    opening:
      'Above a toaster the view of anything shimmers. With a pinhole in front of a torch, seen from across the room, the light leaps about; take away the pinhole and the torch hardly flickers, because each part of its face is disturbed in another way and the sum stays steady. Stars are pinholes. Planets are torches, unless they are near the horizon.',
    comments: [
      'Tried it with class 5 and the smell of toast improved attendance.',
      'Mercury always twinkles when I see it, because it is always in the thick air.',
    ],
  },
  {
    title: 'Sky charts: why east is on the left',
    description:
      'Hold it over your head and it makes sense. Notes on reading a planisphere for people who are used to road maps.',
    tags: ['beginners', 'astronomy', 'tools'],
    opening:
      'On a map of the ground you look down, on a map of the sky you look up, so with north at the top east changes sides. Turn the chart so that the horizon you face is at the bottom. The edge is the horizon and the centre the point over your head. Begin with a pattern at least two fists wide; everybody starts by looking too small.',
    comments: [
      'Looking too small was my whole first winter. I expected Leo to be as big as a hand.',
      'Planispheres are made for a latitude. I took mine from Oslo to Crete and wondered about the south.',
    ],
  },
  {
    title: 'Persuading the parish to dim one lamp',
    description:
      'A shield, a warmer bulb and a timer. What it cost, who had been against it, and how the field looks at midnight now.',
    tags: ['dark-skies', 'community', 'night-sky', 'astronomy'],
    opening:
      'The lamp beside the cricket pavilion lit the field, eleven bedrooms and the church. I asked for three things: a shield so that nothing goes above the horizontal, a bulb of 2700 kelvin, and off after midnight. The cost came to 140 pounds. The objection was about safety, so we walked there at night, and everyone agreed that without the glare you could see the path better.',
    comments: [
      'Taking them there at night is brilliant. Nobody can picture glare in a meeting room.',
      'We had bats as allies. The county ecologist wrote a better letter than I did.',
    ],
  },
  {
    title: 'Listening to meteors on the car radio',
    description:
      'A distant transmitter over the horizon can be heard for a second when a meteor trail reflects it. How to try it in August.',
    tags: ['meteors', 'radio', 'diy'],
    opening:
      'FM radio does not usually carry beyond the horizon. When a meteor leaves its column of ionised air, it can reflect the signal of a station 800 or 1,500 kilometres away for anything from a fraction of a second to several. Choose a frequency which is empty where you live, and strong in a far country. In daylight and through clouds, a snatch of music is a meteor.',
    comments: [
      'I heard half a word in Polish at 88.1 and nearly drove into the hedge. We were parked, to be fair.',
      'With the GRAVES radar at 143 MHz you get a ping for each, if you have a receiver that goes there.',
    ],
  },
];
