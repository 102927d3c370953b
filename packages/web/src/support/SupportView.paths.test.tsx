import { supportActors, supportMachine, supportText } from '@selvedge/core/overlays';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { SupportView } from './SupportView.tsx';

const head = [
  'Error ID: 0a1b2c3d',
  'Version: 1.0.0',
  'Time: 2026-11-21T09:30:00.000Z',
  'Page: styles',
  'Browser: Mozilla/5.0',
].join('\n');
const whole = `${head}\nRecording: flight1.${'H4sIAAAAAAAAA-2d3XLcxpWA'.repeat(60)}`;

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

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Support information' });
const shows =
  (sentence: string | RegExp) =>
  ({ context, value }: AnyMachineSnapshot) => {
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(field()).toHaveValue(supportText(context, value === 'gathering'));
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(value === 'failed' ? 1 : 0);
  };

screenTour('C7 Q3 what support needs to know, on the screen', {
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
    <SupportView support={actor as ActorRefFrom<typeof supportMachine>} onClose={() => {}} />
  ),
  userActions: {
    'copy.pressed': (user) => user.click(screen.getByRole('button', { name: 'Copy support info' })),
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
    gathering: (snapshot) => {
      shows('Gathering the last steps…')(snapshot);
      expect(screen.queryByRole('button', { name: /Copy support info/ })).toBeNull();
    },
    copying: (snapshot) => {
      shows('')(snapshot);
      expect(screen.getByRole('button', { name: /^Copy support info/ })).toHaveAttribute('aria-busy', 'true');
    },
    copied: shows(/^Copied\./),
    denied: (snapshot) => {
      shows(/did not allow copying/)(snapshot);
      const { selectionStart, selectionEnd, value } = field();
      expect(value.slice(selectionStart, selectionEnd)).toBe(value);
    },
    failed: shows(/could not be gathered/),
  },
});
