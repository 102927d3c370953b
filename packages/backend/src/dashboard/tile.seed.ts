import { documentTypes, type Language } from '@selvedge/core/contract';
import type { Database } from '../database/database.ts';
import type { DrawingName } from '../pictures/textile/textileDrawing.ts';
import { type TileCondition, type TileTexts, tiles } from './tile.schema.ts';
import { tilePictureAddress } from './tilePicture.routes.ts';

interface SeedTile extends Readonly<Record<Language, TileTexts>> {
  readonly id: string;
  readonly link: string;
  readonly newTab?: boolean;
  readonly picture: DrawingName;
  readonly condition?: TileCondition;
  readonly subpages?: readonly SeedTile[];
}

const dashboard: readonly SeedTile[] = [
  {
    id: 'preorder',
    link: '/ordering/preorder',
    picture: 'preorder',
    condition: { group: 'preorder', rights: ['COLLECTION_VIEW'] },
    en: {
      title: 'Pre-order',
      description: 'The seasons ahead: look at the collections and place your orders.',
    },
    de: {
      title: 'Vororder',
      description: 'Die kommenden Saisons: Kollektionen ansehen und Aufträge erteilen.',
    },
  },
  {
    id: 'postorder',
    link: '/ordering/postorder',
    picture: 'postorder',
    condition: { group: 'postorder', rights: ['COLLECTION_VIEW'] },
    en: { title: 'Post-order', description: 'Top up from stock with what sells well for you.' },
    de: { title: 'Nachorder', description: 'Bestellen Sie ab Lager nach, was sich bei Ihnen gut verkauft.' },
  },
  {
    id: 'returns-and-shipments',
    link: '/returns-and-shipments',
    picture: 'seam',
    en: {
      title: 'Returns & Shipments',
      description: 'Follow deliveries and register returns.',
      subpageTitle: 'Returns & Shipments',
      subpageDescription: 'Where your goods are, and how to return them.',
    },
    de: {
      title: 'Retouren & Sendungen',
      description: 'Lieferungen verfolgen, Retouren anmelden.',
      subpageTitle: 'Retouren & Sendungen',
      subpageDescription: 'Wo Ihre Ware ist und wie Sie sie zurücksenden.',
    },
    subpages: [
      {
        id: 'shipments',
        link: '{selfService}/shipments',
        newTab: true,
        picture: 'ticking',
        en: { title: 'Shipments', description: 'Parcels on their way to you and when they arrive.' },
        de: { title: 'Sendungen', description: 'Pakete auf dem Weg zu Ihnen und wann sie ankommen.' },
      },
      {
        id: 'returns',
        link: '{selfService}/returns',
        newTab: true,
        picture: 'seam',
        en: { title: 'Returns', description: 'How to return goods, and the form for it.' },
        de: { title: 'Retouren', description: 'Wie Sie Ware zurücksenden, mit dem Retourenschein.' },
      },
      {
        id: 'delivery-notes',
        link: '{selfService}/documents/delivery-notes',
        newTab: true,
        picture: 'satin',
        condition: { group: 'selfService', rights: ['DELIVERY_NOTE'] },
        en: { title: 'Delivery notes', description: 'The papers of all deliveries.' },
        de: { title: 'Lieferscheine', description: 'Die Papiere aller Lieferungen.' },
      },
    ],
  },
  {
    id: 'invoices',
    link: '{selfService}/documents',
    newTab: true,
    picture: 'satin',
    condition: { group: 'selfService', rights: [...documentTypes] },
    en: { title: 'Documents', description: 'Order confirmations, delivery notes, invoices and more.' },
    de: { title: 'Belege', description: 'Auftragsbestätigungen, Lieferscheine, Rechnungen und mehr.' },
  },
  {
    id: 'forms-and-manuals',
    link: '{selfService}/forms-and-manuals',
    newTab: true,
    picture: 'ticking',
    en: { title: 'Forms & Manuals', description: 'Forms, manuals and videos for your daily work.' },
    de: {
      title: 'Formulare & Anleitungen',
      description: 'Formulare, Anleitungen und Videos für Ihren Alltag.',
    },
  },
  {
    id: 'calendar',
    link: '{selfService}/calendar',
    newTab: true,
    picture: 'check',
    en: { title: 'Fashion calendar', description: 'Showroom weeks, trade shows and delivery dates.' },
    de: { title: 'Modekalender', description: 'Showroomwochen, Messen und Liefertermine.' },
  },
  {
    id: 'administration',
    link: '{selfService}/administration',
    newTab: true,
    picture: 'quilt',
    condition: { group: 'admin', rights: [] },
    en: { title: 'Administration', description: 'Accounts, their roles and points of sale.' },
    de: { title: 'Administration', description: 'Konten, ihre Rollen und Verkaufsstellen.' },
  },
];

const rowsOf = (entries: readonly SeedTile[], parentId: string | null): (typeof tiles.$inferInsert)[] =>
  entries.flatMap(
    ({ id, link, newTab = false, picture, condition = null, subpages = [], ...texts }, position) => [
      {
        tileId: id,
        parentId,
        position,
        link,
        newTab,
        picture: tilePictureAddress(picture),
        condition,
        texts,
      },
      ...rowsOf(subpages, id),
    ],
  );

/** Adds the tiles of a new portal. Once there are any tiles, they belong to the operators. */
export async function seedTiles({ db }: Database): Promise<void> {
  if ((await db.$count(tiles)) > 0) return;
  await db.insert(tiles).values(rowsOf(dashboard, null)).onConflictDoNothing();
}
