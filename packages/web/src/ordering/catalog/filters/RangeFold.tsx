import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { LatePart } from '../../../failure/LatePart.tsx';
import { orderingPart } from '../../../messages/orderingPart.ts';
import { Fold } from './Fold.tsx';
import type { RangeProps } from './rangeProps.ts';

const RangeFields = orderingPart(() => import('./RangeFields.tsx'));

/** As high as the fields, which come when it is opened. */
const room = css({ minHeight: '[18rem]' });

type Props = RangeProps & { open: boolean; onOpen: (open: boolean) => void };

/** Prices and delivery weeks from one to another (M1). */
export function RangeFold({ open, onOpen, ...rest }: Props) {
  const intl = useIntl();
  const count = Object.keys(rest.ranges).length;
  return (
    <Fold
      title={intl.formatMessage({ id: 'catalog.range.title' })}
      open={open}
      onOpen={onOpen}
      aside={count > 0 ? intl.formatMessage({ id: 'catalog.facet.chosen' }, { count }) : null}
    >
      <div className={room}>
        <LatePart>
          <RangeFields {...rest} />
        </LatePart>
      </div>
    </Fold>
  );
}
