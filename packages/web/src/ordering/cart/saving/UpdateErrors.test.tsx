import { cellOf } from '@selvedge/core/ordering';
import { refusedAnswer, sampleFinding, sampleStyle, storedAnswer } from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { catalogOf } from '../../testing/catalogOf.ts';
import { openCart } from '../../testing/openCart.ts';
import { UpdateErrors } from './UpdateErrors.tsx';

const title = 'Errors while updating the shopping cart';
const stock = {
  code: 'stockExceeded' as const,
  place: { articleId: 's-1', articleColorId: 'k-1', articleVariantId: 'v-2' },
  values: { availableQuantity: 12, quantity: 30 },
};
const answer = storedAnswer({
  ...refusedAnswer,
  refused: [
    { articleVariantId: 'v-1', finding: sampleFinding },
    { articleVariantId: 'v-2', finding: stock },
  ],
  stored: [],
});

async function refused(props: Partial<Parameters<typeof UpdateErrors>[0]> = {}) {
  const cart = await openCart();
  await renderWithWords(<UpdateErrors styles={[sampleStyle()]} {...props} cart={cart.actor} />);
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await act(async () => {
    cart.actor.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' });
    cart.actor.send({ type: 'cell.typed', articleVariantId: 'v-2', entry: '30' });
  });
  await cart.pass(600);
  await cart.answer(answer);
  return { cart, user: userEvent.setup({ delay: null }) };
}

/** The style as if it came in one size. */
const onlyFirst = () => {
  const style = sampleStyle();
  return {
    ...style,
    colours: style.colours.map((one) => ({ ...one, variants: one.variants.slice(0, 1) })),
  };
};

const lines = () => screen.getAllByRole('listitem');
const entries = ({ actor }: Awaited<ReturnType<typeof openCart>>) =>
  ['v-1', 'v-2'].map((id) => cellOf(actor.getSnapshot(), id).entry);
const ofAnother = () => screen.queryAllByText(/of (another style|other styles)/);

describe('N6 errors while updating the shopping cart', () => {
  it('N6 names each line, what was typed and why, as soon as it is refused', async () => {
    await refused();
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toHaveTextContent('Poplin shirt 50-4711 · Navy');
    expect(lines()[0]).toHaveTextContent('You entered 6. This variant may not be ordered by the customer.');
    expect(lines()[1]).toHaveTextContent('Navy · M You entered 30. This variant is only available 12 times.');
    expect(ofAnother()).toHaveLength(0);
  });

  it('N6 N7 a line is tried again, taken back, or set to what there is', async () => {
    const { cart, user } = await refused({ catalog: await catalogOf() });
    const [one, other] = lines();
    if (!one || !other) throw new Error('the lines are not told');
    await user.click(within(other).getByRole('button', { name: 'Set to 12' }));
    expect(lines()).toHaveLength(1);
    await user.click(within(one).getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(entries(cart)).toEqual(['4', '12']);
  });

  it('N6 all of them are taken back at once, and that can be undone', async () => {
    const { cart, user } = await refused({ catalog: await catalogOf() });
    await user.click(screen.getByRole('button', { name: 'Remove all 2' }));
    expect(entries(cart)).toEqual(['4', '']);
    await act(async () => cart.actor.send({ type: 'edits.undone' }));
    expect(entries(cart)).toEqual(['6', '30']);
  });

  it('N6 where one style is typed, lines of others are counted, with the way to the cart', async () => {
    await refused({ styles: [onlyFirst()] });
    expect(lines()).toHaveLength(1);
    expect(screen.getByText('1 quantity of another style was not accepted either.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main/cart',
    );
  });

  it('N6 beside another list of errors only the own lines are told', async () => {
    await refused({ styles: [onlyFirst()], alone: true });
    expect(lines()).toHaveLength(1);
    expect(ofAnother()).toHaveLength(0);
  });

  it('N6 in the cart a line of a style that is not in it yet is named by the catalogue', async () => {
    await refused({ styles: [], catalog: await catalogOf() });
    expect(lines()).toHaveLength(2);
    for (const line of lines()) expect(line).toHaveTextContent(/Poplin shirt/);
  });
});
