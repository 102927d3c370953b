import type { Tile } from '@selvedge/core/contract';

const tile = (id: string, title: string, description: string, newTab = false): Tile => ({
  id,
  title,
  description,
  image: null,
  link: `/${id}`,
  newTab,
  favorite: false,
  subpageTitle: null,
  subpageDescription: null,
  subpageTiles: [],
});

export const tiles: readonly Tile[] = [
  {
    ...tile(
      'preorder',
      'Pre-order',
      'Write the season ahead: styles, sizes and quantities for each of your points of sale.',
    ),
    favorite: true,
  },
  { ...tile('postorder', 'Re-order', 'Order from stock what sells.'), favorite: true },
  tile('returns', 'Returns & Shipments', 'Register a return and follow each parcel.'),
  tile('invoices', 'Invoices', 'Every document of the last two years.', true),
  tile('images', 'Media library', 'Pictures and films for your shop window and your web shop.'),
  tile('orders', 'My orders', 'What is confirmed, on its way and delivered.'),
  tile('events', 'Fashion calendar', ''),
  tile('care', 'Care and material', 'What it is made of and how it is washed.'),
];
