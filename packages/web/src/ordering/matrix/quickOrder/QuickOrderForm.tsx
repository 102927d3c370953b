import type { Style } from '@selvedge/core/contract';
import { curveInForce, EVEN, planOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { css, cx } from '#style/css';
import { QuickOrderChoices } from './QuickOrderChoices.tsx';
import { QuickOrderPreview } from './QuickOrderPreview.tsx';
import { steady } from './quickOrder.recipe.ts';
import type { QuickOrderRef } from './quickOrderRef.ts';
import type { Taking } from './useTaking.ts';

const parts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 22rem) minmax(0, 1fr)]' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  alignContent: { base: 'start', md: 'stretch' },
  columnGap: '8',
  rowGap: '6',
});

type Props = {
  actor: QuickOrderRef;
  style: Style;
  taking: Taking;
  /** It may come after another style's: the total takes the focus, its text selected. */
  again: boolean;
};

/** The choices of a quick order and what comes of them. Enter applies, Ctrl+Enter goes on with the next style. */
export function QuickOrderForm({ actor, style, taking, again }: Props) {
  const context = useSelector(actor, (at) => at.context);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const onward = (event.ctrlKey || event.metaKey) && taking.onward !== null;
    if (!onward && !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    taking.take(onward);
  };
  return (
    <form className={cx(steady, parts)} onSubmit={(event) => event.preventDefault()} onKeyDown={onKeyDown}>
      <QuickOrderChoices
        actor={actor}
        style={style}
        curveId={curveInForce(context)?.curveId ?? EVEN}
        again={again}
      />
      <QuickOrderPreview actor={actor} style={style} plan={planOf(context)} />
    </form>
  );
}
