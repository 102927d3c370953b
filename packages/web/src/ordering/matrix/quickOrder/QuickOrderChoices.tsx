import type { SizeCurve, Style } from '@selvedge/core/contract';
import {
  EVEN,
  hasLengths,
  type QuickOrderScope,
  quickOrderChildren,
  quickOrderScopes,
  totalOf,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CurvesState } from './CurvesState.tsx';
import type { QuickOrderRef } from './quickOrderRef.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });
/** With room for what is said while curves load, so that nothing moves when they are there. */
const curve = css({ minHeight: '[5.75rem]' });
const legend = css({ textStyle: 'label', paddingBottom: '1' });
/** With room beside the preview the colours take what height is left, and scroll. */
const choice = css({ md: { flex: '1', display: 'flex', flexDirection: 'column', minHeight: '[8rem]' } });
const colours = css({ maxHeight: { base: '[13rem]', md: '[none]' }, overflowY: 'auto', minHeight: '0' });
const colour = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const swatch = css({
  width: '3',
  height: '3',
  border: 'control',
  borderRadius: 'round',
  background: '[var(--tone)]',
});

const scopeWords: Readonly<Record<QuickOrderScope, MessageId>> = {
  style: 'quickOrder.scope.style',
  colour: 'quickOrder.scope.colour',
  length: 'quickOrder.scope.length',
};

type Props = {
  actor: QuickOrderRef;
  style: Style;
  curveId: string;
  /** The total takes the focus when it appears, its text selected. */
  again: boolean;
};

const select = (box: HTMLInputElement | null) => box?.select();

/** How many pieces, what the total applies to, which size curve, and which colours. */
export function QuickOrderChoices({ actor, style, curveId, again }: Props) {
  const intl = useIntl();
  const { total, scope, curves, articleColorIds } = useSelector(actor, ({ context }) => context);
  const loading = useSelector(actor, (now) => quickOrderChildren(now).curves);
  const nameOf = ({ name, pieces }: SizeCurve) =>
    pieces === 0 ? name : intl.formatMessage({ id: 'quickOrder.curve.pieces' }, { name, pieces });
  const scopes = quickOrderScopes.filter((one) => one !== 'length' || hasLengths(style));
  const isWrong = total !== '' && totalOf(total) === null;
  return (
    <div className={column}>
      <TextField
        label={intl.formatMessage({ id: 'quickOrder.total' })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        data-first=""
        ref={again ? select : undefined}
        value={total}
        error={isWrong ? intl.formatMessage({ id: 'quickOrder.total.invalid' }) : undefined}
        onChange={(event) => actor.send({ type: 'total.typed', entry: event.target.value.trim() })}
      />
      <Select
        label={intl.formatMessage({ id: 'quickOrder.scope' })}
        value={scope}
        options={scopes.map((one) => ({ value: one, label: intl.formatMessage({ id: scopeWords[one] }) }))}
        onValue={(value) => {
          const chosen = scopes.find((one) => one === value);
          if (chosen) actor.send({ type: 'scope.chosen', scope: chosen });
        }}
      />
      <div className={curve}>
        <Select
          label={intl.formatMessage({ id: 'quickOrder.curve' })}
          value={curveId}
          options={[
            ...curves.map((curve) => ({ value: curve.curveId, label: nameOf(curve) })),
            { value: EVEN, label: intl.formatMessage({ id: 'quickOrder.curve.even' }) },
          ]}
          onValue={(value) => actor.send({ type: 'curve.chosen', curveId: value })}
        />
        {loading && <CurvesState loading={loading} isNone={curves.length === 0} />}
      </div>
      <fieldset className={choice}>
        <legend className={legend}>{intl.formatMessage({ id: 'quickOrder.colours' })}</legend>
        <div className={colours}>
          {style.colours.map(({ articleColorId, name, hex }) => (
            <Checkbox
              key={articleColorId}
              checked={articleColorIds.includes(articleColorId)}
              onValue={() => actor.send({ type: 'colour.toggled', articleColorId })}
            >
              <span className={colour}>
                <span className={swatch} style={{ '--tone': hex }} />
                {name}
              </span>
            </Checkbox>
          ))}
        </div>
        {articleColorIds.length === 0 && (
          <p className={hint}>{intl.formatMessage({ id: 'quickOrder.colours.none' })}</p>
        )}
      </fieldset>
    </div>
  );
}
