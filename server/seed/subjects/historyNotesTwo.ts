import type { Note } from '../writing';

export const historyNotesTwo: readonly Note[] = [
  {
    title: 'Thirty-four days to Tahiti by the stars',
    description:
      'In 1976 the canoe Hōkūleʻa sailed from Hawaiʻi without instruments, to show that the Pacific had not been settled by drifting.',
    tags: ['navigation', 'pacific', 'seafaring'],
    opening:
      'Mau Piailug came from Satawal in Micronesia, where the art was still taught, and guided the canoe over four thousand kilometres that he had never sailed. He held a course by the points at which stars rise, and by the swell felt through the hull. Crowds of thousands met them at Papeʻete. Later he took Hawaiian pupils, against the custom of his island, so that it would not be lost.',
    comments: [
      'Lying down in the hull to feel the swell: I have tried, and felt lunch.',
      'Ben Finney’s book on the voyage is honest about how badly the crew got on. Recommended.',
    ],
  },
  {
    title: 'Three scripts on a broken stone',
    description:
      'The Rosetta Stone is a tax concession for priests, dated 196 BC. Why a dull text in three forms was exactly what decipherment needed.',
    tags: ['egypt', 'writing', 'archaeology'],
    opening:
      'Soldiers building up a fort found it in July 1799. The Greek could be read at once, which gave away the content: a synod at Memphis thanks Ptolemy V. Thomas Young worked out the royal name and guessed at signs for sounds. In 1822 Champollion, who had Coptic at his fingertips, saw that sounds and ideas were mixed throughout. Only fourteen lines of hieroglyphs are left of the top part.',
    comments: [
      'It had been built into a wall as rubble. I think of that whenever I see a skip.',
      'Coptic was the real key, and schoolbooks hardly ever mention it.',
    ],
  },
  {
    title: 'What the Oseberg ship was buried with',
    description:
      'Two women, fifteen horses, a cart, four sledges and a bucket of apples: the Norwegian grave of 834 is a household more than a warship.',
    tags: ['archaeology', 'vikings', 'norway'],
    opening:
      'A farmer dug into the mound near Tønsberg in 1903, and archaeologists followed in 1904. Blue clay had preserved nearly all the wood. The trees for the burial chamber were felled in 834. Beside the carved ship there lay looms, beds, kitchen pots, strips of a woven picture and a cart, the only one of its kind from the period. The women were about fifty and over seventy.',
    comments: [
      'The textile fragments get ten seconds from most visitors. Horses, wagons, a whole procession, the width of a hand.',
      'Grave robbers had been there long before 1904, and left their spades. I love that.',
    ],
  },
  {
    title: 'Stockfish, and no fires after dark in Bergen',
    description:
      'The German merchants on Bryggen lived for months without light or heat in their wooden rows. Their one product was air-dried cod.',
    tags: ['hanseatic-league', 'norway', 'trade'],
    opening:
      'From about 1360 the Hansa had an office here, which lasted four hundred years. The men signed on unmarried and lived in narrow timber buildings, with open fire forbidden and cooking kept to a stone house at the back. Grain came north, dried cod from Lofoten went south. It burned all the same, and the houses that we see were put up after the fire of 1702.',
    comments: [
      'The Schøtstuene behind St Mary’s are the place to understand it. One hot meal, then back to the cold.',
      'A stockfish keeps for years and sounds like a plank. I brought one home and the airport was not amused.',
    ],
  },
  {
    title: 'London’s stink of 1858 and Bazalgette’s pipes',
    description:
      'A hot June made the Thames unbearable and moved Parliament within weeks. The engineer’s sewers were built wider than anyone asked.',
    tags: ['london', 'medicine', 'engineering'],
    opening:
      'Members soaked the curtains in chloride of lime and spoke of moving to Oxford. By 2 August they had passed the long-delayed Act. Joseph Bazalgette laid 132 kilometres of main sewer to carry the waste past the city, some of it behind new embankments with a railway inside. Everybody still believed that smell caused cholera. They did the right thing for the wrong reason.',
    comments: [
      'Crossness pumping station on an open day is worth any journey. It is a cathedral of painted iron.',
      'His generous diameters are told of as foresight; I gather that he had simply calculated for rain.',
    ],
  },
  {
    title: 'The minute Vince Coleman went back for',
    description:
      'On 6 December 1917 a railway dispatcher in Halifax stopped a train full of people before a munitions ship blew up in the harbour.',
    tags: ['canada', 'railways', 'first-world-war'],
    opening:
      'The French ship <i>Mont-Blanc</i>, loaded with picric acid and TNT, had collided with the <i>Imo</i> and was burning against a pier in the Narrows. Coleman was told to run and did. Then he returned to his key to hold up the morning train from Saint John. The explosion at 9.04 killed nearly two thousand people, him among them. The telegraph warning also gave the outside world its first news.',
    comments: [
      'Halifax sends a Christmas tree to Boston every year in thanks for the relief train. I never knew why until I lived there.',
      'His watch is in the Maritime Museum, beside the telegraph key. I had to sit down.',
    ],
  },
  {
    title: 'Cassini’s map, four generations in the making',
    description:
      'France was the first large country to be measured by triangles from end to end. A king complained that it cost him land.',
    tags: ['maps', 'france', 'science'],
    opening:
      'Jean-Dominique Cassini helped to fix the coasts in the 1680s, and France turned out narrower than had been supposed; Louis XIV is said to have remarked that astronomers lost him more than wars. His son extended the meridian, his grandson began the great map at 1:86,400 in 1756, and the great-grandson had it taken from him by the Revolution. You can lay it over modern maps on the Géoportail.',
    comments: [
      'One line on the map to a hundred toises on the ground. That odd scale makes sense in the old units.',
      'Villagers are said to have beaten a surveyor to death as a sorcerer. Fieldwork had its risks.',
    ],
  },
  {
    title: 'The Bayeux Tapestry is an embroidery',
    description:
      'Nearly seventy metres of wool on linen, in two main stitches. What the back and the borders say that the famous scenes do not.',
    tags: ['textiles', 'medieval', 'england'],
    opening:
      'A tapestry is woven, and this is sewn: outlines in stem stitch and solid parts in what is now called Bayeux stitch, with laid threads held down by others. There are about ten shades from three plants, madder, woad and weld. Most scholars take it for English work of the 1070s. In the lower border after the battle, men strip the dead of their mail, unmentioned by the captions.',
    comments: [
      'The back was photographed in the 1980s and the colours there are astonishing, as they never saw the light.',
      'Halley’s Comet looks like a burning shuttlecock and I would not change a thread.',
    ],
  },
  {
    title: 'Found a coin? Tell someone before you wash it',
    description:
      'Where it lay is worth more to a historian than the thing itself. What to do in England and Wales, from the photograph to the form.',
    tags: ['archaeology', 'money', 'local-history'],
    opening:
      'Leave the soil on. Photograph the find in its hole with something for scale, note the place to ten figures of the grid, and ask whose land it is. Single coins are seldom treasure in law, though two or more of gold or silver over three hundred years old generally are, and must be reported within fourteen days. Everything else is welcome at the <a href="https://finds.org.uk">Portable Antiquities Scheme</a>.',
    comments: [
      'Our finds officer spent an hour on my bent halfpenny and never once made me feel foolish.',
      'Scotland is different: all finds belong to the Crown, and all of them have to be declared.',
    ],
  },
  {
    title: 'Reading a street from insurance plans',
    description:
      'From 1886 Charles Goad’s firm mapped British town centres for fire insurers, with every wall, skylight and boiler shown.',
    tags: ['maps', 'local-history', 'archive'],
    opening:
      'The plans are at forty feet to the inch. Pink means brick, yellow wood, blue a skylight, and numbers give the floors. An underwriter wanted to know how a fire would travel, so party walls and the neighbour’s trade mattered. On one sheet of our high street I found a hat factory, a stable for twelve and a print works where I now have my hair cut.',
    comments: [
      'Americans have the Sanborn maps, much of them online at the Library of Congress. The same idea and the same colours.',
      'Revisions were pasted on in slips. Ours is so thick with corrections that it hardly folds.',
    ],
  },
  {
    title: 'What a letter cost before the penny post',
    description:
      'Until 1840 the receiver paid, by distance and by the sheet. People hid messages in the address and refused delivery for nothing.',
    tags: ['letters', 'england', 'nineteenth-century'],
    opening:
      'London to Edinburgh cost over a shilling for one sheet, a good part of a labourer’s day. So correspondents wrote crosswise over their own lines, got members of Parliament to frank their post, or agreed on a code in the address, to be read and handed back unpaid. Rowland Hill proposed one low price in advance. Stamps were sold from 1 May 1840 and valid from the 6th.',
    comments: [
      'I own a crossed letter from 1831. You get used to it after a page, like a plaid that talks.',
      'Early covers posted before the 6th exist, and collectors go mad for them.',
    ],
  },
  {
    title: 'Ötzi’s axe, and what he had for breakfast',
    description:
      'The man from the ice died about 3200 BC with a copper blade, eighty things about him and a stomach full of ibex.',
    tags: ['archaeology', 'alps', 'prehistory'],
    opening:
      'Two walkers found him on 19 September 1991, and the first team took him for a mountaineer and used a pneumatic drill. His axe, with its yew shaft and lashing, is complete, and the copper came from Tuscany, several hundred kilometres away. An arrowhead in the shoulder was noticed only in 2001. He had eaten an hour or so before: ibex, red deer, einkorn and a little toxic bracken.',
    comments: [
      'The boundary survey found that he lay 92 metres inside Italy. Lawyers had never been so high up.',
      'In the museum at Bolzano it is the shoes that I remember. Grass, net, bearskin, size 38.',
    ],
  },
];
