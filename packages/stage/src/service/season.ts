import {
  type Brand,
  type Colour,
  type Customer,
  eanRunsOf,
  type ListedStyle,
  type Lock,
  packStyleIndex,
  type SeasonPlace,
  type SeasonState,
  type SellingTime,
  type Style,
  type StyleIndex,
} from '@selvedge/core/contract';

const day = 86_400_000;
export const now = Date.UTC(2027, 0, 12, 9, 30);

export const place: SeasonPlace = {
  rightEnv: 'preorder',
  customerId: 'c-4711',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
};

const names = ['Modehaus Lindner', 'Boutique Perrin', 'Große & Söhne Herrenausstatter', 'Hallman Kläder'];
const towns = [
  ['79098', 'Freiburg', 'DE'],
  ['69002', 'Lyon', 'FR'],
  ['20354', 'Hamburg', 'DE'],
  ['111 44', 'Stockholm', 'SE'],
] as const;

const locksOf: Readonly<Record<number, Lock[]>> = {
  1: [{ scope: 'customer', subject: null, reason: 'Zahlungen sind überfällig.' }],
  2: [{ scope: 'subdivision', subject: '13-0', reason: 'Kein Vertrag für diesen Teilbereich.' }],
};

export const customers: Customer[] = Array.from({ length: 14 }, (_, at) => {
  const [postcode, city, country] = towns[at % towns.length] ?? towns[0];
  return {
    customerId: `c-${4711 + at}`,
    customerNumber: String(104711 + at * 37),
    name: `${names[at % names.length]}${at >= names.length ? ` ${at}` : ''}`,
    street: 'Marktplatz 3',
    postcode,
    city,
    country,
    currency: 'EUR',
    favorite: false,
    locks: locksOf[at] ?? [],
  };
});

const time = (season: string, subdivision: string, from: number, to: number): SellingTime => ({
  subdivision,
  season,
  collectionType: subdivision === '20-1' ? 'core' : 'main',
  country: 'DE',
  salesPeriodFrom: now + from * day,
  salesPeriodTo: now + to * day,
  role: 'BUYER',
});

export const sellingTimes = [
  time('SS27', '13-0', -5, 5),
  time('SS27', '20-1', -9, 2),
  time('AW26', '13-0', -40, 1),
  time('AW26', '20-1', -30, 20),
];
export const upcoming = [time('AW27', '13-0', 12, 40)];

export const brands: Brand[] = [
  {
    id: 10,
    displayName: 'Aurel',
    lines: [{ displayName: 'Men', subdivisions: { '13-0': { displayName: 'Tailoring' } } }],
  },
  {
    id: 30,
    displayName: 'Halm & Korn',
    lines: [{ displayName: 'Women', subdivisions: { '20-1': { displayName: 'Casual' } } }],
  },
];

export const seasonStateOf = (season: string, subdivision: string): SeasonState => ({
  serverTime: now,
  liveNow: false,
  sellingTime:
    [...sellingTimes, ...upcoming].find((one) => one.season === season && one.subdivision === subdivision) ??
    time(season, subdivision, -1, 1),
  cart:
    season === 'SS27'
      ? {
          cartId: 'k',
          state: subdivision === '13-0' ? 'open' : 'approved',
          pieces: 1284,
          value: 6_412_350,
          returned: null,
        }
      : null,
  orders: season === 'AW26' ? [{ orderId: 'o-1', orderNumber: '900 001', finalizedAt: now - 20 * day }] : [],
  currency: 'EUR',
  limit:
    season === 'SS27' ? { amount: 12_000_000, used: 7_420_000, inCarts: 1_200_000, currency: 'EUR' } : null,
});

const tones = [
  ['410', 'Navy', '#1f2a44'],
  ['100', 'Reinweiß', '#f7f5f0'],
  ['035', 'Anthrazitmelange', '#4a4a4e'],
  ['760', 'Rosenholz', '#b5808a'],
  ['305', 'Flaschengrün', '#1f3d2f'],
  ['001', 'Black', '#16161a'],
] as const;

