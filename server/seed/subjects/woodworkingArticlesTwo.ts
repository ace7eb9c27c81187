import {
  type Article,
  h2,
  h3,
  image,
  ol,
  p,
  quote,
  raw,
  rule,
  table,
  ul,
  youtube,
} from '../writing';

export const woodworkingArticlesTwo: readonly Article[] = [
  {
    title: 'Gluing up without shouting at anybody',
    description:
      'The worst ten minutes of any project can be rehearsed. Open times of common glues, a dry run with a clock, and how to divide the job.',
    tags: ['glue', 'joinery', 'woodworking'],
    blocks: [
      p(
        'Six weeks of work went into the cabinet, and the whole of it came together in nine minutes, with my brother holding a clamp upside down and me using language. One rail seized a few millimetres from home. It is there still. Every piece of furniture passes through a moment like this, when the joints are wet and time is short, and it is nearly always longer in the planning than it needs to be in the doing.',
      ),
      h2('How long you have'),
      p(
        'Makers quote an <i>open time</i>, for which a spread film stays workable in the air, and an assembly time, within which the parts must be together and clamped. Both are measured at around 20 degrees and shrink alarmingly in a hot workshop. Take them as upper limits. The joint that seizes does so because dry wood drinks the water from the glue, and the tenon swells inside its mortise.',
      ),
      table(
        ['Glue', 'Open time', 'Why choose it'],
        ['Ordinary yellow PVA', 'About 5 minutes', 'Strong, cheap, cleans with water'],
        ['Slow or waterproof PVA', '8 to 10 minutes', 'Large carcases'],
        ['Liquid hide glue', 'Around 10 minutes', 'Can be undone with heat and damp'],
        ['Hot hide glue', '1 or 2 minutes', 'Veneer, rubbed joints, repairs'],
        ['Slow epoxy', '30 minutes or more', 'Awkward shapes, boats, gaps'],
      ),
      h2('The dry run'),
      p(
        'Assemble everything without glue, with the clamps you will use and their protective blocks taped in place. Look for gaps and measure the diagonals. Then take it all apart, arrange the parts in the order in which they will be wanted and do it again against the clock. I allow myself half of the open time. If I cannot manage it dry, I shall not manage it with sticky hands.',
      ),
      youtube(
        'aqz-KE-bpKQ',
        'My timer for slow glue: a cartoon of about ten minutes. If the rabbit has had his revenge and the last clamp is not on, the job is too big for one go.',
      ),
      h3('Divide it'),
      ul(
        'Glue the two ends of a table first, and join them with the long rails on another day.',
        'Leave dividers and shelves dry until the outer case is square and cured.',
        'Use a slower glue before you ask for another pair of hands.',
        'If help is needed, give the helper one task, and explain it during the dry run.',
      ),
      p(
        'Squeeze-out is best left for half an hour until it has turned to cheese, and pared off with an old chisel. Wiping it wet pushes it into the grain, where it will show up as a pale smear under the finish. Inside corners I wax or mask beforehand. As for the rail which is four millimetres proud: a strip of moulding covers it, and three people have praised the moulding.',
      ),
    ],
    comments: [
      'The moulding confession made my day. I have a whole bookcase of praised mouldings.',
      'Switching to liquid hide glue took all the panic out of it, and it does not show under oil if you miss a bit.',
      'Do you size end grain first? My mitres always end up starved.',
      'A thin coat, ten minutes to soak in, and then a second one at assembly. It has worked for every frame I have made.',
      'Played the rabbit film during a dry run yesterday. My clamps were on before the butterfly scene, so I feel ready.',
    ],
  },
  {
    title: 'A Roubo bench out of construction timber',
    description:
      'Ten lengths of spruce, two weekends and not much money: building an eighteenth-century French bench from a builders’ merchant’s rack.',
    tags: ['workbench', 'joinery', 'history', 'woodworking'],
    blocks: [
      p(
        'The bench in plate 11 of André Jacob Roubo’s <i>L’Art du menuisier</i>, which appeared in parts from 1769, has four legs, four stretchers and a slab. There are no drawers and hardly any iron. The legs stand flush with the front edge of the top, so the whole front is a clamping surface, and the joiner in the engraving looks as if he had never had to chase his work across the room.',
      ),
      h2('Timber'),
      p(
        'He would have used a single plank of beech or elm as thick as a fist. I used kiln-dried structural spruce, 47 by 145 millimetres and graded C24, picked through at the merchant’s for the straightest and driest pieces. Ten lengths of 4.8 metres were plenty. I let them stand indoors for six weeks before doing anything else, and two of them took the opportunity to turn into propellers.',
      ),
      ul(
        {
          text: 'Top, 1900 by 540 by about 95 mm',
          items: [
            'Twelve strips ripped to 100 mm wide and glued face to face',
            'Done in three groups of four, each planed before the final joint',
          ],
        },
        {
          text: 'Legs, 130 by 90 mm',
          items: [
            'Two layers glued together, one of them left long to form the tenon',
            'Length set so that the top comes to the crease of my wrist, 860 mm',
          ],
        },
        {
          text: 'Stretchers, 45 by 95 mm',
          items: ['Draw-pegged tenons, so no clamps were required'],
        },
      ),
      image(
        'woodworking-6',
        'Upside down, on trestles, in the only part of the garage where the floor is flat.',
        'Illustration for the section on assembling the bench',
      ),
      h2('Flattening'),
      p(
        'A laminated top comes out of the clamps with twelve small steps and a twist. I planed it across the grain with a jack set coarse, checked with a pair of straight sticks, and then along. The shavings filled four sacks. It needs to be flat only within half a millimetre or so in the area where you plane boards, and the end that holds the coffee can be left to its own devices.',
      ),
      h3('Holding things'),
      p(
        'Twelve holes of 19 mm take a pair of forged holdfasts: a tap on the top to fix the work, and a tap behind to release it. A block of beech sliding up through the slab is the planing stop. I added a leg vice after a year, from a wooden screw that cost more than the rest of the bench. I like it. For the first year I did not miss it.',
      ),
      quote(
        'It is just a very heavy table that does not answer back.',
        'A visitor who had been asked to push it',
      ),
      p(
        'After five years the spruce is dented wherever I have dropped things, and softer than what I work on, so that the bench takes the bruise and the furniture does not. With its vice it weighs about 80 kilograms. In all that time I have flattened it twice, and wished that it were made of beech on perhaps three occasions, each of them when someone else’s was in the room.',
      ),
    ],
    comments: [
      'Two into propellers out of ten is a good rate. I lost four and one of them was rather beautiful.',
      'Did you have trouble with holdfasts gripping in 95 mm of spruce? Mine slip in anything thicker than about 75.',
      'Counterbore the holes from beneath so that only 70 mm of full diameter is left. It grips instantly after that.',
      'Built the same last year at 1500 mm because of the shed. It slides a bit under heavy planing, so I store the bricks for the patio on the stretchers.',
      'The plates of the original are scanned on the Gallica site of the French national library, for anybody who wants to lose a weekend.',
    ],
  },
  {
    title: 'A spoon in an evening from a storm-felled birch',
    description:
      'Green wood, an axe and two knives are all that a spoon needs. Where the strength is, what to cut first, and how to dry it without a crack.',
    tags: ['green-wood', 'carving', 'hand-tools'],
    blocks: [
      p(
        'After the February gales the council left a birch by the path in metre lengths, with a note saying help yourself. Wet birch cuts like a firm cheese. Seasoned birch cuts like the handle of a hammer, and that is the entire reason for carving spoons from fresh wood. Within three weeks of felling you have the softest material that any woodworker is ever given, for nothing.',
      ),
      h2('Blank'),
      p(
        'Split the log through the heart and discard the pith, as every crack begins there. A spoon wants a billet about 28 centimetres long, six wide and four thick, with the bark side or the heart side facing up as you please. Draw the outline on the flat face. Then, before you touch the outline, cut the <i>crank</i>: a shallow slope from the rim down towards the neck, seen from the side, so the bowl is tilted to the handle.',
      ),
      p(
        'That profile is what makes the difference between a spoon and a flat paddle with a dent. It also has to follow the fibres as far as possible. A branch that bends by itself gives you the crank ready made, with the grain running unbroken from tip to bowl, and such a spoon can be carved down to two millimetres and still stir porridge for years.',
      ),
      ol(
        'Axe the crank, then the outline, always with the blank standing on a block and your other hand well above the blow.',
        'Hollow the bowl with the hook knife, across the grain and from both rims to the middle.',
        'Shape the back of the bowl with the straight knife, until the walls feel even between finger and thumb.',
        'Thin the neck from side to side but leave it deep from top to bottom, where the load is.',
        'Chamfer each edge with one long cut.',
      ),
      image(
        'woodworking-8',
        'The same spoon on Monday, Wednesday and Friday. Most of the drying happens overnight.',
        'Illustration for the section on drying a spoon',
      ),
      h2('Drying and finishing'),
      p(
        'Put it in a paper bag with a handful of its own shavings and leave it somewhere cool for a week. Slow is safe. When it stops losing weight on the kitchen scales, go over it once with a knife fresh off the strop, taking shavings thin enough to read through. No sandpaper: the grain that you have crushed with grit will rise as soon as it meets soup, while a cut surface stays smooth.',
      ),
      raw(
        '<aside><p><b>Two rules about knives.</b> Never cut towards anything you would not like to lose, and stop when you are tired. Carvers who cut themselves nearly always tell you that they were just finishing off.</p></aside>',
      ),
      p(
        'Then oil. Raw linseed or walnut will both harden in the wood given some weeks on a sunny sill, and taste of nothing afterwards. If anyone who will use the spoon has an allergy to nuts, take the linseed. My first one leaks on one side and is too thick at the neck. It has stirred every pan of jam in this house since 2014.',
      ),
    ],
    comments: [
      'Cutting the crank before the outline is the step that I had backwards. My twelve flat paddles make sense now.',
      'For those in town: tree surgeons are usually happy to part with a branch if you turn up with cake.',
      'Is cherry any good? We have had one down since Tuesday.',
      'Lovely stuff, but seal the ends straight away. It will split while you are looking for your axe.',
      'Mine cracked on a radiator within two hours. The bag of shavings works, and a bag of potatoes does as well, oddly.',
      '“Just finishing off” describes the scar on my left thumb in full.',
    ],
  },
  {
    title: 'Three finishes on one oak board, one year later',
    description:
      'Danish oil, shellac and hardwax oil, side by side on a kitchen windowsill: how each went on, wore, stained and could be repaired.',
    tags: ['finishing', 'timber', 'furniture'],
    blocks: [
      p(
        'Arguments about finishes are usually arguments about different tables. So I planed one length of quarter-sawn oak, scored it into three with a knife, and gave every part a finish that somebody had told me was the only sensible one. It then spent twelve months on the sill over the sink, in the sun and the steam, and was put to work as a coaster.',
      ),
      h2('Putting them on'),
      p(
        'Danish oil is a thinned blend of oil and varnish. Flood it, wait for a quarter of an hour, and wipe off all that has not sunk in. Three coats took three evenings. Shellac dissolves in alcohol and dries in minutes, so I laid six thin coats with a pad in one afternoon. Hardwax oil goes on sparingly, a tablespoon to a third of a square metre, and two coats were enough.',
      ),
      table(
        ['Test', 'Danish oil', 'Shellac', 'Hardwax oil'],
        ['Hot mug, 10 minutes', 'Nothing', 'White ring', 'Faint ring, gone next day'],
        ['Red wine, overnight', 'Slight shadow', 'Nothing', 'Nothing'],
        ['Whisky, one hour', 'Nothing', 'Ate through it', 'Nothing'],
        ['Wet steel can, overnight', 'Black mark', 'Nothing', 'Grey mark'],
        ['A year of sun', 'Dull, dry', 'Golden', 'Little change'],
      ),
      p(
        'The black mark surprised my family more than me. Oak is full of tannin, and iron turns tannin into what is essentially ink. A finish that soaks in leaves the surface open to it, whereas shellac lies on top as a continuous film and kept the water out all night. The whisky took revenge for that. Alcohol is what shellac is dissolved in, and it does not care which bottle it comes from.',
      ),
      h2('Repairing them'),
      ol(
        'Oil: rub with fine abrasive, wipe on more. Ten minutes, invisible.',
        'Shellac: a pad with a little alcohol melts the old coat and the new together. Half an hour and some nerve.',
        'Hardwax oil: clean, scuff, and apply another thin coat over the whole panel, since a patch will show.',
      ),
      raw(
        '<p><strong>Oily rags can set themselves alight.</strong> As drying oils harden they give off heat, and a crumpled cloth keeps it in. Hang rags singly over a line outdoors until stiff, or soak them in water in a lidded metal tin. Do not leave them in the bin.</p>',
      ),
      p(
        'My conclusion is only that the question is badly put. For a kitchen table I would take the hardwax oil, as children exist. For a box or a chair seen by lamplight I should always choose shellac, which makes oak look as if it were lit from within. Danish oil I keep for tool handles and whatever I am willing to go over again each spring.',
      ),
    ],
    comments: [
      'Thank you for the rag warning in bold. A neighbour lost a garage to a bucket of them in 2016.',
      'Which brand of hardwax oil? They vary enormously in how they take a hot mug.',
      'Oxalic acid lifts the black marks from oak, with gloves and plenty of rinsing. It seemed like witchcraft the first time.',
      'The whisky test was carried out in triplicate, I trust.',
      'Could you add plain soap finish next year? The Danes do it on oak tables and seem content.',
    ],
  },
  {
    title: 'Drawboring: the joint that brings its own clamp',
    description:
      'An offset hole and a riven peg will pull a tenon tight and hold it for centuries, with no glue. How far to offset, and why it works.',
    tags: ['joinery', 'history', 'green-wood', 'hand-tools'],
    blocks: [
      p(
        'Turn over a joined stool from the time of Charles I and you will find no screws, no metal and quite often no trace of glue. The joints are still tight. Whoever made it had few clamps either, to judge by the inventories. They had a brace, a knife, and a habit of boring the hole through the tenon a little bit nearer to the shoulder than the hole through the mortise.',
      ),
      h2('The offset'),
      p(
        'Because the two holes do not line up, a tapered peg has to bend round a corner as it goes in. It behaves as a spring. The bend drags the tenon in until its shoulder meets the post, and goes on pulling when the wood shrinks in its first winter. In oak furniture I offset by a millimetre and a half with an eight-millimetre peg. In pine I would go to two, and in a barn to three or more.',
      ),
      ol(
        'Cut the joint and bore right through the cheeks of the mortise without the tenon in it.',
        'Push the tenon home, put the same bit in the hole and press, so its point marks the tenon.',
        'Take it apart. Make a second mark nearer the shoulder by the offset, and bore there.',
        'Reassemble and look through. You should see a gibbous moon and not a crescent.',
        'Point the peg well, wax it, and drive it until the sound changes.',
      ),
      h3('Pegs'),
      p(
        'The peg must be split and never sawn from a board, so that its fibres run from end to end. Straight oak, ash or hickory, dried beside the stove for a few days, is cleft into squares and whittled to an octagon with a long taper. One which is drier than the frame swells as it takes up moisture. Dowels from a shop have grain that wanders out at the side, and will snap at the bend.',
      ),
      p(
        'If you would like to go the whole way, <i>Make a Joint Stool from a Tree</i> by Jennie Alexander and Peter Follansbee begins with the log. The tenons were made from wood that had been worked green and left to season for a while, the posts were wetter still, and the maker counted on the post shrinking about the tenon. It is hardly carpentry at all. It is more like setting a trap.',
      ),
      rule(),
      p(
        'I drawbore everything nowadays, and add glue if the piece will live over a radiator. The best of it is that you can put together a table alone, on a cold day, joint by joint, and stop for lunch. Nothing is drying. The mallet makes a series of dull knocks that rise as the peg tightens, and at the end there comes a clear note, at which you stop.',
      ),
    ],
    comments: [
      'The gibbous moon has fixed it in my memory. I had been making crescents and breaking pegs.',
      'I have a set of steel drawbore pins from a car boot sale and finally know what they are for. Do you use them?',
      'Only to test the fit, with a gentle twist. They tell you whether the offset is too greedy before a peg has to.',
      'Used 3 mm in oak once. The relish behind the hole blew out with a bang and I have been humble ever since.',
      'Our timber frame was put up in 1986 with this and the pegs have only needed tapping once.',
    ],
  },
];
