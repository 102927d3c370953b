import type { terms } from '../../ordering/style/style.schema.ts';
import { garments } from './garments.ts';

/** A term of the house's vocabulary in both languages. */
export type Term = typeof terms.$inferInsert;

const mainClasses: readonly (readonly [code: string, en: string, de: string, classes: readonly string[]])[] =
  [
    ['tops', 'Shirts and tops', 'Oberteile', ['shirt', 'blouse', 'polo', 'tshirt']],
    ['knits', 'Knits and sweats', 'Strick und Sweat', ['knitwear', 'cardigan', 'sweatshirt']],
    ['outerwear', 'Outerwear', 'Jacken und Mäntel', ['jacket', 'blazer', 'coat']],
    ['bottoms', 'Trousers and skirts', 'Hosen und Röcke', ['trousers', 'jeans', 'shorts', 'skirt']],
    ['dresses', 'Dresses', 'Kleider', ['dress']],
    ['shoes', 'Shoes', 'Schuhe', ['sneaker', 'boot']],
    ['accessories', 'Accessories', 'Accessoires', ['bag', 'belt', 'scarf']],
  ];

/** The main class of a commodity class. */
export function mainClassOf(commodityClass: string): string {
  const found = mainClasses.find(([, , , classes]) => classes.includes(commodityClass));
  if (!found) throw new Error(`No main class holds ${commodityClass}`);
  return found[0];
}

/** The subclass code of a kind of garment, made from its English name. */
export const subclassOf = (kind: string): string =>
  kind
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The terms of main classes and subclasses. */
export const commodityTerms: readonly Term[] = [
  ...mainClasses.map(([code, en, de]): Term => ({ kind: 'commodityMainClass', code, en, de })),
  ...Object.values(garments).flatMap(({ kinds }) =>
    kinds.map(([en, de]): Term => ({ kind: 'commoditySubclass', code: subclassOf(en), en, de })),
  ),
];
