import {
  approvalMachine,
  conditionNames,
  finalizationMachine,
  reasonFor,
  whyNot,
} from '@selvedge/core/ordering';
import { approvedHead, sampleFinding, sampleHead, samplePlace, situationOf } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { SelfService } from '../access/SelfService.ts';
import type { RemedyTargets } from './RemedyLinks.tsx';
import { reasonOf } from './useWhyNot.tsx';

const opensAt = Date.UTC(2027, 2, 1, 12);
const input = { head: sampleHead(), holdsInsert: true, holdsSubmit: true, opensAt: null };
const theirs = { ...approvedHead, approval: { by: 'Ann Approver', at: 1, fingerprint: 'f-1', mine: false } };
const findingsOf = (...codes: ('limitExceeded' | 'limitNotComparable')[]) => ({
  type: 'findings.changed',
  findings: codes.map((code) => ({ code, place: {}, values: {} })),
});
const objected = {
  type: 'findings.changed',
  findings: [sampleFinding, { ...sampleFinding, code: 'notBuyable' }],
};

const approval = (given: object, ...events: { type: string }[]) =>
  situationOf(approvalMachine, { ...input, ...given }, ...events);
const finalization = (given: object, ...events: { type: string }[]) =>
  situationOf(finalizationMachine, { ...input, ...given }, ...events);

const show = (
  snapshot: AnyMachineSnapshot,
  type: string,
  language: 'en' | 'de',
  targets: RemedyTargets = {},
) =>
  renderWithWords(
    <Button disabledReason={reasonOf(whyNot(snapshot, { type }), targets)}>Control</Button>,
    language,
  );

describe('the words of a control that is off', () => {
  const request = 'approval.requested';
  const finalizing = 'finalization.requested';
  it.each([
    [
      'the right to approve',
      approval({ holdsInsert: false }, findingsOf()),
      request,
      'This needs the right “Filling the shopping cart”. Your administrator can grant it.',
      'Dazu ist das Recht „Warenkorb füllen“ nötig. Ihre Administration kann es vergeben.',
    ],
    [
      'the right to finalize',
      finalization({ holdsSubmit: false }, findingsOf()),
      finalizing,
      'This needs the right “Finalizing orders”. The POS Manager has it; your administrator can give it to you.',
      'Dazu ist das Recht „Aufträge abschließen“ nötig. Der POS-Manager hat es; Ihre Administration kann es vergeben.',
    ],
    [
      'a season that has begun',
      approval({ opensAt }, findingsOf()),
      request,
      'This season is in preview: nothing can be approved or finalized yet. This changes automatically on 1 Mar 2027.',
      'Diese Saison ist in der Vorschau: Noch kann nichts freigegeben oder abgeschlossen werden. Das ändert sich automatisch am 01.03.2027.',
    ],
    [
      'a check that has ended',
      finalization({}),
      finalizing,
      'The order has to be checked first. It continues automatically once the check has finished.',
      'Der Auftrag muss zuerst geprüft werden. Sobald die Prüfung beendet ist, geht es automatisch weiter.',
    ],
    [
      'settled findings',
      approval({}, objected),
      request,
      '2 points have to be resolved first.',
      '2 Punkte sind zuerst zu klären.',
    ],
    [
      'the limit',
      finalization({}, findingsOf('limitExceeded')),
      finalizing,
      'The order exceeds the order limit. It can be approved; it can be finalized once it is within the limit. Your sales representative can change the limit.',
      'Der Auftrag überschreitet das Orderlimit. Er kann freigegeben werden; abgeschlossen werden kann er, sobald er das Limit einhält. Ihre Ansprechperson im Vertrieb kann das Limit ändern.',
    ],
    [
      'an approval of one’s own',
      approval({ head: theirs }, findingsOf()),
      'approval.recalled',
      'Ann Approver approved this order. Only Ann Approver can withdraw the approval; the POS Manager can return the order.',
      'Ann Approver hat diesen Auftrag freigegeben. Nur Ann Approver kann die Freigabe zurücknehmen; der POS-Manager kann den Auftrag zurückgeben.',
    ],
    [
      'an order that is known',
      approval({}, findingsOf(), { type: 'ending.changed', ending: 'uncertain' } as never),
      request,
      'We first have to know whether the order was placed. It continues automatically once the answer has arrived.',
      'Zuerst muss feststehen, ob der Auftrag erteilt wurde. Sobald die Antwort da ist, geht es automatisch weiter.',
    ],
    [
      'an order that is not finalized',
      finalization({ head: sampleHead({ state: 'finalized' }) }, findingsOf()),
      finalizing,
      'This order is finalized. It stays as it is.',
      'Dieser Auftrag ist abgeschlossen. Er bleibt, wie er ist.',
    ],
  ] as const)(
    'K2 say of %s who changes it and when, in both languages',
    async (_, snapshot, type, en, de) => {
      const { unmount } = await show(snapshot, type, 'en');
      expect(screen.getByRole('button', { name: 'Control' })).toHaveAccessibleDescription(en);
      unmount();
      await show(snapshot, type, 'de');
      expect(screen.getByRole('button', { name: 'Control' })).toHaveAccessibleDescription(de);
    },
  );

  it.each(['en', 'de'] as const)('K2 there are for every condition, in %s', async (language) => {
    await renderWithWords(
      <ul>
        {conditionNames.map((name) => (
          <li key={name}>
            <Button disabledReason={reasonOf([reasonFor(name, {})])}>{name}</Button>
          </li>
        ))}
      </ul>,
      language,
    );
    for (const row of screen.getAllByRole('listitem')) {
      const words = within(row).getByRole('tooltip').textContent;
      expect(words.length, row.textContent).toBeGreaterThan(10);
      expect(words).not.toContain('whyNot.');
    }
  });
});

describe('the ways of a control that is off', () => {
  it('K2 lead to another screen by its address, and to a place of this one by hand', async () => {
    const findings = vi.fn();
    const snapshot = approval({ opensAt }, objected);
    await show(snapshot, 'approval.requested', 'en', { place: samplePlace, here: { findings } });
    expect(screen.getByRole('link', { name: 'Go to the seasons' })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1',
    );
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Control' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Go to the first point' }));
    expect(findings).toHaveBeenCalledOnce();
  });

  it.each([
    ['en', 'Request this right', 'Request for the right “Finalizing orders”'],
    ['de', 'Dieses Recht beantragen', 'Antrag auf das Recht „Aufträge abschließen“'],
  ] as const)(
    'K2 lead from a missing right to where it is asked for, with a subject that names it, in %s',
    async (language, name, subject) => {
      const lacks = whyNot(finalization({ holdsSubmit: false }, findingsOf()), {
        type: 'finalization.requested',
      });
      await renderWithWords(
        <SelfService value="https://self.test/area/">
          <Button disabledReason={reasonOf(lacks)}>Control</Button>
        </SelfService>,
        language,
      );
      const href = screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href') ?? '';
      const { origin, pathname, searchParams } = new URL(href);
      expect([origin + pathname, searchParams.get('subject'), searchParams.get('lang')]).toEqual([
        'https://self.test/area/request',
        subject,
        language,
      ]);
    },
  );

  it('K2 promise no place to ask for a right where there is none', async () => {
    await show(finalization({ holdsSubmit: false }, findingsOf()), 'finalization.requested', 'en');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('K2 a control that is off takes the focus when it is touched, so that its words are shown', async () => {
    await show(approval({ holdsInsert: false }, findingsOf()), 'approval.requested', 'en');
    const control = screen.getByRole('button', { name: 'Control' });
    control.click();
    expect(control).toHaveFocus();
  });
});
