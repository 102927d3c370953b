import { supportActors, supportMachine, supportText } from '@selvedge/core/overlays';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { CrashView } from './CrashView.tsx';

const head = 'Error ID: 0a1b2c3d\nFault: TypeError: The list has no first style';
const whole = `${head}\nRecording: flight1.H4sIAAAAAAAAA`;

/** Calls of the page that are settled by hand. */
const calls = <Answer,>() => {
  const waiting: { answer(value: Answer): void; fail(error: unknown): void }[] = [];
  return {
    call: () => new Promise<Answer>((answer, fail) => waiting.push({ answer, fail })),
    next: () => waiting.shift(),
  };
};
let gathering = calls<string>();
let copying = calls<void>();

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const laidOpen = () => {
  const details = screen.getByText(/^Error ID: 0a1b2c3d\n?/, { selector: 'pre' }).closest('details');
  return details?.open;
};
const shows = ({ context, value }: AnyMachineSnapshot) => {
  expect(screen.getByText(/Error ID: 0a1b2c3d/, { selector: 'pre' }).textContent).toBe(
    supportText(context, false),
  );
  expect(button('Reload the page')).toBeVisible();
  expect(button('Try again') !== null).toBe(value === 'failed');
};
const busy = (snapshot: AnyMachineSnapshot) => {
  shows(snapshot);
  expect(button(/^Copy support info/)).toHaveAttribute('aria-busy', 'true');
};
const left = (snapshot: AnyMachineSnapshot) => {
  shows(snapshot);
  expect(button('Copy support info')).toBeVisible();
  expect(laidOpen()).toBe(true);
};

screenTour('C7 Q3 what support needs to know, on the error screen', {
  chart: supportMachine,
  unreported: {
    gather: 'the page itself does it, without a call',
    copy: 'the page itself does it, without a call',
  },
  tour: {
    input: { head },
    events: [{ type: 'copy.pressed' }, { type: 'gather.retried' }],
    answers: { gather: [whole], copy: [undefined] },
    failures: {
      gather: [new TypeError('Failed to fetch')],
      copy: [new DOMException('denied', 'NotAllowedError')],
    },
  },
  machine: () => {
    gathering = calls<string>();
    copying = calls<void>();
    const actors = supportActors({ gathered: gathering.call, toClipboard: copying.call });
    return supportMachine.provide({ actors });
  },
  screen: (actor) => (
    <CrashView
      head={head}
      errorId="0a1b2c3d"
      support={actor as ActorRefFrom<typeof supportMachine>}
      onCopy={() => expect.unreachable('It is being copied already')}
    />
  ),
  userActions: {
    'copy.pressed': (user) =>
      user.click(screen.getByRole('button', { name: /^(Copy support info|Copied)$/ })),
    'gather.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  answers: {
    gather: () => gathering.next()?.answer(whole),
    copy: () => copying.next()?.answer(),
  },
  failures: {
    gather: (error) => gathering.next()?.fail(error),
    copy: (error) => copying.next()?.fail(error),
  },
  shows: {
    gathering: busy,
    copying: busy,
    copied: (snapshot) => {
      shows(snapshot);
      expect(button('Copied')).toBeVisible();
    },
    denied: left,
    failed: left,
  },
});
