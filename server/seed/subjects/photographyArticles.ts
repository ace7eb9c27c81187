import {
  type Article,
  code,
  h2,
  h3,
  image,
  ol,
  p,
  quote,
  raw,
  table,
  ul,
  youtube,
} from '../writing';

export const photographyArticles: readonly Article[] = [
  {
    title: 'Leaving the light meter at home for a summer',
    description:
      'Sunny 16 is older than any battery and good enough for negative film. How I learned to guess exposure, and how wrong I was along the way.',
    tags: ['photography', 'exposure', 'film'],
    blocks: [
      p(
        'The meter in my 1969 camera wants a mercury cell that nobody has been allowed to sell for decades. For a while I used an app, which meant carrying two devices and looking at neither the street nor the people in it. In June I put the phone away and went out with a rule printed inside every film carton my father ever bought.',
      ),
      h2('The rule and its neighbours'),
      p(
        'On a clear day with sharp shadows, set f/16 and a shutter speed of one over the film’s speed. With ISO 125 film that is 1/125 at f/16. Everything else is counted in stops from there, and the shadows do the counting. If their edges go soft you open one stop. If you can hardly find a shadow, open two.',
      ),
      table(
        ['Light', 'Shadows', 'Aperture at 1/ISO'],
        ['Sun on snow or pale sand', 'Hard, filled from below', 'f/22'],
        ['Clear sun', 'Hard edges', 'f/16'],
        ['Hazy sun', 'Soft edges', 'f/11'],
        ['Bright cloud', 'Barely visible', 'f/8'],
        ['Dull cloud', 'None', 'f/5.6'],
        ['Open shade under blue sky', 'None', 'f/4'],
      ),
      p(
        'I carried a pocket notebook and wrote my guess before checking it against a borrowed spot meter, thirty times a week. In the first week my average error was a stop and a half, almost always towards too little light. By August I was inside two thirds of a stop outdoors. Indoors I remained hopeless, since the eye adapts so well that a kitchen feels as bright as a pavement.',
      ),
      h2('Why it is good enough'),
      p(
        'Colour negative film forgives two stops of overexposure with hardly a mark and perhaps one stop under. So the trick is to err on the generous side: rate a 400 film at 250 and round every doubt towards the wider aperture. Slide film and small digital sensors behave the other way about, because a blown highlight never comes back. For them I still use the meter.',
      ),
      quote(
        'You stopped asking me to wait. That is the part I noticed.',
        'My daughter, on the summer’s pictures',
      ),
      p(
        'What changed was the pace. I set the camera once on leaving the house and again whenever the sky did something, and between those moments there was nothing to adjust. Thirty-one of the thirty-six frames on my last roll were printable. The five failures were all taken under trees.',
      ),
    ],
    comments: [
      'Rating 400 film at 250 is what the lab told me too, and my greens stopped looking like mud.',
      'The adaptors that drop the voltage of a silver oxide cell work nicely in cameras of that age, if you ever want the meter back. Mine cost less than two rolls of film.',
      'Is f/16 still right in Norway in December? The sun is out but it barely clears the roofs.',
      'For low winter sun I open a stop, and two in the last hour before it sets. The rule assumes the sun is a reasonable height up.',
      'I like that you measured your error before claiming it shrank. Going to borrow the notebook idea for my evening class.',
    ],
  },
  {
    title: 'Developing black and white film beside the sink',
    description:
      'Everything needed to process a roll of HP5 Plus at home: the kit, the times, the washing method, and the mistakes that ruin a negative.',
    tags: ['photography', 'film', 'darkroom'],
    blocks: [
      p(
        'Developing film at home does not need a darkroom. It needs a changing bag, a tank with a lid, and about forty minutes in which nobody wants the sink. I have done it in a rented flat with a bathroom the size of a wardrobe. The only moment of real darkness is loading the spiral, and that can be practised in front of the television with a roll you do not mind wasting.',
      ),
      h2('What to buy'),
      ul(
        'A two-reel tank with plastic spirals, bone dry before use',
        'A changing bag, blunt scissors and a bottle opener for the cassette',
        {
          text: 'Three chemicals',
          items: [
            'Developer: ID-11 or D-76, which are near enough the same recipe',
            'Stop bath: any indicator stop, which turns purple when it is spent',
            'Rapid fixer, diluted 1+4 and used many times',
          ],
        },
        'A thermometer you trust to half a degree',
      ),
      h2('The process'),
      p(
        'All of this is at 20 °C. Temperature matters most in the developer, where a few degrees will change the contrast visibly, so stand the jug in a washing-up bowl and wait. For HP5 Plus at its box speed Ilford gives seven and a half minutes in undiluted ID-11. Start the clock as you begin pouring, and begin draining ten seconds before the end.',
      ),
      ol(
        'Develop, turning the tank over four times in the first ten seconds of every minute. Tap it on the sink afterwards to shift bubbles.',
        'Stop for about ten seconds and pour it back into its bottle.',
        'Fix for three to five minutes, again with some agitation.',
        'Wash with the Ilford sequence: fill and invert five times, refill and invert ten, refill and invert twenty.',
        'Rinse in water with a drop of wetting agent and hang in the shower, weighted with a peg.',
      ),
      image(
        'photography-2',
        'The shower is the least dusty room in the flat once it has been run hot for a minute.',
        'Illustration for the section on drying film',
      ),
      h2('Three ways to spoil it'),
      p(
        'A spiral with one wet ball bearing will jam halfway and crease the film into black crescents. Exhausted fixer leaves a milky cast, so drop a snipped leader into it first: the time it takes to turn clear, doubled, is your fixing time. And drying marks come from hurrying. Do not wipe the film with your fingers, whatever the old hands tell you, because grit drawn down one frame is grit drawn down all of them.',
      ),
      p(
        'The chemistry works out at something like a pound a roll if you use it up. The real return is speed. I can shoot in the morning, hang the film before lunch and have contact prints by the evening, and when something goes wrong I know whose fault it was.',
      ),
    ],
    comments: [
      'The wet spiral cost me a whole holiday in 1994. A hairdryer on the reel for a minute is now part of the ritual.',
      'Can you reuse the stock developer, or is it poured away each time?',
      'Undiluted ID-11 can be reused with the time increased for each film. I gave that up and use it 1+1 once, thirteen minutes for HP5, which I find easier to keep consistent.',
      'Could you add a word about hard water? In my town the marks are limescale, and using filtered water for the final rinse cured it.',
      'Practising in front of the television is exactly right. I did it through an entire series of a baking programme.',
      'Please remind people that used fixer contains silver and should go to the council tip or a lab rather than down the drain.',
    ],
  },
  {
    title: 'Hyperfocal distance in a few lines of Python',
    description:
      'Where to set a lens so that everything from the fence to the hills looks sharp, how the formula works, and why I then ignore it by a stop.',
    tags: ['photography', 'lenses', 'python', 'landscape'],
    blocks: [
      p(
        'Old lenses carry a depth of field scale, two fans of aperture numbers on either side of the focus mark. New ones mostly do not. Since I walk with a modern 28 mm lens that has a bare rubber ring, I wrote the scale myself, printed it at the size of a credit card and glued it inside the lens cap.',
      ),
      h2('The formula'),
      p(
        'Focus at the <i>hyperfocal distance</i> and everything from half that distance to the horizon is acceptably sharp. It equals the focal length squared, divided by the f-number times the circle of confusion, plus one more focal length. The circle of confusion is the blur spot you are willing to call a point. For a full-frame sensor 0.03 mm is the traditional value.',
      ),
      code(
        'python',
        `def hyperfocal(focal: float, f_number: float, blur: float = 0.03) -> float:
    """Distance in metres; focal length and blur circle in millimetres."""
    return (focal**2 / (f_number * blur) + focal) / 1000


apertures = (5.6, 8, 11, 16)
print("mm   " + "".join(f"f/{n:<6}" for n in apertures))
for focal in (24, 28, 35, 50):
    row = "".join(f"{hyperfocal(focal, n):<8.1f}" for n in apertures)
    print(f"{focal:<5}{row}")`,
      ),
      p(
        'It prints 3.3 metres for a 28 mm lens at f/8, so the fence may be a little over a metre and a half away. For a 50 mm lens at the same aperture it is 10.5 metres, and no amount of optimism will keep the near flowers sharp. Doubling the focal length multiplies the distance by about four. That single fact is worth more in the field than the card.',
      ),
      h2('Where the tradition is too kind'),
      p(
        'The value 0.03 mm assumes a print of roughly 20 by 25 centimetres held at arm’s length. On a 24-megapixel full-frame sensor it spans five pixels, and anyone who enlarges the file on a screen will see that the hills are soft. I use 0.02 for pictures I mean to print large. A lazier method gives almost the same answer: read the card for f/8 and set f/11.',
      ),
      raw(
        '<details><summary>If your camera has a smaller sensor</summary><p>Divide the circle of confusion by the crop factor. For APS-C that gives about 0.02 mm, and for Micro Four Thirds about 0.015 mm. Keep the real focal length written on the lens, not the equivalent one.</p></details>',
      ),
      p(
        'There are pictures for which none of this is right. If the hills are the subject and the grass in front is only a frame, focus on the hills and let the grass go. The formula spreads softness evenly, as a committee would, and a picture with one thing truly sharp in it often looks crisper than a picture with everything nearly so.',
      ),
    ],
    comments: [
      'Printed it for my 18, 24 and 35 and taped it to the tripod leg. It is the first card I have used that was about my own lenses.',
      'Small correction for the pedants: if you focus by the distance from the front of the lens and not from the sensor, you are out by several centimetres. Irrelevant at three metres, not at thirty centimetres.',
      'The committee line is perfect. I stopped using hyperfocal for exactly that reason: the far mountains were always the thing people looked at.',
      'Does diffraction not spoil f/16 anyway on a small sensor?',
      'On my 20-megapixel Micro Four Thirds body I see it from f/8 onward. I would delete the f/16 column altogether.',
    ],
  },
  {
    title: 'Why fifty millimetres came to be called normal',
    description:
      'The standard lens is longer than the geometry says it should be. A short history of a number, and a case for viewing distance over field of view.',
    tags: ['lenses', 'history', 'photography'],
    blocks: [
      p(
        'Ask why a 50 mm lens is “normal” on 35 mm film and somebody will say that it sees what the eye sees. Hold one to your face and the claim falls apart. With both eyes open you take in well over a hundred and eighty degrees, dim at the edges, and you can read print across only two or three. A fifty takes in forty-seven, corner to corner. It matches neither.',
      ),
      h2('The geometry'),
      p(
        'The usual definition makes a lens normal when its focal length equals the diagonal of the frame. For 24 by 36 millimetres that is 43.3 mm. A few makers have offered exactly that, and plenty have sold 40s and 45s, but the number that settled in the catalogues was 50. It is a sixth too long for its own definition, and no one seems to have minded.',
      ),
      p(
        'Oskar Barnack’s Leica went on sale in 1925 with a 50 mm f/3.5 designed by Max Berek. Covering a new, larger frame sharply was difficult with four elements, and a slightly longer lens asks less of its corners. The fast lenses of the following decades descend from Paul Rudolph’s Planar of 1896, and that symmetrical design is at its most comfortable somewhere between fifty and sixty, where it can just leave room behind it for the mirror of a reflex.',
      ),
      h2('The distance you stand from the print'),
      p(
        'There is a better sense of the word. A picture shows natural perspective when you view it from the distance at which it fills the same angle as the scene did. Multiply the focal length by the enlargement: a 24 by 36 centimetre print is ten times the negative, so a frame taken with a fifty looks right from fifty centimetres. That is about where you hold a print that size.',
      ),
      ul(
        'Stand closer than that and faces seem flattened, as with a long lens.',
        'Stand further away and near objects appear stretched, as with a wide one.',
        'On a phone held at thirty centimetres, almost every picture is seen from too far off.',
      ),
      p(
        'So the normal lens is a statement about furniture: the size of prints that people made and the length of their arms. Phones have moved the standard to about 24 mm in the old money, chosen so that two friends fit in at arm’s length. I expect that our grandchildren will find pictures taken with a fifty rather close and quiet, as we find a Victorian portrait.',
      ),
    ],
    comments: [
      'I have used a 40 for years because it was cheap, and it pleases me to learn that it is the honest one.',
      'You might mention the 58 mm lenses of the fifties and sixties: early reflexes needed the extra length to clear the mirror.',
      'Went to an exhibition yesterday and tried standing at the “right” distance from each picture. The wide ones want your nose almost on the glass.',
      'Is there a reference for the claim that Berek chose 50 for its corners? I have read it, but never with a source.',
    ],
  },
  {
    title: 'A backup plan for forty thousand photographs',
    description:
      'Three copies, two kinds of storage, one of them elsewhere: how I made the old rule routine, and the restore that proved it worked.',
    tags: ['photography', 'archive', 'workflow', 'bash'],
    blocks: [
      p(
        'In 2017 a laptop slid off a train table and took eleven months of pictures with it. I had a backup, in the sense that a disk existed with the word on its label. It had been plugged in twice. The loss was not a catastrophe for anybody but me, which is true of nearly all lost photographs, and nobody was ever going to prevent it on my behalf.',
      ),
      h2('Three, two, one'),
      p(
        'The rule was put into these words by the photographer Peter Krogh: keep three copies, on two kinds of media, with one off site. Its beauty is that each number answers a different accident. Three copies answer a dead disk. Two kinds answer the bad batch or the bug that eats one format. The distant copy answers fire, flood and burglary, which take everything in the room.',
      ),
      table(
        ['Copy', 'Where', 'Brought up to date'],
        ['Working', 'Internal drive of the desktop', 'As I import'],
        ['Second', 'External disk in the hall cupboard', 'Every Sunday, by a script'],
        ['Third', 'Encrypted cloud storage', 'Nightly'],
        ['Extra', 'Old disk at my sister’s house', 'Each Christmas'],
      ),
      h3('The Sunday script'),
      code(
        'bash',
        `#!/usr/bin/env bash
set -euo pipefail
source="$HOME/Pictures/archive/"
target="/media/cupboard/archive/"

mountpoint -q /media/cupboard || { echo "Plug the disk in first"; exit 1; }
rsync -a --itemize-changes --backup --backup-dir="../changed/$(date +%F)" "$source" "$target"
cd "$target" && sha256sum --quiet --check ../checksums.txt`,
      ),
      p(
        'Two details matter there. Files that change on the working copy are moved into a dated folder on the disk before they are replaced, so a picture that I corrupt today does not overwrite its own healthy backup. And the last line reads every file and compares it with a checksum made at import. Without that a disk may decay for years before anyone opens the folder.',
      ),
      h2('The restore test'),
      p(
        'A backup that has not been restored is a hope. Once a year I choose a month at random and rebuild it on an empty drive from the cloud copy only. The first attempt failed, because the decryption password was kept in a file inside the archive. It now lives on paper in two places, with a page of instructions that my family could follow without me.',
      ),
      youtube(
        'jNQXAC9IVRw',
        'The first video ever put on YouTube: nineteen seconds at a zoo in 2005. You cannot tell in advance what will be worth keeping.',
      ),
    ],
    comments: [
      'The password inside the archive! I went to check mine and it was in the same safe as the only disk. Moved it this evening.',
      'How long does the checksum pass take on forty thousand raw files?',
      'On a spinning disk I get about 150 MB a second, so roughly two hours a terabyte. Start it before bed.',
      'One more accident for the list: the account that gets closed. A friend lost a cloud library because a card expired while he was in hospital.',
      'My extra copy is prints. Two hundred a year in shoeboxes, no password required.',
      'Thank you for the dated folder. My previous script used the delete option and dutifully mirrored my own stupidity.',
    ],
  },
];
