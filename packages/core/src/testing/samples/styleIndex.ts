import {
  eanRunsOf,
  type ListedColour,
  type ListedSeason,
  type ListedStyle,
  packStyleIndex,
  type StyleFacet,
  type StyleIndex,
} from '../../contract/index.ts';
import { sampleNow } from './seasons.ts';

const day = 86_400_000;

const plainValues: Readonly<Record<StyleFacet, readonly string[]>> = {
  brand: ['10'],
  line: ['10-2'],
  gender: ['men'],
  commodityClass: ['shirt'],
  commodityMainClass: ['tops'],
  commoditySubclass: ['poplinShirt'],
  model: ['Hal'],
  shape: ['straight'],
  fit: ['regular'],
  size: ['S', 'M'],
  length: ['32'],
  styleRole: ['basic'],
  fabric: ['100 % cotton'],
  yarn: [],
  lining: [],
  care: ['wash30'],
};

/** Navy, as an index lists it. */
export const sampleListedColour = (parts: Partial<ListedColour> = {}): ListedColour => ({
  articleColorId: 'k-1',
  code: '410',
  name: 'Navy',
  hex: '#1f2a44',
  pictured: true,
  deliveryFrom: sampleNow + 90 * day,
  colourGroup: 'blue',
  colourStock: 'full',
  ...parts,
});

/** A style of the list; `values` replace those of a plain shirt. */
export const sampleListedStyle = ({
  values,
  ...parts
}: Partial<Omit<ListedStyle, 'values'>> & {
  readonly values?: Partial<ListedStyle['values']>;
} = {}): ListedStyle => ({
  articleId: 's-1',
  articleNumber: '50-4711',
  name: 'Poplin shirt',
  salesPrice: 4990,
  retailPrice: 11990,
  marks: ['new'],
  values: { ...plainValues, ...values },
  colours: [
    sampleListedColour(),
    sampleListedColour({
      articleColorId: 'k-2',
      code: '100',
      name: 'White',
      hex: '#f7f5f0',
      colourGroup: 'white',
    }),
  ],
  eans: eanRunsOf(['4006381333931', '4006381333948', '4006381333955', '4006381333962']),
  ...parts,
});

const sampleTerms: ListedSeason['terms'] = {
  brand: [{ key: '10', label: 'Aurel' }],
  line: [{ key: '10-2', label: 'Men' }],
  gender: [{ key: 'men', label: 'Men' }],
  commodityClass: [{ key: 'shirt', label: 'Shirts' }],
  commodityMainClass: [{ key: 'tops', label: 'Tops' }],
  commoditySubclass: [
    { key: 'poplinShirt', label: 'Poplin shirt' },
    { key: 'overshirt', label: 'Overshirt' },
  ],
  shape: [{ key: 'straight', label: 'Straight' }],
  fit: [
    { key: 'regular', label: 'Regular fit' },
    { key: 'slim', label: 'Slim fit' },
  ],
  size: ['S', 'M', 'L'].map((key) => ({ key, label: key })),
  styleRole: [
    { key: 'basic', label: 'Basic' },
    { key: 'fashion', label: 'Fashion' },
  ],
  care: [{ key: 'wash30', label: 'Machine wash at 30 °C' }],
  colourGroup: [
    { key: 'white', label: 'White' },
    { key: 'blue', label: 'Blue' },
    { key: 'black', label: 'Black' },
  ],
  colourStock: [
    { key: 'full', label: 'In full supply' },
    { key: 'low', label: 'Few left' },
  ],
};

/** An index of the given styles, in English. */
export const indexOf = (styles: readonly ListedStyle[], parts: Partial<ListedSeason> = {}): StyleIndex =>
  packStyleIndex({
    language: 'en',
    currency: 'EUR',
    styles,
    terms: sampleTerms,
    sayMonth: (month) => month,
    sayWeek: (week) => week,
    ...parts,
  });

/** Two styles: a poplin shirt in navy and white, an overshirt in black. */
export const sampleListedStyles = (): ListedStyle[] => [
  sampleListedStyle(),
  sampleListedStyle({
    articleId: 's-2',
    articleNumber: '50-0815',
    name: 'Überhemd',
    salesPrice: 6990,
    retailPrice: 15990,
    marks: [],
    values: { commoditySubclass: ['overshirt'], fit: ['slim'], size: ['M', 'L'], styleRole: ['fashion'] },
    colours: [
      sampleListedColour({
        articleColorId: 'k-9',
        code: '900',
        name: 'Black',
        hex: '#16161a',
        pictured: false,
        deliveryFrom: sampleNow + 60 * day,
        colourGroup: 'black',
        colourStock: 'low',
      }),
    ],
    eans: eanRunsOf(['4006381334006']),
  }),
];

/** The index of {@link sampleListedStyles}, as the server answers it. */
export const sampleIndex = (): StyleIndex => indexOf(sampleListedStyles());
