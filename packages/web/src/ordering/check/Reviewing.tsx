import type { OrderLimit, ResolvedRights, SeasonPlace, Style } from '@selvedge/core/contract';
import { holds, rackOf, sumsOfStyles, type WorkspaceChildren, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { SumsLine } from '../cart/SumsLine.tsx';
import { ApprovalPanel } from './ApprovalPanel.tsx';
import { CheckTabs } from './CheckTabs.tsx';
import { FinalizationPanel } from './FinalizationPanel.tsx';
import { Rack } from './Rack.tsx';
import { useObstacle } from './useObstacle.tsx';
import { Verdict } from './Verdict.tsx';

const none: readonly Style[] = [];
const band = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  gap: { base: '6', md: '10' },
  alignItems: 'start',
  paddingBottom: '10',
});
const decision = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  padding: { base: '4', sm: '6' },
  border: 'hair',
  background: 'surface.raised',
  _print: { display: 'none' },
});

/** While an order may stand or stands, there is nothing to approve. */
const endings: Readonly<Partial<Record<string, MessageId>>> = {
  finalizing: 'check.obstacle.uncertain',
  asking: 'check.obstacle.uncertain',
  uncertain: 'check.obstacle.uncertain',
  overtaken: 'check.obstacle.overtaken',
};

type Actors = Required<
  Pick<WorkspaceChildren, 'cart' | 'contents' | 'check' | 'rack' | 'approval' | 'finalization'>
>;

type Props = Actors & {
  place: SeasonPlace;
  currency: string;
  limit: OrderLimit | null;
  /** When ordering begins, epoch ms, where the season is in preview. */
  opensAt: number | null;
  rights: ResolvedRights;
};

/** The stored cart as it would be ordered: verdict, decision and the rack of what is in it. */
export function Reviewing({
  place,
  currency,
  limit,
  opensAt,
  rights,
  cart,
  contents,
  check,
  rack,
  approval,
  finalization,
}: Props) {
  const intl = useIntl();
  const snapshot = useSelector(cart, (now) => now);
  const answer = useSelector(contents, ({ context }) => context.answer);
  const styles = answer ?? none;
  const view = useSelector(rack, ({ context }) => context.view);
  const maySubmit = holds(rights, place.rightEnv, 'SHOPPINGCART_SUBMIT');
  const obstacle = useObstacle(check, opensAt);

  const ending = useSelector(finalization, ({ value }) =>
    typeof value === 'string' ? endings[value] : undefined,
  );
  const useless = ending && intl.formatMessage({ id: ending });
  const { lines } = snapshot.context;
  const pieces = useMemo(() => wishedPieces(snapshot), [snapshot]);
  const hanging = useMemo(() => answer && rackOf(answer, pieces, lines, view), [answer, pieces, lines, view]);
  return (
    <>
      <CheckTabs
        actor={rack}
        rack={hanging}
        order={
          <div className={band}>
            <Verdict check={check} styles={styles} place={place} />
            <section className={decision} aria-label={intl.formatMessage({ id: 'check.decision.label' })}>
              <SumsLine size="panel" sums={sumsOfStyles(styles, pieces, lines)} currency={currency} />
              <ApprovalPanel
                approval={approval}
                obstacle={useless ?? obstacle}
                maySubmit={maySubmit}
                styles={styles}
                place={place}
              />
              {maySubmit && (
                <FinalizationPanel
                  finalization={finalization}
                  obstacle={obstacle}
                  styles={styles}
                  place={place}
                />
              )}
            </section>
          </div>
        }
      />
      <Rack actor={rack} contents={contents} place={place} currency={currency} limit={limit} rack={hanging} />
    </>
  );
}
