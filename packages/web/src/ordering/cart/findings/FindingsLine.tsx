import type { Style } from '@selvedge/core/contract';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ChangedPricesNotice } from '../prices/ChangedPricesNotice.tsx';
import type { CartRef } from '../state/cellView.ts';
import { UnavailableNotice } from './UnavailableNotice.tsx';
import { useLineFindings } from './useLineFindings.ts';

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'controlDense',
  textStyle: 'small',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
});
const details = css({ display: 'flex', flexDirection: 'column', gap: '3' });

type LineProps = { busy?: boolean; children?: ReactNode };

/** One line. It has the same height while the cart is being counted and afterwards. */
export function FindingsLine({ busy = false, children }: LineProps) {
  const intl = useIntl();
  return (
    <div className={line} role="status" aria-busy={busy}>
      {busy ? intl.formatMessage({ id: 'cart.findings.counting' }) : children}
    </div>
  );
}

type Props = {
  cart: CartRef;
  styles: readonly Style[];
  /** Server time (epoch ms). */
  now: number;
};

/** The findings of a long cart's lines: their number in one line, the full list on demand. */
export function CountedFindings({ cart, styles, now }: Props) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { changed, unavailable } = useLineFindings(cart, styles, now);
  const count = changed.length + unavailable.length;
  const parts = [
    changed.length > 0 && intl.formatMessage({ id: 'cart.findings.prices' }, { count: changed.length }),
    unavailable.length > 0 &&
      intl.formatMessage({ id: 'cart.findings.unavailable' }, { count: unavailable.length }),
  ].filter(Boolean);
  return (
    <>
      <FindingsLine>
        {count === 0 ? (
          intl.formatMessage({ id: 'cart.findings.none' })
        ) : (
          <Button
            size="compact"
            icon="warning"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {parts.join(' · ')}
          </Button>
        )}
      </FindingsLine>
      {open && (
        <div id={id} className={details}>
          <ChangedPricesNotice cart={cart} changed={changed} />
          <UnavailableNotice cart={cart} styles={styles} found={unavailable} />
        </div>
      )}
    </>
  );
}
