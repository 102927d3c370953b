import { copyRunMachine } from '@selvedge/core/ordering';
import { copyRunTour, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { UncertainRun } from './CopyBody.tsx';

type CopyRunRef = ActorRefFrom<typeof copyRunMachine>;

function Shown({ copyRun }: { copyRun: CopyRunRef }) {
  const uncertain = useSelector(copyRun, (at) => at.matches('uncertain'));
  return uncertain && <UncertainRun copyRun={copyRun} />;
}

const nothing = () => expect(screen.queryByRole('alert')).toBeNull();
const byTheDialog = 'the dialog around it shows how a run goes and how it ended';

screenTour('N9 the run of a copy, walked', {
  chart: copyRunMachine,
  unreported: {
    run: 'it is asked three times by itself before it is told; why it was refused tells the dialog around it',
  },
  pictures: { nothing: { running: byTheDialog, asking: byTheDialog, ended: byTheDialog } },
  tour: copyRunTour,
  machine: wired.copyRun,
  screen: (actor) => <Shown copyRun={actor as CopyRunRef} />,
  userActions: { 'run.retried': (user) => user.click(screen.getByRole('button', { name: 'Ask again' })) },
  shows: {
    running: nothing,
    asking: nothing,
    uncertain: ({ context }) => {
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent('Asking again copies nothing twice.');
      const { message, tracking } = context.failure;
      if (tracking) expect(alert).toHaveTextContent(`${message}Error ID: ${tracking}`);
    },
    ended: nothing,
  },
});
