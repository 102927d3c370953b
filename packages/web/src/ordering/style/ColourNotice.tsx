import type { Colour, Style } from '@selvedge/core/contract';
import { colourHindrance } from '@selvedge/core/ordering';
import type { OrderingMoment } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { Notice } from '../../ui/notices/Notice.tsx';
import { FindingText } from '../finding/FindingText.tsx';

type Props = { style: Style; colour: Colour; moment: OrderingMoment };

/** Says that the colour, or the whole style, cannot be ordered now, and why. */
export function ColourNotice({ style, colour, moment }: Props) {
  const intl = useIntl();
  const finding = colourHindrance(style, colour, moment);
  if (finding === null) return null;
  const whole = style.colours.every((one) => colourHindrance(style, one, moment) !== null);
  return (
    <Notice
      tone="warning"
      title={
        whole
          ? intl.formatMessage({ id: 'style.notOrderable' })
          : intl.formatMessage({ id: 'style.colour.unavailable' }, { colour: colour.name })
      }
    >
      <FindingText finding={finding} />
    </Notice>
  );
}
