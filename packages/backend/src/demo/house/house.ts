import { MOCK_BRAND_IDS } from '@selvedge/core/contract';

/** A subdivision of the invented brands and their lines. */
export interface Subdivision {
  readonly subdivision: string;
  readonly displayName: string;
  readonly gender: 'women' | 'men' | 'unisex';
  /** Weights of the commodity classes. */
  readonly assortment: Readonly<Record<string, number>>;
  /** Level of retail prices, relative to the house's average. */
  readonly level: number;
}

interface DemoBrand {
  readonly brandId: number;
  readonly displayName: string;
  readonly lines: readonly { readonly displayName: string; readonly subdivisions: readonly Subdivision[] }[];
}

const menswear = { shirt: 5, polo: 2, tshirt: 2, knitwear: 3, jacket: 2, blazer: 2, coat: 1, trousers: 4 };
const menCasual = { shirt: 3, tshirt: 4, sweatshirt: 3, polo: 2, shorts: 2, trousers: 3, jacket: 2, belt: 1 };
const womenswear = {
  blouse: 5,
  knitwear: 3,
  cardigan: 2,
  dress: 4,
  skirt: 2,
  trousers: 3,
  blazer: 2,
  coat: 1,
};
const womenCasual = {
  tshirt: 4,
  blouse: 2,
  sweatshirt: 2,
  knitwear: 2,
  skirt: 2,
  dress: 2,
  jeans: 3,
  jacket: 2,
};
const denim = { jeans: 8, jacket: 2, shirt: 2, skirt: 1, shorts: 2, tshirt: 2, belt: 1 };
const premium = { blazer: 3, dress: 4, blouse: 4, coat: 3, trousers: 3, skirt: 2, knitwear: 2, scarf: 1 };
const outdoor = { knitwear: 5, cardigan: 3, coat: 4, jacket: 5, sweatshirt: 2, scarf: 2 };
const accessories = { sneaker: 4, boot: 3, bag: 5, belt: 3, scarf: 2 };

const [aldermere, corvel, nordlund, kestrel] = MOCK_BRAND_IDS;

export const house: readonly DemoBrand[] = [
  {
    brandId: aldermere,
    displayName: 'Aldermere',
    lines: [
      {
        displayName: 'Aldermere Women',
        subdivisions: [
          {
            subdivision: '11-0',
            displayName: 'Women Collection',
            gender: 'women',
            assortment: womenswear,
            level: 1,
          },
          {
            subdivision: '12-0',
            displayName: 'Women Casual',
            gender: 'women',
            assortment: womenCasual,
            level: 0.75,
          },
        ],
      },
      {
        displayName: 'Aldermere Men',
        subdivisions: [
          {
            subdivision: '13-0',
            displayName: 'Men Collection',
            gender: 'men',
            assortment: menswear,
            level: 1,
          },
          {
            subdivision: '14-0',
            displayName: 'Men Casual',
            gender: 'men',
            assortment: menCasual,
            level: 0.8,
          },
        ],
      },
    ],
  },
  {
    // The fifth brand in the strip of brands; the mock data has four.
    brandId: 20,
    displayName: 'Fenn & Rye',
    lines: [
      {
        displayName: 'Denim Works',
        subdivisions: [
          { subdivision: '21-0', displayName: 'Denim', gender: 'unisex', assortment: denim, level: 0.95 },
        ],
      },
    ],
  },
  {
    brandId: corvel,
    displayName: 'Maison Corvel',
    lines: [
      {
        displayName: 'Corvel Atelier',
        subdivisions: [
          { subdivision: '31-0', displayName: 'Atelier', gender: 'women', assortment: premium, level: 1.9 },
        ],
      },
    ],
  },
  {
    brandId: nordlund,
    displayName: 'Nordlund',
    lines: [
      {
        displayName: 'Nordlund Weather',
        subdivisions: [
          {
            subdivision: '51-0',
            displayName: 'Knit and Outerwear',
            gender: 'unisex',
            assortment: outdoor,
            level: 1.3,
          },
        ],
      },
    ],
  },
  {
    brandId: kestrel,
    displayName: 'Kestrel Row',
    lines: [
      {
        displayName: 'Kestrel Leather',
        subdivisions: [
          {
            subdivision: '61-0',
            displayName: 'Shoes and Bags',
            gender: 'unisex',
            assortment: accessories,
            level: 1.1,
          },
        ],
      },
    ],
  },
];

export const allSubdivisions: readonly Subdivision[] = house.flatMap(({ lines }) =>
  lines.flatMap(({ subdivisions }) => subdivisions),
);
