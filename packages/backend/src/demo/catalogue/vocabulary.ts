import { careTerms } from './care.ts';
import { commodityTerms, type Term } from './commodities.ts';
import { rangeTerms } from './range.ts';

const of = (kind: Term['kind'], rows: readonly (readonly [string, string, string])[]): Term[] =>
  rows.map(([code, en, de]) => ({ kind, code, en, de }));

/** Every code that demo styles and colours use. */
export const vocabulary: readonly Term[] = [
  ...commodityTerms,
  ...rangeTerms,
  ...of('gender', [
    ['women', 'Women', 'Damen'],
    ['men', 'Men', 'Herren'],
    ['unisex', 'Unisex', 'Unisex'],
  ]),
  ...of('commodityClass', [
    ['shirt', 'Shirts', 'Hemden'],
    ['blouse', 'Blouses', 'Blusen'],
    ['polo', 'Polo shirts', 'Poloshirts'],
    ['tshirt', 'T-shirts', 'T-Shirts'],
    ['knitwear', 'Knitwear', 'Strick'],
    ['cardigan', 'Cardigans', 'Strickjacken'],
    ['sweatshirt', 'Sweatshirts', 'Sweatshirts'],
    ['jacket', 'Jackets', 'Jacken'],
    ['blazer', 'Blazers', 'Sakkos und Blazer'],
    ['coat', 'Coats', 'Mäntel'],
    ['trousers', 'Trousers', 'Hosen'],
    ['jeans', 'Jeans', 'Jeans'],
    ['shorts', 'Shorts', 'Shorts'],
    ['skirt', 'Skirts', 'Röcke'],
    ['dress', 'Dresses', 'Kleider'],
    ['sneaker', 'Sneakers', 'Sneaker'],
    ['boot', 'Boots', 'Stiefel'],
    ['bag', 'Bags', 'Taschen'],
    ['belt', 'Belts', 'Gürtel'],
    ['scarf', 'Scarves', 'Schals'],
  ]),
  ...of('fit', [
    ['slim', 'Slim fit', 'Schmale Passform'],
    ['regular', 'Regular fit', 'Normale Passform'],
    ['relaxed', 'Relaxed fit', 'Lässige Passform'],
    ['tailored', 'Tailored fit', 'Taillierte Passform'],
    ['none', 'One fit', 'Eine Passform'],
  ]),
  ...of('shape', [
    ['straight', 'Straight', 'Gerade'],
    ['tapered', 'Tapered', 'Konisch'],
    ['wide', 'Wide', 'Weit'],
    ['aLine', 'A-line', 'A-Linie'],
    ['boxy', 'Boxy', 'Kastig'],
    ['waisted', 'Waisted', 'Tailliert'],
    ['classic', 'Classic', 'Klassisch'],
  ]),
  ...of('colourGroup', [
    ['white', 'White', 'Weiß'],
    ['beige', 'Beige', 'Beige'],
    ['brown', 'Brown', 'Braun'],
    ['grey', 'Grey', 'Grau'],
    ['black', 'Black', 'Schwarz'],
    ['blue', 'Blue', 'Blau'],
    ['green', 'Green', 'Grün'],
    ['yellow', 'Yellow', 'Gelb'],
    ['orange', 'Orange', 'Orange'],
    ['red', 'Red', 'Rot'],
    ['pink', 'Pink', 'Rosa'],
    ['purple', 'Purple', 'Violett'],
  ]),
  ...careTerms,
];
