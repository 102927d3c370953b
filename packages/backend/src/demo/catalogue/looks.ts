import type { keylooks } from '../../ordering/style/style.schema.ts';
import type { NewStyle } from './style.ts';

type KeylookRow = typeof keylooks.$inferInsert;

const scenes: readonly (readonly [string, string])[] = [
  ['Harbour walk', 'Hafenspaziergang'],
  ['City weekend', 'Stadtwochenende'],
  ['Garden party', 'Gartenfest'],
  ['First frost', 'Erster Frost'],
  ['Studio days', 'Ateliertage'],
  ['Gallery night', 'Galerieabend'],
  ['Country road', 'Landpartie'],
  ['Early train', 'Früher Zug'],
  ['Long lunch', 'Langes Mittagessen'],
  ['Open air', 'Freiluft'],
];

/** Garments worn together: at most one from each row, in this order. */
const wardrobe: readonly (readonly string[])[] = [
  ['coat', 'jacket', 'blazer'],
  ['knitwear', 'cardigan', 'sweatshirt'],
  ['shirt', 'blouse', 'polo', 'tshirt', 'dress'],
  ['trousers', 'jeans', 'skirt', 'shorts'],
  ['sneaker', 'boot'],
  ['bag', 'belt', 'scarf'],
];
const fewest = 3;
/** One style in five belongs to a look. */
const share = 5;

const takeFrom = (rack: NewStyle[], classes: readonly string[], gender: string): NewStyle | undefined => {
  const at = rack.findIndex((style) => style.gender === gender && classes.includes(style.commodityClass));
  return at < 0 ? undefined : rack.splice(at, 1)[0];
};

/** When there are more looks than scenes, scenes repeat with a number. */
const lookNumber = (place: number, index: number): KeylookRow => {
  const [nameEn, nameDe] = scenes[index % scenes.length] ?? ['', ''];
  const round = Math.floor(index / scenes.length) + 1;
  const suffix = round > 1 ? ` ${round}` : '';
  return { keylookId: `K${place}-${index + 1}`, nameEn: nameEn + suffix, nameDe: nameDe + suffix };
};

/**
 * Combines styles of one place into looks of three to six pieces, each of another kind and all for the same
 * gender. Marks the styles and returns the looks. `place` is part of their ids.
 */
export function composeLooks(place: number, styles: readonly NewStyle[]): KeylookRow[] {
  const rack = [...styles];
  const most = Math.max(Math.floor(styles.length / share), wardrobe.length);
  const looks: KeylookRow[] = [];
  let worn = 0;
  let genders = ['women', 'men', 'unisex'];
  while (genders.length > 0) {
    genders = genders.filter((gender) => {
      const pieces = wardrobe.flatMap((classes) => takeFrom(rack, classes, gender) ?? []);
      if (pieces.length < fewest || worn + pieces.length > most) return false;
      worn += pieces.length;
      const look = lookNumber(place, looks.length);
      looks.push(look);
      for (const piece of pieces) {
        piece.keylookId = look.keylookId;
        piece.marks.unshift('keylook');
      }
      return true;
    });
  }
  return looks;
}
