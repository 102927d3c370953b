import type { OverlaysRef } from '@selvedge/core';
import type { AgendaEntry } from '@selvedge/core/contract';
import { type agendaMachine, isClosed, routeOfEntry, shownEntries } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css, cx } from '#style/css';
import { agendaFrame, agendaHead, agendaLine } from '../dashboard/agenda.recipe.ts';
import { FailedNotice } from '../failure/FailedNotice.tsx';
import { failedAloud } from '../failure/failedAloud.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { AgendaEntryLine } from './AgendaEntryLine.tsx';

const middle = css({ display: 'flex', alignItems: 'center' });

type Props = {
  overlays: OverlaysRef;
  /** What is shown until it is known what waits; null where the tiles tell that nothing does. */
  waiting: ReactNode;
};

/** What waits for the user, above the tiles of the dashboard. */
export default function AgendaSection({ overlays, waiting }: Props) {
  const agenda = useSelector(overlays, ({ children }) => children.agenda);
  const maintenance = useSelector(overlays, ({ children }) => children.maintenance);
  const known = useSelector(maintenance, (now) => now?.context);
  const closed = (entry: AgendaEntry) => known !== undefined && isClosed(known, routeOfEntry(entry));
  return agenda ? <WhatWaits agenda={agenda} waiting={waiting} closed={closed} /> : waiting;
}

type AgendaProps = {
  agenda: ActorRefFrom<typeof agendaMachine>;
  /** Whether the page that an entry leads to is under maintenance. */
  closed?: (entry: AgendaEntry) => boolean;
};

/** The agenda, from its chart: nothing where nothing waits. */
export function WhatWaits({ agenda, waiting, closed = () => false }: AgendaProps & Omit<Props, 'overlays'>) {
  const intl = useIntl();
  const snapshot = useSelector(agenda, (now) => now);
  const { answer, failure, whole } = snapshot.context;
  if (failedAloud(snapshot)) {
    return (
      waiting && (
        <section className={agendaFrame} aria-label={intl.formatMessage({ id: 'agenda.title' })}>
          <FailedNotice
            live
            tone="critical"
            title={intl.formatMessage({ id: 'agenda.failed' })}
            failure={failure}
            actions={
              <Button size="compact" onClick={() => agenda.send({ type: 'agenda.retried' })}>
                {intl.formatMessage({ id: 'ui.action.retry' })}
              </Button>
            }
          />
        </section>
      )
    );
  }
  if (answer === null) {
    return (
      waiting && (
        <div aria-busy="true">
          <VisuallyHidden>{intl.formatMessage({ id: 'agenda.loading' })}</VisuallyHidden>
          {waiting}
        </div>
      )
    );
  }
  if (answer.entries.length === 0) return null;
  const shown = shownEntries(answer, whole);
  const further = answer.count - answer.entries.length;
  return (
    <section className={agendaFrame} aria-labelledby="agenda">
      <h2 id="agenda" className={agendaHead}>
        {intl.formatMessage({ id: 'agenda.title' })}
      </h2>
      <ul aria-labelledby="agenda">
        {shown.map((entry) => (
          <AgendaEntryLine
            key={[
              entry.kind,
              entry.cart?.cartId,
              entry.rightEnv,
              entry.season,
              entry.subdivision,
              entry.collectionType,
              entry.salesPeriodTo,
            ].join()}
            entry={entry}
            now={answer.serverTime}
            closed={closed(entry)}
          />
        ))}
      </ul>
      {snapshot.can({ type: 'agenda.unfolded' }) && (
        <div className={cx(agendaLine, middle)}>
          <Button size="compact" onClick={() => agenda.send({ type: 'agenda.unfolded' })}>
            {intl.formatMessage({ id: 'agenda.all' }, { count: answer.entries.length })}
          </Button>
        </div>
      )}
      {whole && further > 0 && (
        <p className={cx(agendaLine, middle)}>
          {intl.formatMessage({ id: 'agenda.further' }, { count: further })}
        </p>
      )}
    </section>
  );
}
