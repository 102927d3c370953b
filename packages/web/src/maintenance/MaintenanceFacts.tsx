import type { ShownMaintenance } from '@selvedge/core/overlays';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ServerHtml } from '../ui/html/ServerHtml.tsx';
import { type TileTitles, titlesOf } from './titlesOf.ts';
import { useAffected } from './useAffected.ts';
import { useFeatures } from './useFeatures.ts';
import { usePeriod } from './usePeriod.ts';

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  alignItems: 'baseline',
  columnGap: '6',
  rowGap: { base: '1', sm: '2' },
  marginTop: '6',
  paddingTop: '5',
  borderTop: 'hair',
});
const term = css({
  textStyle: 'label',
  color: 'ink.muted',
  '&:not(:first-child)': { marginTop: { base: '2', sm: '0' } },
});
const value = css({ textStyle: 'body', overflowWrap: 'anywhere' });

type Props = { shown: ShownMaintenance; tileTitles: TileTitles };

/** Why, when and what: the server's message and the facts of the maintenance. */
export function MaintenanceFacts({ shown: { maintenance, message }, tileTitles }: Props) {
  const intl = useIntl();
  const affected = useAffected(maintenance);
  const features = useFeatures(maintenance.features);
  const period = usePeriod(maintenance);
  const rows = [
    { name: intl.formatMessage({ id: 'maintenance.facts.when' }), value: period },
    { name: intl.formatMessage({ id: 'maintenance.facts.what' }), value: affected.join(', ') },
    {
      name: intl.formatMessage({ id: 'maintenance.facts.tiles' }),
      value: titlesOf(tileTitles, maintenance.tiles).join(', '),
    },
    {
      name: intl.formatMessage({ id: 'maintenance.facts.features' }),
      value: features.join(', '),
    },
  ].filter((row) => row.value !== '');
  return (
    <>
      {message && <ServerHtml html={message} />}
      <dl className={facts}>
        {rows.flatMap((row) => [
          <dt key={row.name} className={term}>
            {row.name}
          </dt>,
          <dd key={`${row.name} value`} className={value}>
            {row.value}
          </dd>,
        ])}
      </dl>
    </>
  );
}
