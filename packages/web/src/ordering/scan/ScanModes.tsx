import { scanModes } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { choiceLabel, legend } from '../../ui/choice.recipe.ts';
import { rightName } from '../area/rightName.ts';
import { choice, lead } from './scan.recipe.ts';
import type { ScanRef } from './scanRef.ts';

/** What the next scans do. */
export function ScanModes({ scan }: { scan: ScanRef }) {
  const intl = useIntl();
  const name = useId();
  const mode = useSelector(scan, ({ context }) => context.mode);
  const mayInsert = useSelector(scan, ({ context }) => context.mayInsert);
  const labels = {
    show: intl.formatMessage({ id: 'scan.mode.show' }),
    add: intl.formatMessage({ id: 'scan.mode.add' }),
  };
  return (
    <fieldset className={choice}>
      <legend className={legend}>{intl.formatMessage({ id: 'scan.mode.label' })}</legend>
      {scanModes.map((one) => {
        const off = one === 'add' && !mayInsert;
        return (
          <label key={one} className={choiceLabel}>
            <input
              type="radio"
              name={name}
              checked={mode === one}
              aria-disabled={off || undefined}
              aria-describedby={off ? `${name}-off` : undefined}
              onChange={() => scan.send({ type: 'mode.chosen', mode: one })}
            />
            {labels[one]}
          </label>
        );
      })}
      {!mayInsert && (
        <p id={`${name}-off`} className={lead}>
          {intl.formatMessage({ id: 'scan.mode.off' }, { right: rightName(intl, 'SHOPPINGCART_INSERT') })}
        </p>
      )}
    </fieldset>
  );
}
