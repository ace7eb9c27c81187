import { box, disc, shape } from '../svg.mjs';
import { clothes } from './clothes.mjs';
import { face } from './face.mjs';
import { hair } from './hair.mjs';
import { mix, skins, tones } from './tones.mjs';

const bearded = /beard|stubble/;

function backdrop(colour, index) {
  const glow = mix(colour, index % 2 ? '#fff4dc' : '#2a1c30', index % 2 ? 0.28 : 0.13);
  const panel = [
    disc([80, 78], 66, glow),
    shape('M0 0H80V160H0Z', glow),
    disc([124, 40], 46, glow),
    box([0, 96, 160, 64], glow),
    shape('M0 160L160 0V160Z', glow),
  ][index % 5];
  return [box([0, 0, 160, 160], colour), panel];
}

/** Draws a person of the list in people.mjs. */
export function portrait(description, index) {
  const [ground, tone, style, styleColour, garment, garmentColour, ...worn] =
    description.split(' ');
  const skin = skins[tone];
  const [shown, grown = styleColour] = style.split('.');
  const { back = '', front = '' } = hair[shown](tones[styleColour]);
  const loose = /beanie|hat/.test(shown) && !worn.some((name) => bearded.test(name));
  const below = loose ? hair.bob(tones[grown]).back : '';
  const throat = box([64, 100, 32, 34], mix(skin, '#5a1f2a', 0.24), 10);
  return [
    backdrop(tones[ground], index),
    below,
    back,
    throat,
    clothes[garment](tones[garmentColour], mix(skin, '#5a1f2a', 0.08)),
    face({
      skin,
      hairColour: tones[grown],
      worn,
      dark: Number(tone) > 5,
      look: (index * 7 + worn.length) % 60,
    }),
    front,
  ];
}

/** The default avatar. */
export const placeholderPortrait = () => [
  box([0, 0, 160, 160], '#e6dac2'),
  disc([80, 78], 66, '#eee5d2'),
  clothes.crew('#b9af9a'),
  box([64, 100, 32, 30], '#c4b9a2', 10),
  shape(
    'M44 66C44 42 58 34 80 34C102 34 116 42 116 66V84C116 106 100 118 80 118C60 118 44 106 44 84Z',
    '#d3c8b1',
  ),
  hair.crop('#a89d87').front,
];
