import { text } from '@/lib/content/page-content';

/** What stands beside the section through the workshop, room by room from left to right, as its numbers count. */
export const workshopCopy = {
  heading: text('L’atelier en coupe', 'Het atelier in doorsnede', 'The workshop, cut open'),
  intro: text(
    'Un soir de semaine, cinq métiers sous des toits voisins, chacun à son poste.',
    'Een weekavond, vijf stielen onder aangrenzende daken, elk op zijn plek.',
    'A weekday evening, five trades under neighbouring roofs, each at its own bench.',
  ),
  /** What the frame that scrolls is called. */
  frame: text('Coupe de l’atelier', 'Doorsnede van het atelier', 'Section of the workshop'),
  picture: text(
    'De gauche à droite\u00a0: la maison à pignon avec le comptoir et le bureau de dessin, l’impression, le textile, les enseignes, puis le hall où deux personnes posent un film sur une camionnette.',
    'Van links naar rechts: het huis met trapgevel, toonbank en tekenkamer, dan de drukkerij, het textiel, de gevelborden en de hal waar twee mensen folie op een bestelwagen aanbrengen.',
    'From left to right: the gabled house with its counter and drawing office, printing, textiles, signs, then the bay where two people are putting film on a van.',
  ),
  rooms: [
    {
      title: text('Comptoir et dessin', 'Toonbank en tekenkamer', 'Counter and drawing office'),
      text: text(
        'En bas, on vous reçoit, nuanciers ouverts. À l’étage, la graphiste redresse le logo et prépare l’épreuve à signer.',
        'Beneden ontvangen we u met de kleurenwaaiers open. Boven zet de grafisch ontwerpster het logo recht en maakt ze de proef die u aftekent.',
        'Downstairs you’re met with the swatch books open. Upstairs the designer sets the logo straight and prepares the proof you sign.',
      ),
    },
    {
      title: text('Impression et découpe', 'Print en snijwerk', 'Printing and cutting'),
      text: text(
        'L’imprimeur cale les couleurs. Au traceur, sa collègue échenille, c’est-à-dire qu’elle retire à la main tout ce qui n’est pas votre lettre.',
        'De drukker stelt de kleuren af. Bij de snijplotter pelt zijn collega met de hand alles weg wat uw letter niet is.',
        'The printer sets the colours. At the plotter his colleague weeds, which means peeling off by hand all that isn’t your letter.',
      ),
    },
    {
      title: text('Broderie et presse', 'Borduren en persen', 'Embroidery and press'),
      text: text(
        'Quatre têtes cousent la même lettre, la brodeuse change les bobines. À la presse, les t-shirts passent un par un.',
        'Vier koppen naaien dezelfde letter, de borduurster wisselt de klossen. Onder de pers gaan de T-shirts één voor één.',
        'Four heads sew the same letter while the embroiderer changes the cones. T-shirts go under the press one at a time.',
      ),
    },
    {
      title: text('Établi des enseignes', 'Werkbank voor borden', 'Sign bench'),
      text: text(
        'Le monteur câble le caisson et l’allume avant de le fermer. Une LED morte se repère ici, à portée de main.',
        'De monteur bedraadt de lichtbak en steekt hem aan voor hij dichtgaat. Een dode led komt hier aan het licht, binnen handbereik.',
        'The sign builder wires the box and lights it before closing it. A dead LED is found here, within arm’s reach.',
      ),
    },
    {
      title: text('Hall de pose', 'Plaatsingshal', 'Vehicle bay'),
      text: text(
        'On pose à deux. L’une tient le rouleau, l’autre suit à la raclette, et la porte reste fermée à cause de la poussière.',
        'Folie aanbrengen doen we met twee. De ene houdt de rol, de andere volgt met de rakel, en de poort blijft dicht tegen het stof.',
        'Film is a job for two. One holds the roll, the other follows with the squeegee, and the door stays shut to keep the dust out.',
      ),
    },
  ],
} as const;
