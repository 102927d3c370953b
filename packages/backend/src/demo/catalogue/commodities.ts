import type { Language } from '@selvedge/core/contract';
import { byLanguage, type TextsInOrder } from '../../database/translated.ts';
import type { terms } from '../../ordering/style/style.schema.ts';
import { garments } from './garments.ts';

/** A term of the house's vocabulary in each language. */
export type Term = typeof terms.$inferInsert;

const mainClasses: readonly (readonly [code: string, classes: readonly string[], ...texts: TextsInOrder])[] =
  [
    ['tops', ['shirt', 'blouse', 'polo', 'tshirt'], 'Shirts and tops', 'Oberteile'],
    ['knits', ['knitwear', 'cardigan', 'sweatshirt'], 'Knits and sweats', 'Strick und Sweat'],
    ['outerwear', ['jacket', 'blazer', 'coat'], 'Outerwear', 'Jacken und Mäntel'],
    ['bottoms', ['trousers', 'jeans', 'shorts', 'skirt'], 'Trousers and skirts', 'Hosen und Röcke'],
    ['dresses', ['dress'], 'Dresses', 'Kleider'],
    ['shoes', ['sneaker', 'boot'], 'Shoes', 'Schuhe'],
    ['accessories', ['bag', 'belt', 'scarf'], 'Accessories', 'Accessoires'],
  ];

/** The main class of a commodity class. */
export function mainClassOf(commodityClass: string): string {
  const found = mainClasses.find(([, classes]) => classes.includes(commodityClass));
  if (!found) throw new Error(`No main class holds ${commodityClass}`);
  return found[0];
}

/** The subclass code of a kind of garment, made from its English name. */
export const subclassOf = ({ en }: Pick<Record<Language, string>, 'en'>): string =>
  en
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The terms of main classes and subclasses. */
export const commodityTerms: readonly Term[] = [
  ...mainClasses.map(
    ([code, , ...texts]): Term => ({ kind: 'commodityMainClass', code, label: byLanguage(texts) }),
  ),
  ...Object.values(garments).flatMap(({ kinds }) =>
    kinds.map(([, ...texts]): Term => {
      const label = byLanguage(texts);
      return { kind: 'commoditySubclass', code: subclassOf(label), label };
    }),
  ),
];
