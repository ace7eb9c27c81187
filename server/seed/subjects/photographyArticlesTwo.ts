import { type Article, code, h2, image, ol, p, quote, raw, rule, table, ul } from '../writing';

export const photographyArticlesTwo: readonly Article[] = [
  {
    title: 'Portraits by one window in a terraced house',
    description:
      'A north-facing sash, a white door and a black coat: how to shape light on a face with things already in the room and no flash at all.',
    tags: ['portrait', 'light', 'photography'],
    blocks: [
      p(
        'My front room is three and a half metres wide and has one sash window facing north. For six years it has been the only studio I own. The sun never enters, so the light changes slowly and comes from the sky as a whole, and a person sitting beside that window at eleven in the morning looks better than I could manage with any lamp I have rented.',
      ),
      h2('Distance is the dial'),
      p(
        'A source looks soft when it is large as seen from the face. At arm’s length from the glass a window wraps round the cheek and the shadow begins gently. Move the chair two metres back and the same window has become a small bright rectangle with a harder edge to its shadow. The light also evens out with distance, so the far wall stops falling into black.',
      ),
      p(
        'So I begin with the chair near the window and walk it backwards between frames. Close in, the difference between the bright and the dark side of a face is often three stops. I like two. With the meter on each cheek you can read it off, but after a while you can judge it by whether the eye on the dark side still has colour in it.',
      ),
      h2('Filling and taking away'),
      ul(
        {
          text: 'To lighten the shadow side',
          items: [
            'A white internal door, opened towards the sitter',
            'A sheet of foam board, as close as it can be without being in the picture',
            'A bed sheet over a clothes horse for a fainter lift',
          ],
        },
        {
          text: 'To deepen it',
          items: ['A black coat on the clothes horse', 'Closing the curtains on the other side'],
        },
      ),
      image(
        'photography-5',
        'The clothes horse, which has appeared in more portrait sessions than any lens.',
        'Illustration for the section on filling and taking away',
      ),
      p(
        'Black cloth surprised me the most. In a room with pale walls, half of the light on the dark side is rebounding from the plaster, and blocking it carves out the jaw in a way that adding light cannot. People with broad, flatly lit faces in all their snapshots look at the result and ask which filter I applied.',
      ),
      h2('Turning the head'),
      p(
        'Ask the sitter to face the glass, and turn away slowly until the far cheek holds only a triangle of light beneath the eye. Painters knew that arrangement well before it was named after Rembrandt. Then say nothing for a minute. Most people hold a photograph face for about forty seconds, and the one behind it is the one that their relatives will want a copy of.',
      ),
      quote(
        'It looks like me on a day when nobody wanted anything.',
        'A neighbour, choosing her print',
      ),
    ],
    comments: [
      'Tried the black coat on my teenage son this afternoon. It took a dull picture and gave it a jawline.',
      'What do you do in winter, when north light at eleven is about as bright as a candle?',
      'I rest the camera on a bookshelf and use 1/30 at ISO 1600. A sitter who is leaning on something holds still for that without trouble.',
      'My window faces south. Greaseproof paper over the lower half works well until about one o’clock.',
      'The forty seconds are real. I count them in my head now.',
    ],
  },
  {
    title: 'Focus stacking a beetle on the dining table',
    description:
      'Depth of field shrinks to the thickness of paper at twice life size. A cheap rail, a steady lamp and forty exposures bring the whole insect back.',
    tags: ['macro', 'photography', 'workflow'],
    blocks: [
      p(
        'The beetle was dead when I found it, dry on a windowsill in April, bronze-green and nine millimetres long. I photographed it in the usual way at f/16 and got one sharp knee. Anything nearer than the knee was fog and so was everything behind it. That was the evening I stopped fighting the aperture ring and bought a focusing rail for the price of a takeaway.',
      ),
      h2('How thin the sharp slice is'),
      p(
        'Stopping down helps less than it ought to. At close range the aperture the light actually sees is the marked one multiplied by one plus the magnification, so f/8 at life size behaves like f/16, and diffraction begins to smear fine hairs. The table keeps that effective aperture at about f/16 and shows what depth is left on a full-frame sensor, for a blur circle of 0.03 mm.',
      ),
      table(
        ['Magnification', 'Marked aperture', 'Depth in focus'],
        ['0.5 : 1', 'f/11', '4.0 mm'],
        ['1 : 1', 'f/8', '1.0 mm'],
        ['2 : 1', 'f/5.6', '0.25 mm'],
        ['5 : 1', 'f/2.8', '0.04 mm'],
      ),
      p(
        'At twice life size my nine-millimetre beetle, lying diagonally, is about six millimetres deep. Slices of a quarter of a millimetre should overlap by at least a third, which makes the step 0.16 and the count just under forty. The rail’s screw moves it one millimetre a turn, so each exposure is a sixth of a turn, and a paper dial with six marks does the measuring.',
      ),
      h2('The evening’s procedure'),
      ol(
        'Pin the card with the beetle to a heavy board and put the board on the table, not on anything with a cloth.',
        'Diffuse two desk lamps through a yoghurt pot with its bottom removed.',
        'Set manual exposure, manual white balance, a two-second delay and the electronic first curtain.',
        'Start just in front of the nearest antenna and go on past the last leg. Missing slices cannot be invented.',
        'Shoot a frame of your hand, so that you can find where the stack ended.',
      ),
      p(
        'Several programs will align and blend a stack, among them the free <a href="https://hugin.sourceforge.io/">Hugin</a> tools. Their default settings are good for smooth bodies and poor where hairs cross, because the software must decide which of two sharp things is in front. I paint those places in by hand from the single best frame. It takes longer than the shooting did.',
      ),
      p(
        'The finished picture has pits in the wing cases that I could not see through a hand lens. My wife asked for it above the stairs, at a size where the beetle is as long as a cat, and visitors who would have brushed the creature off a sleeve will stand there and count its eyelashes. It has none, as it happens. They are sensory hairs.',
      ),
      rule(),
      p(
        'For living insects I do none of this. One frame, early in the morning when they are cold and slow, with the flash pulled close and the eye in focus. Chilling an animal in the refrigerator to make it pose is an old trick and a shabby one, and the dead ones on the windowsill are beautiful enough.',
      ),
    ],
    comments: [
      'The yoghurt pot is the best diffuser I own as well. I gave a friend the same advice and she bought a forty pound one.',
      'At 0.16 mm per slice, do you not get trouble from the camera shifting on the rail? Mine slumps a little whenever I let go of the screw.',
      'Turn the rail so that it is pushing gently uphill. The slack stays on one side of the thread and the slump disappears.',
      'Thank you for the last paragraph. The refrigerator pictures always look wrong to me, with the legs folded under.',
      'You can get the same depth table from a phone with a clip-on lens, but the edges of mine are dreadful.',
    ],
  },
  {
    title: 'The moon is a sunlit rock, and other night exposures',
    description:
      'Why the full moon needs a daylight exposure, how long stars stay points, and what to set when there is nothing bright enough to meter.',
    tags: ['night', 'exposure', 'landscape'],
    blocks: [
      p(
        'Everyone’s first picture of the moon is a white hole in a black page. The camera sees a frame full of darkness and does its best to brighten it. But the moon is a rock in full sunshine, with a surface about as reflective as worn tarmac, and it wants the sort of exposure that you would give to a car park at noon.',
      ),
      h2('Moon'),
      p(
        'The old rule is f/11 at one over the ISO for a full moon high in a clear sky. It is a stop more generous than the daylight rule, and gives a disc that looks bright without losing the maria. A half moon needs one or two stops more than that, since the sun is striking the visible face at a slant and the craters are full of shadow.',
      ),
      p(
        'You cannot, therefore, have the moon and a moonlit field in one exposure. Full moonlight is around four hundred thousand times fainter than sunlight, which is between eighteen and nineteen stops. Pictures that show both either were taken near moonrise, when there is dusk to balance them, or are two exposures. Neither is cheating, but people are happier if you tell them.',
      ),
      h2('Stars'),
      p(
        'The sky turns fifteen degrees an hour, so stars draw lines. The common rule divides 500 by the focal length to give seconds: about twenty for a 24 mm lens. On a 24-megapixel sensor that lets a star near the celestial equator drift across nearly six pixels. A stricter formula, known as NPF, takes the pixel size and aperture into account and says twelve.',
      ),
      code(
        'javascript',
        `// Seconds before stars near the celestial equator trail.
const npf = (focal, aperture, pixelMicrons) =>
  (35 * aperture + 30 * pixelMicrons) / focal;

npf(24, 2.8, 6.0).toFixed(1); // '11.6'
npf(14, 2.8, 6.0).toFixed(1); // '19.9'`,
      ),
      raw(
        '<aside><p><b>Focusing in the dark.</b> Aim at the brightest star, magnify the live view as far as it goes, and turn the ring until the blob is smallest. Then tape the ring. The infinity mark is only a suggestion.</p></aside>',
      ),
      h2('Street and sky together'),
      p(
        'Towns at night span so many stops that metering hardly helps. I start from ISO 400, f/4 and one second under ordinary street lighting, look at the histogram, and take two more frames either side. The best half hour is the one after sunset when the sky is as bright as the lit windows. It lasts about twenty minutes in Madrid and most of the evening in Aberdeen in June.',
      ),
    ],
    comments: [
      'The worn tarmac comparison fixed this in my head for good. I had been shooting the moon at two seconds.',
      'NPF gave me 8 seconds for my 35 mm and the corners are finally round, although now I need ISO 6400.',
      'Stack a dozen of those 8-second frames and the noise drops by more than two thirds. Free software will do it.',
      'Taping the ring is the tip I wish I had read before driving ninety minutes to a dark sky site.',
      'What about the planets? Jupiter always comes out as a dot.',
    ],
  },
  {
    title: 'Cyanotypes in the garden, after Anna Atkins',
    description:
      'Two powders, some watercolour paper and a sunny hour are enough to print as the first photographic book was printed in 1843.',
    tags: ['history', 'darkroom', 'printing', 'light'],
    blocks: [
      p(
        'In October 1843 Anna Atkins, a botanist in Kent, issued the first part of <i>Photographs of British Algae</i>. Every plate in it was a real cyanotype, made by laying a specimen on sensitive paper and setting it in the sun, and it is generally counted as the first book illustrated with photographs. Sir John Herschel, a family friend, had described the process only the year before.',
      ),
      h2('Two bottles'),
      p(
        'Herschel’s chemistry is still sold as a kit. Solution A is 25 grams of ferric ammonium citrate in 100 millilitres of water, and solution B is 10 grams of potassium ferricyanide in the same amount. Each keeps for months on its own in brown glass. Mixed in equal parts they become sensitive to ultraviolet light, and should be used the same day.',
      ),
      p(
        'Wear gloves, keep the brushes for this alone, and never let the ferricyanide near strong acid. By the glow of an ordinary tungsten or warm LED bulb, with the curtains drawn, brush a thin coat on heavy watercolour paper. Two thin coats are better than one puddle. Leave the sheets to dry in a dark cupboard, where they should be a clear yellow-green. If they have gone blue, light has reached them.',
      ),
      image(
        'photography-7',
        'Fern, honesty and a feather, pressed under the glass from an old picture frame.',
        'Illustration for the section on exposing a cyanotype',
      ),
      h2('Exposing by eye'),
      ol(
        'Arrange leaves, lace or a large negative on the paper and hold it flat with glass.',
        'Put it in full sun. In June mine takes about eight minutes, in October up to forty.',
        'Watch the uncovered part turn from green to blue to a dull bronze-grey. Stop when it seems badly overdone.',
        'Wash in a tray of cool water, changing it until the yellow has gone from the whites.',
        'Dry flat. The blue goes on deepening for a day as it oxidises.',
      ),
      p(
        'A capful of hydrogen peroxide from the chemist in the last wash brings out the final blue at once, which impresses children. It makes no difference to the print by the next morning. Wash gently all the same, for a hard jet will lift the pigment, and avoid paper described as buffered or archival, because the chalk in it is alkaline and slowly bleaches Prussian blue.',
      ),
      h2('Brown from blue'),
      p(
        'The same weakness can be used. A pinch of washing soda in a tray fades the print to a pale yellow in under a minute, and strong black tea will then turn it brown or slate. Results vary with the tea. A cyanotype that has faded from hanging in a bright room can often be coaxed back by leaving it in a drawer for some weeks, a courtesy that no inkjet will do for you.',
      ),
      quote(
        'It is the only photography I have done that smells of rain.',
        'A member of our Thursday print group',
      ),
    ],
    comments: [
      'The New York Public Library has Atkins’s plates online in high resolution and they are worth an evening.',
      'My whites stayed yellow however long I washed. It turned out that the paper was unsized and had soaked the stuff up.',
      'Did this with a class of nine-year-olds using pre-coated paper. Feathers were the favourite, then toy dinosaurs.',
      'Eight minutes in June is spot on for Bristol. Under a UV nail lamp I need about twelve.',
      'Is the wash water safe for the flower beds?',
      'In small amounts mine has done the roses no harm, since it is mostly iron, though I would not pour it in a pond.',
    ],
  },
];
