import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { houseOf } from '../../platform/houseOf.ts';

const figure = css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/**
 * The day in the house's time zone, in which its seasons begin and end: its midnight is the day before in London. A backend of
 * the release before tells no time zone; then it is the reader's.
 *
 * @param at epoch ms
 */
export function HouseDay({ at }: { at: number }) {
  const intl = useIntl();
  const timeZone = houseOf(document)?.timeZone;
  return (
    <time dateTime={new Date(at).toISOString()} className={figure}>
      {intl.formatDate(at, { dateStyle: 'medium', ...(timeZone && { timeZone }) })}
    </time>
  );
}
