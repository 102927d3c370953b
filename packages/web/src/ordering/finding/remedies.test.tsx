import { type Finding, type FindingCode, findingCodes } from '@selvedge/core/contract';
import { sampleCart, sampleLine, sampleNow, samplePlace, sampleStyle } from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { FindingList } from './FindingList.tsx';

const cell = { articleId: 's-1', articleColorId: 'k-1', articleLength: '32', articleVariantId: 'v-1' };
const colour = { articleId: 's-1', articleColorId: 'k-1' };
const atCell = 'Poplin shirt 50-4711 · Navy';
const values = {
  cartId: 'cart-1',
  reason: 'Contract ended',
  subject: '13-0',
  availableQuantity: 12,
  permittedQuantity: 6,
  permittedTotal: 20,
  total: 30,
  quantity: 30,
  articleLength: '32',
  storedPrice: 4990,
  validPrice: 5290,
  currency: 'EUR',
  storedCurrency: 'EUR',
  validCurrency: 'EUR',
  salesPeriodFrom: sampleNow,
  salesPeriodTo: sampleNow,
  limit: 1000,
  used: 500,
  order: 900,
  left: 0,
  over: 400,
  limitCurrency: 'USD',
  priceCurrency: 'GBP',
};

interface Shown {
  readonly place: Finding['place'];
  readonly where: { readonly en: string; readonly de: string } | string;
  readonly says: { readonly en: string; readonly de: string };
  readonly remedy: { readonly en: string; readonly de: string };
}

const whole = { en: 'The whole order', de: 'Der ganze Auftrag' };
const help = {
  en: 'Your sales representative can help.',
  de: 'Ihre Ansprechperson im Vertrieb kann helfen.',
};
const remove = { en: 'Remove', de: 'Entfernen' };

/** Each message of the cart rules (N7), the place it is about, and its way out. */
const shown: Readonly<Record<FindingCode, Shown>> = {
  cartMissing: {
    place: {},
    where: whole,
    says: {
      en: 'Cart cart-1 no longer exists, probably finalized.',
      de: 'Warenkorb cart-1 existiert nicht mehr',
    },
    remedy: { en: 'Reload the cart', de: 'Warenkorb neu laden' },
  },
  cartEmpty: {
    place: {},
    where: whole,
    says: {
      en: 'An empty cart cannot be finalized.',
      de: 'Ein leerer Warenkorb kann nicht abgeschlossen werden.',
    },
    remedy: { en: 'Go to the styles', de: 'Zu den Artikeln' },
  },
  inPreview: {
    place: {},
    where: whole,
    says: { en: 'This season is in preview', de: 'Diese Saison ist in der Vorschau' },
    remedy: { en: 'Possible from', de: 'Möglich ab' },
  },
  styleNotForSale: {
    place: {},
    where: whole,
    says: { en: 'This style is not for sale', de: 'Dieser Artikel steht nicht zum Verkauf' },
    remedy: help,
  },
  colourPeriodEnded: {
    place: colour,
    where: atCell,
    says: { en: 'The sales period of this colour ended', de: 'Der Verkaufszeitraum dieser Farbe endete' },
    remedy: { en: 'Remove colour', de: 'Farbe entfernen' },
  },
  customerLocked: {
    place: {},
    where: whole,
    says: { en: 'This customer is locked: Contract ended', de: 'Dieser Kunde ist gesperrt: Contract ended' },
    remedy: help,
  },
  subdivisionLocked: {
    place: {},
    where: whole,
    says: {
      en: 'Subdivision 13-0 is locked for this customer',
      de: 'Der Teilbereich 13-0 ist für diesen Kunden gesperrt',
    },
    remedy: help,
  },
  collectionTypeLocked: {
    place: {},
    where: whole,
    says: {
      en: 'Collection type 13-0 is locked for this customer',
      de: 'Die Kollektionsart 13-0 ist für diesen Kunden gesperrt',
    },
    remedy: help,
  },
  notAllowedForCustomer: {
    place: cell,
    where: atCell,
    says: {
      en: 'This variant may not be ordered by the customer.',
      de: 'Diese Variante darf vom Kunden nicht bestellt werden.',
    },
    remedy: remove,
  },
  notAllowedForCart: {
    place: cell,
    where: atCell,
    says: {
      en: 'This variant is not allowed for this cart.',
      de: 'Diese Variante ist für diesen Warenkorb nicht zugelassen.',
    },
    remedy: remove,
  },
  notReorderable: {
    place: cell,
    where: atCell,
    says: { en: 'This variant is not reorderable.', de: 'Diese Variante ist nicht nachbestellbar.' },
    remedy: remove,
  },
  notPreorderable: {
    place: cell,
    where: atCell,
    says: {
      en: 'This variant is not allowed for pre-order.',
      de: 'Diese Variante ist für die Vororder nicht zugelassen.',
    },
    remedy: remove,
  },
  notBuyable: {
    place: cell,
    where: atCell,
    says: { en: 'This variant is not buyable.', de: 'Diese Variante ist nicht bestellbar.' },
    remedy: remove,
  },
  priceMissing: {
    place: cell,
    where: atCell,
    says: {
      en: 'No sales price was found for this variant.',
      de: 'Für diese Variante wurde kein Einkaufspreis gefunden.',
    },
    remedy: remove,
  },
  priceChanged: {
    place: cell,
    where: atCell,
    says: {
      en: 'The sales price changed from €49.90 to €52.90.',
      de: 'Der Einkaufspreis hat sich von 49,90 € auf 52,90 € geändert.',
    },
    remedy: { en: 'Accept €52.90', de: '52,90 € übernehmen' },
  },
  stockExceeded: {
    place: cell,
    where: atCell,
    says: { en: 'This variant is only available 12 times.', de: 'Diese Variante ist nur 12 Mal verfügbar.' },
    remedy: { en: 'Set to 12', de: 'Auf 12 setzen' },
  },
  permittedExceeded: {
    place: cell,
    where: atCell,
    says: {
      en: 'This variant exceeds the permitted quantity of 6.',
      de: 'Diese Variante überschreitet die erlaubte Menge von 6.',
    },
    remedy: { en: 'Set to 6', de: 'Auf 6 setzen' },
  },
  lengthTotalExceeded: {
    place: { ...colour, articleLength: '32' },
    where: atCell,
    says: { en: 'exceeds the permitted total of 20.', de: 'überschreitet die erlaubte Gesamtmenge von 20.' },
    remedy: { en: 'Reduce to 20', de: 'Auf 20 reduzieren' },
  },
  limitExceeded: {
    place: {},
    where: whole,
    says: {
      en: 'exceeds the order limit by €4.00: the limit is €10.00, €5.00 has been used, and this order comes to €9.00.',
      de: 'überschreitet das Orderlimit um 4,00 €: Das Limit beträgt 10,00 €, 5,00 € sind verbraucht',
    },
    remedy: help,
  },
  limitNotComparable: {
    place: {},
    where: whole,
    says: { en: 'is in USD, but the prices are in GBP', de: 'lautet auf USD, die Preise sind in GBP' },
    remedy: help,
  },
};