const colourOf = (
  articleId: string,
  at: number,
  sizes: readonly string[],
  lengths: readonly string[],
): Colour => {
  const [code, name, hex] = tones[at] ?? tones[0];
  const articleColorId = `${articleId}-${code}`;
  return {
    articleColorId,
    code,
    name,
    hex,
    colourGroup: 'blue',
    colourStock: 'Seasonal colour',
    salesPeriodTo: at === 4 ? now - day : null,
    deliveryFrom: now + 90 * day,
    deliveryTo: now + 104 * day,
    pictured: at !== 3,
    lengthLimits: at === 0 ? [{ articleLength: lengths[0] ?? '', permittedTotal: 40 }] : [],
    variants: lengths.flatMap((articleLength, deep) =>
      sizes
        .filter((_, far) => !(deep === 2 && far < 2))
        .map((size, far) => ({
          articleVariantId: `${articleColorId}-${articleLength}-${size}`.replaceAll('/', '_'),
          ean: '4006381333931',
          articleLength,
          size,
          salesPrice: at === 2 && far === 1 ? null : 4995 + at * 100,
          retailPrice: 11_995 + at * 200,
          availableQuantity: at === 1 ? 12 + far * 3 : null,
          permittedQuantity: at === 1 && far === 2 ? 6 : null,
          buyable: !(at === 0 && far === 5),
          cancelled: false,
          allowedForCustomer: !(at === 2 && far === 3),
          reorderable: true,
          preorderable: true,
        })),
    ),
  };
};

const kinds = [
  'Poplin shirt',
  'Trousers with pleats',
  'Doppelreiher aus Schurwolle',
  'Knit polo',
  'Light coat',
];

export const styleOf = (articleId: string): Style => {
  const at = Number(articleId.replace('s-', ''));
  const long = at % 2 === 1;
  const sizes = long
    ? ['28', '29', '30', '31', '32', '33', '34', '36', '38', '40', '42']
    : ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
  const lengths = long ? ['30', '32', '34'] : ['00'];
  return {
    articleId,
    articleNumber: `50-${4711 + at}`,
    name: kinds[at % kinds.length] ?? '',
    description: 'Crisp cotton, cut close to the body, with a cutaway collar and mother-of-pearl buttons.',
    brandId: 10,
    brandName: 'Aurel',
    lineName: 'Men',
    gender: 'Men',
    commodityClass: 'Shirts',
    commodityMainClass: 'Tops',
    commoditySubclass: 'Poplin shirts',
    styleRole: 'Basic',
    model: 'Hal',
    shape: 'Straight',
    fit: 'Regular',
    season: 'SS27',
    subdivision: '13-0',
    collectionType: 'main',
    currency: 'EUR',
    marks: at % 3 === 0 ? ['new', 'keylook'] : [],
    keylookId: at < 4 ? 'K1' : null,
    material: [{ part: 'fabric', composition: '98 % cotton, 2 % elastane' }],
    care: [
      { code: 'wash30', text: 'Machine wash at 30 °C' },
      { code: 'noBleach', text: 'Do not bleach' },
      { code: 'tumbleLow', text: 'Tumble dry at low heat' },
      { code: 'ironMedium', text: 'Iron at medium heat' },
      { code: 'noDryClean', text: 'Do not dry clean' },
      { code: 'insideOut', text: 'Wash inside out' },
    ],
    sizes,
    lengths,
    colours: tones.slice(0, long ? 4 : 6).map((_, tone) => colourOf(articleId, tone, sizes, lengths)),
  };
};

/** A style index with `count` styles, up to the size of a real season. */
export const index = (count: number): StyleIndex =>
  packStyleIndex({
    language: 'en',
    currency: 'EUR',
    terms: {},
    sayMonth: (month) => month,
    sayWeek: (week) => week,
    styles: Array.from({ length: count }, (_, at): ListedStyle => {
      const style = styleOf(`s-${at}`);
      return {
        articleId: style.articleId,
        articleNumber: style.articleNumber,
        name: style.name,
        salesPrice: 4995,
        retailPrice: 11_995,
        marks: style.marks,
        values: {
          brand: [style.brandName],
          line: [style.lineName],
          gender: [style.gender],
          commodityClass: [style.commodityClass],
          commodityMainClass: [at % 4 === 0 ? 'Knits' : 'Tops'],
          commoditySubclass: [style.name],
          model: [style.model],
          shape: [at % 5 === 0 ? 'Boxy' : style.shape],
          fit: [at % 3 === 0 ? 'Slim' : style.fit],
          size: style.sizes,
          length: style.lengths,
          styleRole: [at % 4 === 0 ? 'Fashion' : 'Basic'],
          fabric: style.material.map(({ composition }) => composition),
          yarn: [],
          lining: [],
          care: ['Machine wash at 30 °C', 'Do not tumble dry'],
        },
        colours: style.colours.map(({ articleColorId, code, name, hex, pictured, colourGroup }, tone) => ({
          articleColorId,
          code,
          name,
          hex,
          pictured,
          colourGroup,
          colourStock: tone === 0 ? 'Few left' : 'In full supply',
          deliveryFrom: now + (80 + 7 * (at % 6)) * day,
        })),
        eans: eanRunsOf(style.colours.flatMap(({ variants }) => variants.map(({ ean }) => ean))),
      };
    }),
  });
