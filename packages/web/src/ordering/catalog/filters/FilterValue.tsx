import { memo, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';

const word = css({ flex: '1', minWidth: '0', textStyle: 'body' });
const figure = css({ flexShrink: '0', textStyle: 'figure', color: 'ink.muted' });
const why = css({
  marginInlineStart: '[1.875rem]',
  paddingBottom: '2',
  textStyle: 'small',
  color: 'ink.muted',
});

type Props = {
  /** Identifies the value in `onChosen`. */
  name: string;
  label: string;
  /** The number of styles it would show. */
  count: number;
  chosen: boolean;
  onChosen: (name: string, chosen: boolean) => void;
};

/** A filter value. One that would show nothing is disabled, and says why when the user tries it. */
export const FilterValue = memo(function FilterValue({ name, label, count, chosen, onChosen }: Props) {
  const intl = useIntl();
  const id = useId();
  const [tried, setTried] = useState(false);
  const off = count === 0 && !chosen;
  const reason = off ? intl.formatMessage({ id: 'catalog.filter.off' }) : undefined;
  return (
    <div title={reason}>
      <Checkbox
        checked={chosen}
        onValue={(next) => onChosen(name, next)}
        off={off}
        onOff={() => setTried(true)}
        aria-label={intl.formatMessage({ id: 'catalog.facet.value' }, { name: label, count })}
        aria-describedby={off ? id : undefined}
      >
        <span className={word}>{label}</span>
        <span className={figure} aria-hidden="true">
          {intl.formatNumber(count)}
        </span>
      </Checkbox>
      {off && (
        <p id={id} className={why} hidden={!tried} role={tried ? 'status' : undefined}>
          {reason}
        </p>
      )}
    </div>
  );
});
