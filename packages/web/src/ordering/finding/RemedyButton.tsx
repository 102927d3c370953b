import { formatRoute } from '@selvedge/core';
import type { Finding, SeasonPlace, Style } from '@selvedge/core/contract';
import type { Remedy } from '@selvedge/core/rules';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Money, ShortDate } from '../../ui/text/Values.tsx';
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
  onFix?: () => void;
};

function useLabel(): (remedy: Remedy) => ReactNode {
  const intl = useIntl();
  return (remedy) => {
    switch (remedy.kind) {
      case 'setTo':
        return intl.formatMessage({ id: 'ordering.fix.setTo' }, { pieces: remedy.pieces });
      case 'reduceTo':
        return intl.formatMessage({ id: 'ordering.fix.reduceTo' }, { total: remedy.total });
      case 'acceptPrice':
        return intl.formatMessage(
          { id: 'ordering.fix.acceptPrice' },
          { price: <Money key="p" minor={remedy.price} currency={remedy.currency} /> },
        );
      case 'remove':
        return intl.formatMessage({ id: 'ordering.fix.remove' });
      case 'removeColour':
        return intl.formatMessage({ id: 'ordering.fix.removeColour' });
      case 'reload':
        return intl.formatMessage({ id: 'ordering.fix.reload' });
      case 'wait':
        return intl.formatMessage(
          { id: 'ordering.fix.wait' },
          { date: <ShortDate key="d" at={remedy.until} /> },
        );
      case 'addStyles':
        return intl.formatMessage({ id: 'cart.empty.action' });
      case 'ask':
        return remedy.whom === 'customerService'
          ? intl.formatMessage({ id: 'ordering.fix.ask.customerService' })
          : intl.formatMessage({ id: 'ordering.fix.ask.salesRepresentative' });
    }
  };
}

/** A button that fixes a finding. If nothing here can fix it, says who can help. */
export function RemedyButton({ finding, styles, cart, place, describedBy, onFix }: Props) {
  const label = useLabel();
  const { remedy, act, asks } = fixFor(finding, styles, cart);
  const whyNot = useWhyNot(cart, asks);
  if (remedy.kind === 'addStyles') {
    return (
      <Link look="secondary" href={formatRoute({ screen: 'styles', place })}>
        {label(remedy)}
      </Link>
    );
  }
  if (!act) return <span className={help}>{label(remedy)}</span>;
  return (
    <Button
      size="compact"
      aria-describedby={describedBy}
      disabledReason={whyNot}
      onClick={() => {
        act();
        onFix?.();
      }}
    >
      {label(remedy)}
    </Button>
  );
}
