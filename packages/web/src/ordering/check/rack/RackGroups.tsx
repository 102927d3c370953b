import type { SeasonPlace } from '@selvedge/core/contract';
import type { Rack, RackView } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { SumsLine } from '../../cart/sums/SumsLine.tsx';
import { RackPiece } from './RackPiece.tsx';
import { pieces } from './rack.recipe.ts';
import { groupText } from './rackWords.ts';

const group = css({ '& + &': { marginTop: '10' } });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  paddingTop: '3',
  paddingBottom: '4',
  borderTop: 'hair',
  breakAfter: 'avoid',
});
const title = css({ textStyle: 'displaySmall' });

type Props = { rack: Rack; view: RackView; place: SeasonPlace; currency: string };

/** The groups of the rack, each with its sums. */
export function RackGroups({ rack: { groups }, view: { grouping, figures }, place, currency }: Props) {
  const intl = useIntl();
  return groups.map(({ key, hung, sums }, at) => (
    <section key={key} className={group} aria-labelledby={grouping === 'none' ? undefined : `rack-${at}`}>
      {grouping !== 'none' && (
        <div className={head}>
          <h3 id={`rack-${at}`} className={title}>
            {groupText(intl, grouping, key, at + 1)}
          </h3>
          {figures && <SumsLine size="small" sums={sums} currency={currency} />}
        </div>
      )}
      <ul className={pieces}>
        {hung.map((one) => (
          <li key={one.colour.articleColorId}>
            <RackPiece hung={one} place={place} figures={figures} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
