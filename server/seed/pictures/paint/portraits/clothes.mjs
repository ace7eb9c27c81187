import * as o from '../outlines.mjs';
import { box, clip, disc, line, shape, times } from '../svg.mjs';
import { mix } from './tones.mjs';

const shoulders = 'M8 164C8 132 34 120 62 116H98C126 120 152 132 152 164Z';
const darker = (colour) => mix(colour, '#1a1420', 0.24);
const paler = (colour) => mix(colour, '#fff6e6', 0.72);

/** Each garment is drawn over the neck; `skin` shows where it is open. */
export const clothes = {
  crew: (colour) => [
    shape(shoulders, colour),
    line('M60 118C66 134 94 134 100 118', darker(colour), 5),
  ],
  vneck: (colour, skin) => [
    shape(shoulders, colour),
    shape('M62 114L80 146L98 114Z', skin),
    line('M62 116L80 146L98 116', darker(colour), 4),
  ],
  collar: (colour) => [
    shape(shoulders, colour),
    shape('M58 114L80 130L62 146L50 122Z', paler(colour)),
    shape('M102 114L80 130L98 146L110 122Z', paler(colour)),
    line('M80 132V160', darker(colour), 3),
  ],
  turtleneck: (colour) => [
    shape(shoulders, colour),
    box([60, 102, 40, 24], colour, 6),
    line('M62 116H98', darker(colour), 4),
  ],
  stripes: (colour) => [
    clip(
      shoulders,
      shape(shoulders, '#f4ecdc'),
      times(4, (i) => box([0, 124 + i * 12, 160, 6], colour)),
    ),
    line('M60 118C66 134 94 134 100 118', colour, 5),
  ],
  dungarees: (colour) => [
    shape(shoulders, '#f0ddb8'),
    line('M60 118C66 134 94 134 100 118', '#d3ba8c', 5),
    box([52, 138, 56, 30], colour, 4),
    line('M56 140L44 118M104 140L116 118', colour, 10),
    disc([58, 143], 3, '#f0c250'),
    disc([102, 143], 3, '#f0c250'),
  ],
  lapels: (colour) => [
    shape(shoulders, colour),
    shape('M62 115L80 150L98 115Z', '#f4ecdc'),
    shape('M62 114L46 122L60 136L52 142L78 164Z', darker(colour)),
    shape('M98 114L114 122L100 136L108 142L82 164Z', darker(colour)),
  ],
  hoodie: (colour) => [
    shape('M40 124C44 100 60 104 62 116H98C100 104 116 100 120 124Z', darker(colour)),
    shape(shoulders, colour),
    line('M58 118C64 138 96 138 102 118', darker(colour), 7),
    line('M70 134V152M90 134V150', '#f4ecdc', 3),
  ],
  scarf: (colour) => [
    shape(shoulders, darker(colour)),
    shape('M50 112C60 122 100 122 110 112C120 128 110 138 80 138C50 138 40 128 50 112Z', colour),
    shape('M86 134L110 132L114 164H92Z', colour),
    line('M54 124C70 132 92 132 108 122', paler(colour), 4),
  ],
  apron: (colour) => [
    shape(shoulders, '#efe4cf'),
    line('M60 118C66 134 94 134 100 118', '#d6c6a4', 5),
    shape('M54 136H106V166H54Z', colour),
    line('M56 138C52 126 54 120 58 116M104 138C108 126 106 120 102 116', colour, 5),
  ],
  boat: (colour, skin) => [
    shape(shoulders, skin),
    shape('M8 164C8 138 24 126 40 122C60 136 100 136 120 122C136 126 152 138 152 164Z', colour),
  ],
  beads: (colour) => [
    shape(shoulders, colour),
    times(9, (i) => disc(o.polar([80, 108], 26, 20 + i * 17.5), 4, i % 2 ? '#f0c250' : '#f4ecdc')),
  ],
};
