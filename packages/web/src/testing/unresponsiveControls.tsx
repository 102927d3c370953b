import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AnyActorRef, AnyEventObject } from 'xstate';

type Sent = { readonly type: string; readonly taken: boolean };

/** What is chosen already can be chosen again, and stays so. */
const choices = new Set(['camera.chosen', 'colour.chosen']);

const isOn = (control: HTMLElement) =>
  !control.matches(':disabled, [aria-disabled=true], [aria-busy=true]') &&
  control.closest('[inert]') === null;

const nameOf = (control: HTMLElement) =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);

const takes = (actor: AnyActorRef, event: AnyEventObject): boolean => {
  const snapshot = actor.getSnapshot();
  return typeof snapshot?.can === 'function' ? snapshot.can(event) : true;
};

/** An actor with all that it runs. */
const familyOf = (actor: AnyActorRef): AnyActorRef[] => {
  const children: Record<string, AnyActorRef | undefined> = actor.getSnapshot()?.children ?? {};
  return [actor, ...Object.values(children).flatMap((child) => (child ? familyOf(child) : []))];
};

/** Notes what is sent to an actor and those it runs, and keeps it from them. Yields what ends that. */
function hearing(actor: AnyActorRef, sent: Sent[]): () => void {
  const family = familyOf(actor).map((member) => ({ member, send: member.send }));
  for (const { member } of family)
    member.send = (event: AnyEventObject) => {
      sent.push({ type: event.type, taken: choices.has(event.type) || takes(member, event) });
    };
  return () => {
    for (const { member, send } of family) member.send = send;
  };
}

/**
 * The buttons of a screen that look as if they could be pressed although the chart, as it stands, does not take what
 * they send: whoever presses them sees nothing happen. The screen is drawn a second time for it, and nothing of what is
 * pressed reaches a chart.
 */
export function deafControls(part: ReactElement, actor: AnyActorRef): string[] {
  const sent: Sent[] = [];
  const stop = hearing(actor, sent);
  const copy = document.createElement('div');
  document.body.append(copy);
  const { unmount } = render(part, { container: copy });
  try {
    const over = [...copy.querySelectorAll('dialog[open]')].at(-1) ?? copy;
    const deaf: string[] = [];
    for (const control of over.querySelectorAll<HTMLElement>('button')) {
      if (!control.isConnected || !isOn(control)) continue;
      sent.length = 0;
      const before = copy.innerHTML;
      fireEvent.click(control);
      if (sent.length > 0 && sent.every(({ taken }) => !taken) && copy.innerHTML === before)
        deaf.push(`“${nameOf(control)}” sends ${[...new Set(sent.map(({ type }) => type))].join(', ')}`);
    }
    return deaf;
  } finally {
    unmount();
    stop();
    copy.remove();
  }
}
