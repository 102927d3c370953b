import { type CartLayout, cartLayouts } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../../messages/catalogue.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { SectionsRef } from '../state/cartPage.ts';

const row = css({ display: 'flex', alignItems: 'center', flexShrink: '0' });

const names: Readonly<Record<CartLayout, MessageId>> = {
  sheets: 'cart.layout.sheets',
  dense: 'cart.layout.dense',
};

/** Switches between a sheet for each style and one row for each colour. */
export function CartLayoutChoice({ sections }: { sections: SectionsRef }) {
  const intl = useIntl();
  const layout = useSelector(sections, ({ context }) => context.layout);
  return (
    <fieldset className={row} aria-label={intl.formatMessage({ id: 'cart.layout.label' })}>
      {cartLayouts.map((one) => (
        <IconButton
          key={one}
          icon={one === 'sheets' ? 'tiles' : 'rows'}
          size="compact"
          label={intl.formatMessage({ id: names[one] })}
          aria-pressed={layout === one}
          onClick={() => sections.send({ type: 'layout.chosen', layout: one })}
        />
      ))}
    </fieldset>
  );
}
