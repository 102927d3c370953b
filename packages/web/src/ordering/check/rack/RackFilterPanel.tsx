import type { Rack, rackMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FilterValue } from '../../catalog/filters/FilterValue.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import { rackFacetTitles, valueText } from './rackWords.ts';

const panel = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: '10',
  rowGap: '6',
  paddingBottom: '8',
  _print: { display: 'none' },
});
const legend = css({ textStyle: 'control', paddingBottom: '2', borderBottom: 'hair', width: 'full' });
const values = css({ maxHeight: '[14rem]', overflowY: 'auto', paddingTop: '1' });
const foot = css({ gridColumn: '[1 / -1]' });

type Props = { actor: ActorRefFrom<typeof rackMachine>; rack: Rack };

/** The tab 'Filter styles': the rack's filters, with counts that follow each choice. */
export function RackFilterPanel({ actor, rack }: Props) {
  const intl = useIntl();
  const whyNotCleared = useWhyNot(actor, { type: 'values.cleared' });
  return (
    <div className={panel}>
      {rack.facets.map((facet) => (
        <fieldset key={facet.name}>
          <legend className={legend}>{intl.formatMessage({ id: rackFacetTitles[facet.name] })}</legend>
          <div className={values}>
            {facet.values.map(({ key, count, chosen }) => (
              <FilterValue
                key={key}
                name={key}
                label={valueText(intl, facet.name, key)}
                count={count}
                chosen={chosen}
                onChosen={(_, wanted) =>
                  actor.send({ type: 'value.chosen', facet: facet.name, key, chosen: wanted })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={foot}>
        <Button disabledReason={whyNotCleared} onClick={() => actor.send({ type: 'values.cleared' })}>
          {intl.formatMessage({ id: 'check.rack.clear' })}
        </Button>
      </div>
    </div>
  );
}
