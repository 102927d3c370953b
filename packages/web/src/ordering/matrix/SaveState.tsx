import { type SaveState as State, saveStateOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import type { CartRef, CartSnapshot } from './cellView.ts';

type Shown = State | 'loading' | 'failed' | 'overtaken';

const shownState = (snapshot: CartSnapshot): Shown => {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('overtaken') ? 'overtaken' : saveStateOf(snapshot);
};

const words: Readonly<Record<Shown, MessageId>> = {
  stored: 'matrix.save.stored',
  unsaved: 'matrix.save.unsaved',
  saving: 'matrix.save.saving',
  stalled: 'matrix.save.stalled',
  invalid: 'matrix.save.invalid',
  conflict: 'matrix.save.conflict',
  refused: 'matrix.save.refused',
  loading: 'matrix.save.loading',
  failed: 'matrix.save.failed',
  overtaken: 'matrix.save.overtaken',
};
const signs: Partial<Record<Shown, IconName>> = {
  stored: 'check',
  stalled: 'warning',
  invalid: 'critical',
  conflict: 'warning',
  refused: 'critical',
  failed: 'critical',
  overtaken: 'warning',
};
const tones: Partial<Record<Shown, 'positive' | 'warning' | 'critical'>> = {
  stored: 'positive',
  stalled: 'warning',
  conflict: 'warning',
  overtaken: 'warning',
  invalid: 'critical',
  refused: 'critical',
  failed: 'critical',
};
/** On its way and typed again at once: too quick to be spoken. */
const quiet: ReadonlySet<Shown> = new Set(['unsaved', 'saving', 'loading']);

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

/** Brings the first cell that needs a decision into view and into the hand. */
export const showTroubledCell = () =>
  document
    .querySelector<HTMLElement>('[data-state=conflict], [data-state=invalid], [data-state=refused]')
    ?.focus();

/** How the cart stands, in one line: stored, on its way, or what keeps it from being stored. */
export function SaveState({ cart }: { cart: CartRef }) {
  const intl = useIntl();
  const state = useSelector(cart, shownState);
  const text = intl.formatMessage({ id: words[state] });
  const sign = signs[state];
  return (
    <span className={line({ tone: tones[state] })} data-save={state}>
      {sign && <Icon name={sign} size="small" />}
      <span>{text}</span>
      {(state === 'invalid' || state === 'conflict' || state === 'refused') && (
        <button type="button" className={link} onClick={showTroubledCell}>
          {intl.formatMessage({ id: 'matrix.save.show' })}
        </button>
      )}
      {(state === 'failed' || state === 'overtaken') && (
        <button type="button" className={link} onClick={() => cart.send({ type: 'cart.reloaded' })}>
          {intl.formatMessage({ id: 'matrix.save.reload' })}
        </button>
      )}
      <LiveRegion message={quiet.has(state) ? '' : text} />
    </span>
  );
}
