import { formatRoute } from '@selvedge/core';
import type { AgendaEntry, AgendaKind } from '@selvedge/core/contract';
import { routeOfEntry } from '@selvedge/core/overlays';
import {
  collectionMessageOf,
  lastSalesMoment,
  lineTitle,
  salesDays,
  subdivisionTitle,
} from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { agendaLine } from '../dashboard/agenda.recipe.ts';
import type { MessageId } from '../messages/catalogue.ts';
import { Link } from '../ui/buttons/Link.tsx';
import { Icon, type IconName } from '../ui/figures/Icon.tsx';
import { Amounts } from '../ui/text/Amounts.tsx';
import { Badge } from '../ui/text/Badge.tsx';
import { HouseDay } from '../ui/text/HouseDay.tsx';
import { Quantity } from '../ui/text/Values.tsx';

/** Three short lines on a phone, one row of a table elsewhere. */
const line = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '[11rem minmax(0, 1fr) 7rem 9rem 9rem]' },
  gridTemplateAreas: {
    base: '"kind kind" "who value" "about pieces"',
    md: '"kind who pieces value end" "kind about pieces value end"',
  },
  columnGap: { base: '4', md: '6' },
  alignContent: 'center',
  alignItems: 'center',
  paddingBlock: '2',
  _laptop: { paddingBlock: '0.5' },
  paddingInline: { md: '3' },
  transitionProperty: '[box-shadow]',
  transitionDuration: 'quick',
  '&:is(:hover, :focus-within)': { boxShadow: '[inset 2px 0 0 {colors.accent}]' },
});
const kindCell = css({ gridArea: 'kind', justifySelf: 'start' });
const whoCell = css({ gridArea: 'who', minWidth: '0' });
const name = css({ textStyle: 'strong', color: 'ink.muted' });
const cover = css({
  textStyle: 'strong',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: '[none]' },
  '&:focus-visible::after': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[-2px]',
  },
});
const about = css({ gridArea: 'about', textStyle: 'small', color: 'ink.muted', truncate: true });
const piecesCell = css({ gridArea: 'pieces', textStyle: 'small', textAlign: 'end' });
const valueCell = css({ gridArea: 'value', textAlign: 'end', textStyle: 'figureStrong' });
const nothing = css({ gridArea: 'value', textStyle: 'small', color: 'ink.muted', textAlign: 'end' });
const endCell = css({
  gridArea: { base: 'kind', md: 'end' },
  justifySelf: 'end',
  display: 'flex',
  flexDirection: { md: 'column' },
  columnGap: '2',
  textStyle: 'small',
  textAlign: 'end',
});
const left = css({ color: 'ink.muted', hideBelow: 'sm' });
const soon = css({ color: 'warning', fontWeight: 'semibold' });

const kinds: Readonly<Record<AgendaKind, MessageId>> = {
  returned: 'agenda.kind.returned',
  finalize: 'agenda.kind.finalize',
  cart: 'agenda.kind.cart',
  deadline: 'agenda.kind.deadline',
};
const tones = { returned: 'warning', finalize: 'ink', cart: 'neutral', deadline: 'accent' } as const;
const signs: Readonly<Record<AgendaKind, IconName>> = {
  returned: 'undo',
  finalize: 'check',
  cart: 'cart',
  deadline: 'calendar',
};
const SOON_DAYS = 14;

type Props = {
  entry: AgendaEntry;
  now: number;
  /** The page it leads to is under maintenance: the line says so, and leads nowhere. */
  closed?: boolean;
};

/** One thing that waits: what it is, for whom, how much, until when. The whole line leads there. */
export function AgendaEntryLine({ entry, now, closed = false }: Props) {
  const intl = useIntl();
  const { kind, season, collectionType, customer, customers, cart, reason, salesPeriodTo } = entry;
  const collection = collectionMessageOf(collectionType);
  const place = [
    ...(closed ? [intl.formatMessage({ id: 'dashboard.maintenance.whole' })] : []),
    season,
    entry.subdivisionName ? subdivisionTitle(entry) : lineTitle(entry),
    collection ? intl.formatMessage({ id: collection }) : collectionType,
  ].join(' · ');
  const who = customer ? customer.name : intl.formatMessage({ id: 'agenda.customers' }, { count: customers });
  return (
    <li className={cx(agendaLine, line)}>
      <span className={kindCell}>
        <Badge tone={tones[kind]}>
          <Icon name={signs[kind]} size="small" />
          {intl.formatMessage({ id: kinds[kind] })}
        </Badge>
      </span>
      <span className={whoCell}>
        {closed ? (
          <span className={name}>{who}</span>
        ) : (
          <Link look="bare" className={cover} href={formatRoute(routeOfEntry(entry))}>
            {who}
          </Link>
        )}
      </span>
      <span className={about} title={reason ?? undefined}>
        {reason ? intl.formatMessage({ id: 'agenda.reason' }, { place, reason }) : place}
      </span>
      {cart ? (
        <>
          <span className={piecesCell}>
            <Quantity count={cart.pieces} unit />
          </span>
          <span className={valueCell}>
            <Amounts of={cart} />
          </span>
        </>
      ) : (
        customer && <span className={nothing}>{intl.formatMessage({ id: 'agenda.nothing' })}</span>
      )}
      <span className={endCell}>
        {salesPeriodTo !== null && <End salesPeriodTo={salesPeriodTo} now={now} />}
      </span>
    </li>
  );
}

function End({ salesPeriodTo, now }: { salesPeriodTo: number; now: number }) {
  const intl = useIntl();
  const { days } = salesDays({ salesPeriodFrom: now, salesPeriodTo }, now);
  return (
    <>
      <span>
        {intl.formatMessage(
          { id: 'agenda.until' },
          { date: <HouseDay key="date" at={lastSalesMoment({ salesPeriodTo })} /> },
        )}
      </span>
      <span className={days < SOON_DAYS ? soon : left}>
        {intl.formatMessage({ id: 'season.days.left' }, { days })}
      </span>
    </>
  );
}