const show = async (findings: readonly Finding[], language: Language) => {
  const cart = await openCart({ cart: sampleCart(undefined, [sampleLine({ quantity: 30 })]) });
  await renderWithWords(
    <FindingList findings={findings} styles={[sampleStyle()]} place={samplePlace} cart={cart.actor} />,
    language,
  );
  return cart;
};

describe.each(['en', 'de'] as const)('N7 each rule at its place, with its way out (%s)', (language) => {
  it.each(findingCodes)('N7 %s', async (code) => {
    const { place, where, says, remedy } = shown[code];
    await show([{ code, place, values }], language);
    const [row] = screen.getAllByRole('listitem');
    if (!row) throw new Error('the finding is not shown');
    const words = row.textContent?.replaceAll('\u00a0', ' ');
    expect(words).toContain(typeof where === 'string' ? where : where[language]);
    expect(words).toContain(says[language]);
    expect(words).toContain(remedy[language]);
  });
});

describe('N7 a way out that is pressed', () => {
  it('N7 goes through the cart: it is typed, stored and can be taken back', async () => {
    const cart = await show([{ code: 'stockExceeded', place: cell, values }], 'en');
    const user = userEvent.setup({ delay: null });
    const [row] = screen.getAllByRole('listitem');
    if (!row) throw new Error('the finding is not shown');
    await user.click(within(row).getByRole('button', { name: 'Set to 12' }));
    await cart.pass(600);
    expect(cart.fake.pending[0]?.call.body).toMatchObject({
      changes: [{ articleVariantId: 'v-1', quantity: 12, was: 30 }],
    });
    await act(async () => cart.actor.send({ type: 'edits.undone' }));
    expect(cart.actor.getSnapshot().context.ledger.cells.get('v-1')?.entry).toBe('30');
  });

  it('N7 accepts the price that is shown, and no other', async () => {
    const cart = await show([{ code: 'priceChanged', place: cell, values }], 'en');
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(cart.fake.pending[0]?.name).toBe('acceptPrices');
    expect(cart.fake.pending[0]?.call.body).toEqual({
      version: 3,
      prices: [{ articleVariantId: 'v-1', price: 5290 }],
    });
  });
});
