import type { Message } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ServerHtml } from '../ui/html/ServerHtml.tsx';
import { EventDate } from './EventDate.tsx';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[max-content minmax(0, 1fr)]',
  columnGap: '6',
  rowGap: '2',
  margin: '0',
});
const name = css({ textStyle: 'label', color: 'ink.muted', paddingTop: '0.5' });
const value = css({ margin: '0', textStyle: 'body', fontVariantNumeric: 'tabular-nums' });

/** The event's date, its brands and its text. */
export function EventText({ message: { date, brand, content } }: { message: Message }) {
  const intl = useIntl();
  return (
    <div className={frame}>
      <dl className={facts}>
        <dt className={name}>{intl.formatMessage({ id: 'event.when.label' })}</dt>
        <dd className={value}>
          <EventDate date={date} shows="exact" />
        </dd>
        {brand.length > 0 && (
          <>
            <dt className={name}>{intl.formatMessage({ id: 'event.brands.label' })}</dt>
            <dd className={value}>{intl.formatList(brand, { type: 'unit' })}</dd>
          </>
        )}
      </dl>
      <ServerHtml html={content} />
    </div>
  );
}
