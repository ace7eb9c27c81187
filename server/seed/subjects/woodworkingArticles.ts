import { type Article, code, h2, h3, image, ol, p, quote, raw, table, ul } from '../writing';

export const woodworkingArticles: readonly Article[] = [
  {
    title: 'Sharpening a plane iron in eight minutes',
    description:
      'Two water stones, a strop and a pencil line: a freehand routine that is quick enough to be done before the edge is truly blunt.',
    tags: ['woodworking', 'sharpening', 'hand-tools'],
    blocks: [
      p(
        'I used to sharpen on Sundays. All week I pushed harder, and on the seventh day I spent two hours bringing five irons back from the dead. The result was excellent until Tuesday. What changed my work was not a better stone but a place for the stones to live, wet and uncovered, one step from the bench. An edge that is touched up in minutes is touched up often.',
      ),
      h2('Two angles and a burr'),
      p(
        'The iron is ground at about 25 degrees, and only the last millimetre is honed, at about 30. That small second bevel is all that ever meets the wood, so it is all that you need to polish. Exact figures do not matter much. Anything between 28 and 33 will cut. What does matter is that the scratches of the coarse stone are completely replaced by those of the fine one, right up to the edge.',
      ),
      ol(
        'Stand the iron on the 1000 stone on its bevel, rock it until it sits flat, and raise it by about the thickness of a coin under the back.',
        'Draw it towards you ten times with firm pressure over the corners, then the middle.',
        'Feel behind the edge with a thumb. There should be a wire of metal all the way across. If there is none, carry on.',
        'Repeat on the 8000 stone with half the pressure, until the polish reaches both corners.',
        'Lay the back on the 8000 stone with a thin steel ruler under the far end, and take off the burr with a few short strokes.',
        'Finish with five strokes a side on leather.',
      ),
      p(
        'The ruler was the late David Charlesworth’s idea. It raises the back by well under a degree, so that you polish a strip a few millimetres wide and need not flatten the whole face. Do it with plane irons only. A chisel registers on its back when paring, and even a fraction of a degree there will send it diving into or skating over the work.',
      ),
      image(
        'woodworking-1',
        'Stones on a strip of rubber matting beside the vice. The puddle is part of the arrangement.',
        'Illustration for the section on the honing routine',
      ),
      h2('Keeping the stones flat'),
      p(
        'Soft water stones dish quickly, and a hollow stone makes a round edge. Scribble a pencil grid over the surface and rub it under the tap on a coarse diamond plate until the lines have gone. Thirty seconds is enough if you do it each time. Leave it for a month and you will be there for half an hour, with a grey slurry up to your elbows.',
      ),
      p(
        'To test, take a shaving from the end grain of a piece of pine. A blunt iron crushes the soft spring growth and leaves it pale and crumbly. A sharp one leaves it shining like wax. Shaving the hairs from your arm proves less, and makes people on the bus look at you.',
      ),
    ],
    comments: [
      'The stones living on the bench made more difference to me than any jig. I sharpen three times a day now and each takes less time than making tea.',
      'Would you change anything for A2 steel? Mine chips at 30 degrees.',
      'I go to 33 or so with A2 and the chipping stops. It is slightly harder to push, and worth it.',
      'Pine end grain is a much better test than hair. My arm hair can be shaved with something that will not pare a tenon.',
      'Oil stones deserve a mention. Slower, but they do not dish every five minutes, and my grandfather’s are still flat.',
    ],
  },
  {
    title: 'Your tabletop will move: plan for twelve millimetres',
    description:
      'Timber swells and shrinks across the grain with every season, for ever. How to estimate it, and how to fasten a top so it does no harm.',
    tags: ['woodworking', 'timber', 'joinery', 'furniture'],
    blocks: [
      p(
        'The first table I made split in its second winter with a noise like a rifle. I had screwed an oak top to its frame at eight points, in August, in a damp garage, and taken it indoors. When the heating came on in October the boards tried to shrink and the frame would not let them. Something had to give, and it was not going to be the screws.',
      ),
      h2('Which way and how much'),
      p(
        'Wood hardly changes along its length. Across the grain it does, and about twice as much around the growth rings as outward through them. The figures here are the total shrinkage from freshly felled to bone dry, out of the <i>Wood Handbook</i> that the US Forest Products Laboratory publishes free of charge. A flat-sawn board moves by something near the first column, a quarter-sawn one by the second.',
      ),
      table(
        ['Species', 'Tangential', 'Radial'],
        ['American beech', '11.9 %', '5.5 %'],
        ['White oak', '10.5 %', '5.6 %'],
        ['Sugar maple', '9.9 %', '4.8 %'],
        ['Black walnut', '7.8 %', '5.5 %'],
        ['Black cherry', '7.1 %', '3.7 %'],
        ['Teak', '5.8 %', '2.5 %'],
      ),
      h3('A sum for the back of an envelope'),
      p(
        'All of that happens below about 30 per cent moisture, so one point of moisture is a thirtieth of it. In a heated British house a tabletop may swing between 8 per cent in February and 12 in August. For flat-sawn white oak 900 mm wide, that is 900 times 0.105, divided by 30 and multiplied by 4, which is 12.6 mm. A finish slows the movement down and does not stop it.',
      ),
      code(
        'javascript',
        `// Change in width, in millimetres.
const movement = (width, shrinkagePercent, moisturePoints) =>
  (width * (shrinkagePercent / 100) * moisturePoints) / 30;

movement(900, 10.5, 4); // 12.6, flat-sawn white oak
movement(900, 5.6, 4); // 6.72, the same oak quarter-sawn`,
      ),
      h2('Fastenings that allow it'),
      ul(
        'Wooden buttons: a tongue in a groove in the rail, screwed to the top, with a gap behind it.',
        'Slotted holes for the screws, lengthwise across the top. Fix the middle tightly and the edges loosely.',
        'Breadboard ends: glue the central tenon only, and peg the outer ones through elongated holes.',
      ),
      p(
        'Work out the time of year as well as the amount. A panel made in a dry February should fit tightly in its grooves in summer, so leave it room to grow. One made in a wet August needs none, but stain the tongue before assembly, or by midwinter each panel will show a pale stripe along both edges where it has crept out of hiding.',
      ),
    ],
    comments: [
      'Mine went on Christmas Eve with the family sitting round it. The rifle comparison is accurate.',
      'Is 8 to 12 right for a house with underfloor heating? My meter said 6 in January.',
      'Six is common over underfloor heating. I would plan for a swing of six points and keep a humidifier going.',
      'Staining the tongue before assembly is the sort of thing one only learns from the pale stripe.',
      'I would add that figure-of-eight plates need a shallow recess wide enough to let them swivel, or they are just screws with extra steps.',
    ],
  },
  {
    title: 'A cut list that packs itself into boards',
    description:
      'First fit, longest first: a dozen lines of Python tell you how many lengths to buy, and a little judgement about knots does the rest.',
    tags: ['python', 'timber', 'planning'],
    blocks: [
      p(
        'Timber merchants near me sell planed pine in lengths of 2.4 metres. For years I worked out what to buy on the back of the drawing and came home with one board too few, which is a ninety-minute round trip, or three too many, which is how the rack above the door got so full. The problem is an old one. Mathematicians call it bin packing.',
      ),
      h2('The greedy way'),
      p(
        'Finding the perfect answer is hard in general, but a simple rule comes close. Sort the parts from the longest to the shortest. Put each one in the first board with enough room left, and open a new board when none has. It has been proved that this never needs more than about eleven ninths of the best possible number, plus a fraction of one. For a bookcase it is nearly always exact.',
      ),
      code(
        'python',
        `def pack(parts, board=2400, kerf=3, trim=20):
    """Lengths in mm. Each cut costs a kerf; each board loses its rough ends."""
    usable = board - 2 * trim
    boards = []
    for part in sorted(parts, reverse=True):
        if part > usable:
            raise ValueError(f"{part} mm is longer than any board")
        for cuts in boards:
            if sum(cuts) + kerf * len(cuts) + part <= usable:
                cuts.append(part)
                break
        else:
            boards.append([part])
    return boards


bookcase = [1050] * 2 + [764] * 5 + [780] * 2 + [90] * 4
for number, cuts in enumerate(pack(bookcase), 1):
    print(number, cuts, "left:", 2360 - sum(cuts) - 3 * (len(cuts) - 1))`,
      ),
      p(
        'The kerf is easily forgotten and adds up. A saw that removes three millimetres takes nearly two centimetres out of a board in six cuts. The trim is for the ends, which are seldom square and often have a split that runs further in than you can see. Knock on them: a cracked end sounds flat.',
      ),
      h2('What the program cannot see'),
      p(
        'It does not know that the best face should be at eye level, that two shelves cut from one length will match, or that a knot lies exactly where the dowels ought to go. I therefore buy one more board than it says in ten. Then I lay everything out on the floor, chalk the parts on, and usually swap two or three before a saw is touched.',
      ),
      ol(
        'Measure the room, draw the thing, and list the parts by thickness and width.',
        'Run the program once for each section of timber.',
        'Add a board in ten, and never fewer than one.',
        'At the merchant, sight along each length and reject any that twists.',
      ),
      raw(
        '<details><summary>Sheet goods</summary><p>Plywood is the same problem in two dimensions and much nastier, because parts can turn and saws want to cut right across. For up to a dozen parts I cut out paper rectangles at one to ten and push them about. It takes a quarter of an hour and is oddly restful.</p></details>',
      ),
    ],
    comments: [
      'I have the paper rectangles in an envelope on the workshop wall. My son calls it the jigsaw for one.',
      'Works for copper pipe too! Set the kerf to zero and the board to three metres.',
      'Could it choose between 2.4 and 3 metre lengths by price? Our merchant has both.',
      'Try each length separately and compare the cost, then mix by hand at the end. The best mixed answer rarely saves more than a few coins.',
      'Knocking on the ends is a lovely trick. I found two cracked ones in the rack this morning.',
    ],
  },
  {
    title: 'Notes from my twentieth drawer of dovetails',
    description:
      'The order of work, the gap I kept getting and where it came from, and why I stopped worrying about the angle and learned to saw.',
    tags: ['joinery', 'hand-tools', 'furniture', 'woodworking'],
    blocks: [
      p(
        'A drawer has four corners and each of mine has five tails, so I have now sawn about eight hundred cheeks. The first hundred were dreadful. I blamed the saw, the light, the angle and the wood in that order, and it was none of them. I could not follow a line, because I had never practised following a line. I had only ever practised dovetails.',
      ),
      h2('One evening with scrap'),
      p(
        'Take a piece of ash, square a dozen lines across the end and down the front, and saw just beside each of them, leaving the knife line whole. Then do a dozen leaning left and a dozen leaning right. It is dull, and it takes perhaps forty minutes. On the following day my joints went together off the saw. I wish someone had put it to me as rudely as that five years earlier.',
      ),
      h2('The order of work'),
      ol(
        'Plane the parts square and mark face sides. An end that is out of square cannot be rescued later.',
        'Gauge the thickness of the mating piece, plus the thickness of a shaving, round the ends.',
        'Saw both tail boards together in the vice.',
        'Chop from both sides towards the middle, undercutting slightly where nobody will see it.',
        'Mark the pins from the tails with a knife, pressing on the tail board hard enough to bend your thumb.',
        'Saw on the waste side, leaving the line. Half of it should still be visible.',
      ),
      image(
        'woodworking-4',
        'Drawer eleven, the first to go together without a mallet.',
        'Illustration for the section on the order of work',
      ),
      p(
        'As for the slope, one in six for softwood and one in eight for hardwood is what the books tell us, roughly nine and a half and seven degrees. I have used both on both and can see the difference only if I am told to look. Old chests that have lasted two centuries show angles that were obviously chosen by eye. A narrow pin is a matter of taste as well.',
      ),
      h3('My gap'),
      p(
        'It was always on the left of each pin. Marking with the knife in the right hand, I was letting the blade lean away from one cheek of the tail and against the other. A knife with a single bevel, held flat to the wood, put it right in an afternoon. If your gaps are all on one side, look at what you do when marking. If they are random it is the saw.',
      ),
      quote(
        'Glue it. By Christmas you will be the only person alive who knows which corner it was.',
        'The tutor of my evening class, on drawer three',
      ),
    ],
    comments: [
      'Forty minutes with scrap ash has just saved me from buying a third saw.',
      'All mine were on the left too, and I am left-handed, so now I am confused.',
      'Perhaps look at the light. I had a lamp throwing the shadow of the tail on to the line, and I was marking the edge of the shadow.',
      'Sawing the tail boards as a pair also gives you a longer line to judge square by. That was my breakthrough.',
      'The tutor is right. I restored a Georgian chest last year with a wedge of pine glued into nearly every corner.',
    ],
  },
];
