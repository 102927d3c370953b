import { scanModes } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { choiceLabel, legend } from '../../ui/fields/choice.recipe.ts';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { choice, lead } from './scan.recipe.ts';
import type { ScanRef } from './scanRef.ts';

/** What the next scans do. */
export function ScanModes({ scan }: { scan: ScanRef }) {
  const intl = useIntl();
  const name = useId();
  const mode = useSelector(scan, ({ context }) => context.mode);
  const whyNotAdded = useWhyNot(scan, { type: 'mode.chosen', mode: 'add' });
  const labels = {
    show: intl.formatMessage({ id: 'scan.mode.show' }),
    add: intl.formatMessage({ id: 'scan.mode.add' }),
  };
  return (
    <fieldset className={choice}>
      <legend className={legend}>{intl.formatMessage({ id: 'scan.mode.label' })}</legend>
      {scanModes.map((one) => {
        const off = one === 'add' && whyNotAdded !== undefined;
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
      {whyNotAdded && (
        <div className={lead}>
          <p id={`${name}-off`}>{whyNotAdded.says}</p>
          {whyNotAdded.remedies}
        </div>
      )}
    </fieldset>
  );
}
