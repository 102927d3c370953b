import type { MaterialText } from '../../ordering/style/style.schema.ts';
import { careOf } from './care.ts';

interface ClothFacts {
  readonly material: readonly MaterialText[];
  readonly care: readonly string[];
  /** A sentence about how the fabric feels, in both languages. */
  readonly hand: readonly [en: string, de: string];
}

const fabric = (en: string, de: string): MaterialText => ({ part: 'fabric', en, de });
const yarn = (en: string, de: string): MaterialText => ({ part: 'yarn', en, de });
const lining = (en: string, de: string): MaterialText => ({ part: 'lining', en, de });

const allCotton = fabric('100 % cotton', '100 % Baumwolle');
const viscoseLining = lining('100 % viscose', '100 % Viskose');

/** The fabrics of the demo's garments, and their care. */
export const fabrics = {
  poplin: {
    material: [allCotton],
    care: careOf.cotton,
    hand: [
      'Crisp, densely woven cotton with a clean surface.',
      'Dicht gewebte Baumwolle mit klarer, frischer Oberfläche.',
    ],
  },
  oxford: {
    material: [allCotton],
    care: careOf.cotton,
    hand: [
      'Basket-weave cotton that softens with every wash.',
      'Baumwolle in Panamabindung, die mit jeder Wäsche weicher wird.',
    ],
  },
  linen: {
    material: [fabric('100 % linen', '100 % Leinen')],
    care: careOf.linen,
    hand: [
      'Airy European linen, washed for a soft hand.',
      'Luftiges europäisches Leinen, für einen weichen Griff gewaschen.',
    ],
  },
  flannel: {
    material: [allCotton],
    care: careOf.soft,
    hand: ['Brushed on both sides for warmth.', 'Beidseitig angeraut und angenehm warm.'],
  },
  twill: {
    material: [fabric('98 % cotton, 2 % elastane', '98 % Baumwolle, 2 % Elasthan')],
    care: careOf.cotton,
    hand: ['A fine diagonal twill with a little give.', 'Feiner Diagonalköper mit etwas Elastizität.'],
  },
  stretchTwill: {
    material: [fabric('97 % cotton, 3 % elastane', '97 % Baumwolle, 3 % Elasthan')],
    care: careOf.cotton,
    hand: [
      'Garment-dyed stretch twill that keeps its shape.',
      'Stückgefärbter Stretch-Köper, der seine Form behält.',
    ],
  },
  crepe: {
    material: [fabric('72 % viscose, 28 % polyester', '72 % Viskose, 28 % Polyester')],
    care: careOf.soft,
    hand: ['Fluid crêpe with a matt, dry touch.', 'Fließender Krepp mit mattem, trockenem Griff.'],
  },
  satin: {
    material: [fabric('100 % viscose', '100 % Viskose')],
    care: careOf.soft,
    hand: ['Soft satin with a quiet lustre.', 'Weicher Satin mit zurückhaltendem Glanz.'],
  },
  jersey: {
    material: [fabric('100 % organic cotton', '100 % Bio-Baumwolle')],
    care: careOf.cotton,
    hand: ['Smooth single jersey from organic cotton.', 'Glatter Single-Jersey aus Bio-Baumwolle.'],
  },
  heavyJersey: {
    material: [fabric('85 % cotton, 15 % polyester', '85 % Baumwolle, 15 % Polyester')],
    care: careOf.soft,
    hand: ['A compact, substantial jersey.', 'Kompakter Jersey mit Substanz.'],
  },
  fineCotton: {
    material: [yarn('100 % combed cotton', '100 % gekämmte Baumwolle')],
    care: careOf.fineKnit,
    hand: [
      'Knitted in a fine gauge from combed cotton.',
      'In feiner Teilung aus gekämmter Baumwolle gestrickt.',
    ],
  },
  merino: {
    material: [yarn('100 % merino wool', '100 % Merinowolle')],
    care: careOf.wool,
    hand: ['Extra-fine merino, light and even.', 'Extrafeine Merinowolle, leicht und gleichmäßig.'],
  },
  lambswool: {
    material: [yarn('80 % lambswool, 20 % polyamide', '80 % Lammwolle, 20 % Polyamid')],
    care: careOf.wool,
    hand: ['Lofty lambswool with a lively surface.', 'Bauschige Lammwolle mit lebendiger Oberfläche.'],
  },
  wool: {
    material: [fabric('80 % wool, 20 % polyamide', '80 % Wolle, 20 % Polyamid'), viscoseLining],
    care: careOf.tailored,
    hand: ['Milled wool with a dense, warm hand.', 'Gewalkte Wolle mit dichtem, warmem Griff.'],
  },
  stretchWool: {
    material: [
      fabric('53 % wool, 43 % polyester, 4 % elastane', '53 % Wolle, 43 % Polyester, 4 % Elasthan'),
      viscoseLining,
    ],
    care: careOf.tailored,
    hand: [
      'Wool with natural stretch that travels well.',
      'Wolle mit natürlichem Stretch, unempfindlich auf Reisen.',
    ],
  },
  gabardine: {
    material: [fabric('65 % cotton, 35 % polyester', '65 % Baumwolle, 35 % Polyester'), viscoseLining],
    care: careOf.tailored,
    hand: ['Water-repellent gabardine, tightly woven.', 'Wasserabweisende, dicht gewebte Gabardine.'],
  },
  waxedCotton: {
    material: [
      fabric('100 % cotton, waxed', '100 % Baumwolle, gewachst'),
      lining('100 % cotton', '100 % Baumwolle'),
    ],
    care: careOf.waxed,
    hand: ['Dry-waxed cotton that ages beautifully.', 'Trocken gewachste Baumwolle, die schön altert.'],
  },
  nylon: {
    material: [
      fabric('100 % recycled polyamide', '100 % recyceltes Polyamid'),
      lining('100 % recycled polyester', '100 % recyceltes Polyester'),
    ],
    care: careOf.soft,
    hand: [
      'Light recycled shell with a soft rustle-free hand.',
      'Leichte, recycelte Außenhülle mit weichem, leisem Griff.',
    ],
  },
  cord: {
    material: [fabric('99 % cotton, 1 % elastane', '99 % Baumwolle, 1 % Elasthan')],
    care: careOf.cord,
    hand: ['Fine-wale corduroy with a velvety sheen.', 'Feincord mit samtigem Schimmer.'],
  },
  denim: {
    material: [allCotton],
    care: careOf.denim,
    hand: ['Twelve-ounce denim, washed without stones.', 'Zwölf-Unzen-Denim, ohne Steine gewaschen.'],
  },
  rawDenim: {
    material: [fabric('100 % cotton, selvedge denim', '100 % Baumwolle, Selvedge-Denim')],
    care: careOf.denim,
    hand: [
      'Shuttle-loomed denim with a coloured selvedge.',
      'Auf Schützenwebstühlen gewebter Denim mit farbiger Webkante.',
    ],
  },
  stretchDenim: {
    material: [fabric('98 % cotton, 2 % elastane', '98 % Baumwolle, 2 % Elasthan')],
    care: careOf.denim,
    hand: ['Denim with comfortable stretch and recovery.', 'Denim mit angenehmem, formstabilem Stretch.'],
  },
  leather: {
    material: [fabric('Vegetable-tanned calf leather', 'Pflanzlich gegerbtes Kalbsleder')],
    care: careOf.leather,
    hand: [
      'Vegetable-tanned leather that darkens with time.',
      'Pflanzlich gegerbtes Leder, das mit der Zeit nachdunkelt.',
    ],
  },
  suede: {
    material: [fabric('Calf suede', 'Kalbsveloursleder')],
    care: careOf.leather,
    hand: ['Soft suede with a fine nap.', 'Weiches Veloursleder mit feinem Flor.'],
  },
} as const satisfies Readonly<Record<string, ClothFacts>>;

export type Fabric = keyof typeof fabrics;
