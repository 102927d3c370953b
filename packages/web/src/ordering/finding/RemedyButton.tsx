import { formatRoute } from '@selvedge/core';
import type { Finding, SeasonPlace, Style } from '@selvedge/core/contract';
import type { Remedy } from '@selvedge/core/rules';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Money, ShortDate } from '../../ui/Values.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { fixFor } from './fix.ts';

const help = css({ textStyle: 'small', color: 'ink.muted' });

type Props = {
  finding: Finding;
  styles: readonly Style[];
  cart: CartRef;
  place: SeasonPlace;
  /** The id of the text that says what is wrong and where, for screen readers. */
  describedBy?: string;
  onMend?: () => void;
};

function useLabel(): (way: Remedy) => ReactNode {
  const intl = useIntl();
  return (way) => {
    switch (way.kind) {
      case 'setTo':
        return intl.formatMessage({ id: 'ordering.mend.setTo' }, { pieces: way.pieces });
      case 'reduceTo':
        return intl.formatMessage({ id: 'ordering.mend.reduceTo' }, { total: way.total });
      case 'acceptPrice':
        return intl.formatMessage(
          { id: 'ordering.mend.acceptPrice' },
          { price: <Money key="p" minor={way.price} currency={way.currency} /> },
        );
      case 'remove':
        return intl.formatMessage({ id: 'ordering.mend.remove' });
      case 'removeColour':
        return intl.formatMessage({ id: 'ordering.mend.removeColour' });
      case 'reload':
        return intl.formatMessage({ id: 'ordering.mend.reload' });
      case 'wait':
        return intl.formatMessage(
          { id: 'ordering.mend.wait' },
          { date: <ShortDate key="d" at={way.until} /> },
        );
      case 'addStyles':
        return intl.formatMessage({ id: 'cart.empty.action' });
      case 'ask':
        return way.whom === 'customerService'
          ? intl.formatMessage({ id: 'ordering.mend.ask.customerService' })
          : intl.formatMessage({ id: 'ordering.mend.ask.salesRepresentative' });
    }
  };
}

/** A button that fixes a finding. If nothing here can fix it, says who can help. */
export function RemedyButton({ finding, styles, cart, place, describedBy, onMend }: Props) {
  const label = useLabel();
  const { way, act, asks } = fixFor(finding, styles, cart);
  const whyNot = useWhyNot(cart, asks);
  if (way.kind === 'addStyles') {
    return (
      <Link look="secondary" href={formatRoute({ screen: 'styles', place })}>
        {label(way)}
      </Link>
    );
  }
  if (!act) return <span className={help}>{label(way)}</span>;
  return (
    <Button
      size="compact"
      aria-describedby={describedBy}
      disabledReason={whyNot}
      onClick={() => {
        act();
        onMend?.();
      }}
    >
      {label(way)}
    </Button>
  );
}
