import { formatRoute } from '@selvedge/core';
import { type CartSaving, type SaveState as State, saveStateOf, savingOf } from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Icon, type IconName } from '../../../ui/figures/Icon.tsx';
import { LiveRegion } from '../../../ui/text/LiveRegion.tsx';
import type { CartRef, CartSnapshot } from '../state/cellView.ts';
import { useSavingWords } from './savingWords.ts';

type ShownState = State | 'loading' | 'failed' | 'overtaken' | 'missed';

const shownState = (snapshot: CartSnapshot): ShownState => {
  if (snapshot.hasTag('pending')) return 'loading';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.matches('overtaken')) return 'overtaken';
  const state = saveStateOf(snapshot);
  // States that need the user come before those that resolve by themselves.
  return state === 'stored' && snapshot.matches({ editing: 'missedNews' }) ? 'missed' : state;
};

const standing: Partial<Record<ShownState, MessageId>> = {
  loading: 'matrix.save.loading',
  failed: 'matrix.save.failed',
  overtaken: 'matrix.save.overtaken',
  missed: 'matrix.save.missed',
};
const signs: Partial<Record<ShownState, IconName>> = {
  stored: 'check',
  stalled: 'warning',
  invalid: 'critical',
  conflict: 'warning',
  refused: 'critical',
  failed: 'critical',
  overtaken: 'warning',
  missed: 'warning',
};
const tones: Partial<Record<ShownState, 'positive' | 'warning' | 'critical'>> = {
  stored: 'positive',
  stalled: 'warning',
  conflict: 'warning',
  overtaken: 'warning',
  missed: 'warning',
  invalid: 'critical',
  refused: 'critical',
  failed: 'critical',
};
/** States in which nothing is asked of anybody. */
const well: ReadonlySet<ShownState> = new Set(['stored', 'unsaved', 'saving']);
/** States that are not announced: they follow each other too quickly while the user types. */
const quiet: ReadonlySet<ShownState> = new Set(['unsaved', 'saving', 'loading']);

const line = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    textStyle: 'small',
    color: 'ink.muted',
  },
  variants: {
    tone: {
      positive: { '& > svg': { color: 'positive' } },
      warning: { color: 'warning' },
      critical: { color: 'critical' },
    },
  },
});
/** On a phone only its sign is seen. */
const aside = css({ srOnly: { base: true, md: false } });
const link = css({
  flexShrink: '0',
  padding: '0',
  minHeight: '6',
  border: 'none',
  background: 'transparent',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
  color: 'inherit',
});

/** Scrolls to the first cell that needs a decision and focuses it. */
export const showTroubledCell = () =>
  document
    .querySelector<HTMLElement>('[data-state=conflict], [data-state=invalid], [data-state=refused]')
    ?.focus();

const isSame = ({ progress: one, ...saving }: CartSaving, { progress: other, ...next }: CartSaving) =>
  shallowEqual(saving, next) && one?.stored === other?.stored && one?.of === other?.of;

type Props = {
  cart: CartRef;
  /** Beside a link to the cart: without one of its own, and on a phone with words only where something is wrong. */
  brief?: boolean;
};

/** The state of the cart in one line: stored, being sent, or what keeps it from being stored. */
export function SaveState({ cart, brief = false }: Props) {
  const intl = useIntl();
  const savingWords = useSavingWords();
  const state = useSelector(cart, shownState);
  const saving = useSelector(cart, savingOf, isSame);
  const place = useSelector(cart, ({ context }) => context.place);
  const told = standing[state];
  const text = told ? intl.formatMessage({ id: told }) : savingWords(saving);
  const hasTrouble = saving.conflicting + saving.invalid + saving.refused > 0;
  const sign = signs[state];
  return (
    <span
      className={line({ tone: tones[state] })}
      data-save={state}
      data-trouble={well.has(state) ? undefined : ''}
    >
      {sign && <Icon name={sign} size="small" />}
      <span className={brief && well.has(state) ? aside : undefined}>{text}</span>
      {!told && hasTrouble && (
        <button type="button" className={link} onClick={showTroubledCell}>
          {intl.formatMessage({ id: 'matrix.save.show' })}
        </button>
      )}
      {state === 'failed' && (
        <button type="button" className={link} onClick={() => cart.send({ type: 'cart.reloaded' })}>
          {intl.formatMessage({ id: 'matrix.save.reload' })}
        </button>
      )}
      {state === 'overtaken' && !brief && (
        <Link href={formatRoute({ screen: 'cart', place })}>
          {intl.formatMessage({ id: 'matrix.save.decide' })}
        </Link>
      )}
      <LiveRegion message={quiet.has(state) ? '' : text} />
    </span>
  );
}
