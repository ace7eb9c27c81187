import { type Article, code, h2, image, ol, p, quote, table, youtube } from '../writing';

export const astronomyArticlesTwo: readonly Article[] = [
  {
    title: 'Henrietta Leavitt’s ruler for the universe',
    description:
      'How twenty-five variable stars on glass plates gave astronomers their first means of measuring distances beyond the Milky Way.',
    tags: ['astronomy', 'history', 'variable-stars'],
    blocks: [
      p(
        'Henrietta Swan Leavitt first came to the Harvard College Observatory in the 1890s as a volunteer, and was later paid thirty cents an hour. Her work was to compare photographic plates, often a negative of one night laid over a positive of another, and to find stars that had changed. She found some 2,400 of them, about half of all the variables known in her lifetime.',
      ),
      p(
        'Many lay in the Magellanic Clouds, which can only be seen properly from the south; the plates came by ship from the Harvard station at Arequipa in Peru. In 1908 she published a catalogue of 1,777 variables there, and for sixteen of these she had been able to work out a period. Beneath that table stands a remark so modest that it is easily passed over.',
      ),
      quote(
        'It is worthy of notice that in Table VI the brighter variables have the longer periods.',
        'Henrietta S. Leavitt, Annals of Harvard College Observatory, 1908',
      ),
      h2('Why it matters that they share a cloud'),
      p(
        'A star may look bright because it is powerful or because it is near. In one Cloud, all are at much the same distance from us, so differences in apparent brightness must be real. By 1912 she had 25 periods, from just over one day to 127, and a straight line through them. If you time the pulse, you know the power of the lamp; compare that with how bright it looks, and you have the distance.',
      ),
      image(
        'astronomy-4',
        'Period along the bottom, brightness up the side: the relation in its simplest form.',
        'Scattered points rising along a straight line on a dark ground',
      ),
      h2('What others built with it'),
      p(
        'The line still lacked a zero point. Ejnar Hertzsprung supplied a first one in 1913 from nearer stars of the same kind, the Cepheids. Ten years later, in October 1923, Edwin Hubble marked a supposed nova on a plate of Andromeda with an N, crossed it out, and wrote “VAR!”. Its slow pulse placed the nebula far outside our own system. His figure was too small by more than half, but the argument was over.',
      ),
      p(
        'Leavitt had died of cancer in December 1921, aged 53. In 1925 the Swedish mathematician Gösta Mittag-Leffler wrote to her with the idea of putting her forward for a Nobel Prize, not having heard. You can follow her example tonight with no equipment: Delta Cephei itself, after which the class is named, goes from magnitude 3.5 to 4.4 and back every 5.37 days, with useful comparison stars right next to it.',
      ),
    ],
    comments: [
      'I have followed Delta Cephei by eye for two months now. The rise is so much quicker than the fall, nobody had told me.',
      'Thirty cents was actually above the usual rate for the computers at Harvard, which was twenty-five. It says something about both.',
      'Which comparison stars do you use? I have been going with Zeta and Epsilon.',
      'The same two. Zeta is about as bright as Delta gets and Epsilon is a little above its minimum.',
      'The plates have been digitised, by the way, in a project called DASCH. You can look at the very glass she wrote on.',
      'I teach physics and will read them the 1908 sentence tomorrow. So much behind “worthy of notice”.',
    ],
  },
  {
    title: 'Jupiter from a rooftop: one sharp picture out of 12,000',
    description:
      'Lucky imaging with a 200 mm reflector and a small video camera, from the sampling sum to the final, restrained sharpening.',
    tags: ['astrophotography', 'planets', 'telescopes'],
    blocks: [
      p(
        'Above a city roof the air boils. Any single frame of Jupiter shows a blob that shivers, and averaging all of them gives a smooth blob. Yet every second or so the turbulence pauses, and for a hundredth of a second the belts are sharp. The whole method of <b>lucky imaging</b> consists in filming fast, letting the computer choose those moments, and averaging them alone.',
      ),
      h2('Match the camera to the telescope'),
      p(
        'A rule of thumb that works: the focal ratio should be about five times the pixel size in microns. My camera has pixels of 2.9 µm, so I want roughly f/15. The 200 mm Dobsonian is f/6, and a 2.5x Barlow lens turns it into exactly that. Each pixel then covers a fifth of an arcsecond, and Jupiter, at 44 arcseconds, is 220 pixels wide.',
      ),
      h2('How long may a clip be?'),
      p(
        'Jupiter turns once in less than ten hours, which limits you. Film too long and the Great Red Spot smears by its own rotation. The sum below asks how long it takes a feature at the centre of the disc to drift by as much as the telescope can resolve.',
      ),
      code(
        'python',
        "from math import pi\n\ndiameter = 44.0          # arcseconds, near opposition\nrotation = 595.0         # minutes, about 9 h 55 min\naperture = 203.0         # millimetres\n\ndrift = pi * diameter / rotation   # arcsec per minute, mid-disc\nresolution = 116.0 / aperture      # Dawes limit, arcseconds\n\nprint(f'{drift:.2f} arcsec/min, limit {resolution / drift:.1f} min')\n# 0.23 arcsec/min, limit 2.5 min",
      ),
      p(
        'So two minutes at a hundred frames a second, which makes 12,000 frames. A program such as AutoStakkert ranks them, aligns small patches of each one separately, and averages the best. I keep 15 per cent. Averaging 1,800 frames reduces the noise about forty times, and that is what allows the wavelet sharpening afterwards to bring out festoons and not grain.',
      ),
      ol(
        'Let the mirror cool for an hour, with a fan behind it if there is one.',
        'Check collimation on a star at high power. Nothing else matters as much.',
        'Wait until the planet is above 30 degrees and the chimneys beneath it are cold.',
        'Film ten clips and be prepared to keep one.',
      ),
      image(
        'astronomy-6',
        'A single raw frame, and the stack made from the best 1,800.',
        'A banded planet shown against black',
      ),
      p(
        'Stop sharpening one step before you would like to. A dark ring inside the limb, or a belt with a bright outline, has been created by the software. I compare each result with what I drew at the eyepiece the same night. The drawing is cruder, and now and then it is the more honest of the two.',
      ),
    ],
    comments: [
      'A tip for the roof: chimneys and flat bitumen give off heat till about two in the morning. My best frames are all from before dawn.',
      'Is the five times rule for colour cameras as well? I have seen people go to seven.',
      'Five has been enough for me with colour. More only dims the image and forces longer exposures, except on really calm nights.',
      'You can beat the limit of two and a half minutes by derotating in WinJUPOS. Fiddly, but my Saturns improved.',
      'How do you keep a Dobsonian on target for two minutes at f/15?',
    ],
  },
  {
    title: 'Perseids on a cloudy island: the report of our watch',
    description:
      'Five people, one hour and fifty minutes of clear sky and 61 meteors. How we counted, and what the numbers mean once corrected.',
    tags: ['meteors', 'observing', 'night-sky'],
    blocks: [
      p(
        'The forecast on 12 August gave us a gap between ten o’clock and two. There were five observers on the football pitch, lying on sun loungers with their feet to the north-east, and some twenty villagers who had come with children and flasks. The gap arrived at a quarter past twelve. Until then we used the clubhouse, a projector and a bag of popcorn.',
      ),
      youtube(
        'aqz-KE-bpKQ',
        'Our standby for clouds: “Big Buck Bunny”, the open film of the Blender Foundation, which may be shown to a hall full of children without asking anybody.',
      ),
      h2('What we were looking at'),
      p(
        'The Perseids are grains from comet 109P/Swift–Tuttle, found by two Americans in 1862 and seen again on its return in 1992. It needs about 133 years for one orbit. The Earth runs into its trail every August, and the grains strike the air at 59 kilometres a second, most of them glowing out some hundred kilometres up. In 1866 Schiaparelli showed that the paths of comet and meteors are one.',
      ),
      h2('The count'),
      table(
        ['Time (BST)', 'Perseids', 'Others', 'Limiting magnitude'],
        ['00:15 to 00:45', '12', '3', '5.6'],
        ['00:45 to 01:15', '14', '2', '5.8'],
        ['01:15 to 01:45', '16', '4', '5.8'],
        ['01:45 to 02:05', '9', '1', '5.3, cloud coming in'],
      ),
      p(
        'One of us kept the tally with eyes on the paper, and did not count. The others called out, and a meteor belongs to the shower only when its path, drawn backwards, passes through the radiant near the Double Cluster. Those are raw figures for one observer, the most practised of us. They fall well short of the famous “hundred an hour”, which holds for a perfect sky with the radiant overhead.',
      ),
      code(
        'python',
        'from math import radians, sin\n\nseen, hours = 30, 1.0        # 00:45 to 01:45\nlimiting, altitude = 5.8, 45  # magnitude, degrees\nr = 2.2                      # population index of the shower\n\nzhr = seen / hours * r ** (6.5 - limiting) / sin(radians(altitude))\nprint(round(zhr))  # 74',
      ),
      p(
        'Seventy-four, then, give or take fifteen, which agrees fairly well with what the <a href="https://www.imo.net">International Meteor Organization</a> had on its graph for the same hour. The best of the night was not in the tables. At 01:22 a fireball went down towards the mainland and left a train which hung there, slowly bending in high winds, for almost a minute. Nobody said anything, and a dog began to bark.',
      ),
    ],
    comments: [
      'I was the one with the popcorn. The children still talk about the rabbit and about the train, in that order.',
      'How did you estimate the altitude of the radiant? A protractor, or an app?',
      'A planetarium program for our latitude, rounded. An error of three degrees changes the result by about four.',
      'Your table would be welcome at the IMO. They have a form for visual counts and southern or island sites are always short.',
      'We were clouded out in Leeds, so it is good to read that somebody had a hole. Feet to the north-east, noted.',
    ],
  },
];
