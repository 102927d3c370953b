import { sampleOrder } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { OrderSheet } from './OrderSheet.tsx';

const invoiceAddress = {
  ...{ name: 'Lindner Holding AG', street: 'Postfach 110' },
  ...{ postcode: '8022', city: 'Zürich', country: 'CH' },
};

it('O6: says who is invoiced, where that is not the customer at its own address', async () => {
  const { speak } = await renderWithWords(<OrderSheet order={{ ...sampleOrder(), invoiceAddress }} />);
  const fact = () => screen.getByText('Lindner Holding AG, Postfach 110, 8022 Zürich').parentElement;
  expect(fact()).toHaveTextContent(/^Invoice address/);
  speak('de');
  await screen.findByText('Rechnungsadresse');
  expect(fact()).toHaveTextContent(/^Rechnungsadresse/);
});

it('O6: says nothing of it otherwise', async () => {
  await renderWithWords(<OrderSheet order={sampleOrder()} />);
  expect(screen.queryByText('Invoice address')).toBeNull();
});
