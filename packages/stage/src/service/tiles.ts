import { failure } from '@selvedge/core';
import type { Tile } from '../dashboard/tile.ts';
import type { Language } from '../messages/languages.ts';

const tile = (id: string, title: string, description: string, newTab = false): Tile => ({
  id,
  title,
  description,
  image: null,
  link: `/${id}`,
  newTab,
  favorite: false,
});

/** A response of a server that refuses. */
export const refused = failure({
  kind: 'refused',
  status: 500,
  message: 'The order book is being closed. Please try again in an hour.',
  tracking: '7f3c-19ab',
});

export const sampleTiles: Record<Language, readonly Tile[]> = {
  en: [
    tile(
      'preorder',
      'Pre-order',
      'Write the season ahead: styles, sizes and quantities for each of your points of sale.',
    ),
    tile('postorder', 'Re-order', 'Order from stock what sells.'),
    tile('returns', 'Returns & Shipments', 'Announce a return and follow each parcel.'),
    tile('invoices', 'Invoices', 'Every document of the last two years.', true),
    tile('images', 'Media library', 'Pictures and films for your shop window and your web shop.'),
    tile('orders', 'My orders', 'What is confirmed, on its way and delivered.'),
    tile('events', 'Fashion calendar', ''),
    tile('care', 'Care and material', 'What it is made of and how it is washed.'),
  ],
  de: [
    tile(
      'preorder',
      'Vororder',
      'Schreiben Sie die kommende Saison: Modelle, Größen und Mengen für jede Ihrer Verkaufsstellen.',
    ),
    tile('postorder', 'Nachorder', 'Bestellen Sie vom Lager nach, was sich verkauft.'),
    tile('returns', 'Retouren & Lieferungen', 'Melden Sie eine Retoure an und verfolgen Sie jedes Paket.'),
    tile('invoices', 'Rechnungen', 'Alle Belege der letzten zwei Jahre.', true),
    tile('images', 'Mediathek', 'Bilder und Filme für Schaufenster und Onlineshop.'),
    tile('orders', 'Meine Bestellungen', 'Was bestätigt, unterwegs und geliefert ist.'),
    tile('events', 'Modekalender', ''),
    tile('care', 'Pflege- und Materialkennzeichnung', 'Woraus es gemacht ist und wie es gewaschen wird.'),
  ],
};
