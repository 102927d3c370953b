import { checkMachine } from '@selvedge/core/ordering';
import { sampleFinding, samplePlace, sampleStyle, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { Verdict } from './Verdict.tsx';

const findings = [
  sampleFinding,
  { code: 'cartEmpty' as const, place: {}, values: {} },
  {
    code: 'priceChanged' as const,
    place: { articleId: 's-1', articleColorId: 'k-1', articleVariantId: 'v-2' },
    values: { storedPrice: 4500, storedCurrency: 'CHF', validPrice: 4990, validCurrency: 'EUR' },
  },
];

screenTour('N7 checking by all rules, on the screen', {
  chart: checkMachine,
  tour: {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
    events: [{ type: 'check.repeated' }],
    answers: {
      precheck: [
        { version: 3, findings: [] },
        { version: 3, findings },
      ],
    },
  },
  machine: wired.check,
  screen: (actor) => (
    <Verdict
      check={actor as ActorRefFrom<typeof checkMachine>}
      styles={[sampleStyle()]}
      place={samplePlace}
    />
  ),
  userActions: {
    'check.repeated': async (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: /Check again|Try again/ });
      if (again) await user.click(again);
      else actor.send(event);
    },
  },
  shows: {
    checking: () => expect(screen.getByText('The order is being checked…')).toBeVisible(),
    passed: () => expect(screen.getByText('Everything is in order')).toBeVisible(),
    objected: () => {
      expect(screen.getByText('3 points to resolve')).toBeVisible();
      expect(screen.getByText('The whole order')).toBeVisible();
      expect(screen.getByText('An empty cart cannot be finalized.')).toBeVisible();
      expect(screen.getByText(/The sales price changed from/)).toHaveTextContent(
        'The sales price changed from CHF 45.00 to €49.90.',
      );
      expect(screen.getByRole('link', { name: /Navy · Size M/ })).toBeVisible();
    },
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('The order could not be checked'),
  },
});
