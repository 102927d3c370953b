import { formatRoute } from '@selvedge/core';
import type { OrderingRight, SeasonPlace } from '@selvedge/core/contract';
import type { ConditionName, RemedyPlace, WhyNot } from '@selvedge/core/ordering';
import { rightTo } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { RequestRight } from '../access/RequestRight.tsx';
import { placeWords } from './words.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', marginTop: '1' });
const remedy = css({
  minHeight: { base: 'controlDense', _touch: 'control' },
  display: 'inline-flex',
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
  cursor: 'pointer',
  _hover: { color: 'inherit', textDecorationThickness: '[2px]' },
});

/** Where links lead: `here` has handlers for places on the same screen, other places get a URL within `place`. */
export interface RemedyTargets {
  readonly place?: SeasonPlace;
  readonly here?: Partial<Record<RemedyPlace, () => void>>;
}

/** The URL of the screen where a condition can be changed, or null if there is none. */
function addressOf(to: RemedyPlace, { place }: RemedyTargets): string | null {
  if (!place) return null;
  const { rightEnv, customerId } = place;
  switch (to) {
    case 'findings':
      return formatRoute({ screen: 'check', place });
    case 'seasons':
      return formatRoute({ screen: 'seasons', rightEnv, customerId });
    case 'orders':
      return formatRoute({ screen: 'orders', rightEnv, customerId });
    case 'styles':
      return formatRoute({ screen: 'styles', place });
    default:
      return null;
  }
}

const leadsTo = (to: RemedyPlace, targets: RemedyTargets): boolean =>
  to === 'request' || targets.here?.[to] !== undefined || addressOf(to, targets) !== null;

export const rightOf: Partial<Record<ConditionName, OrderingRight>> = {
  holdsView: rightTo.view,
  holdsInsert: rightTo.insert,
  holdsSubmit: rightTo.submit,
  holdsScan: rightTo.scan,
};

/** Links to where what is missing can be changed, each once. */
export function RemedyLinks({ lacks, targets }: { lacks: readonly WhyNot[]; targets: RemedyTargets }) {
  const intl = useIntl();
  const places = [...new Set(lacks.flatMap(({ remedy: to }) => (to && leadsTo(to, targets) ? [to] : [])))];
  if (places.length === 0) return null;
  const rights = lacks.flatMap(({ condition }) => rightOf[condition] ?? []);
  return (
    <span className={row}>
      {places.map((to) => {
        if (to === 'request') return <RequestRight key={to} rights={rights} className={remedy} />;
        const act = targets.here?.[to];
        const href = addressOf(to, targets);
        const label = intl.formatMessage({ id: placeWords[to] });
        if (act) {
          return (
            <button key={to} type="button" className={remedy} onClick={act}>
              {label}
            </button>
          );
        }
        return (
          href && (
            <Link key={to} href={href} className={remedy}>
              {label}
            </Link>
          )
        );
      })}
    </span>
  );
}
