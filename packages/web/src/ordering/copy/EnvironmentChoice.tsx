import type { RightEnv } from '@selvedge/core/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { choice, decision } from './copy.recipe.ts';

const names: Readonly<Record<RightEnv, MessageId>> = {
  preorder: 'ordering.env.preorder',
  postorder: 'ordering.env.postorder',
};

type Props = {
  rightEnv: RightEnv;
  rightEnvs: readonly RightEnv[];
  onChoose: (rightEnv: RightEnv) => void;
};

/** Pre-order or re-order, if an order can be copied to either. */
export function EnvironmentChoice({ rightEnv, rightEnvs, onChoose }: Props) {
  const intl = useIntl();
  const id = useId();
  if (rightEnvs.length < 2) return null;
  return (
    <fieldset className={decision}>
      <legend>{intl.formatMessage({ id: 'copy.env.label' })}</legend>
      {rightEnvs.map((env) => (
        <label key={env} className={choice}>
          <input type="radio" name={id} checked={env === rightEnv} onChange={() => onChoose(env)} />
          <span>{intl.formatMessage({ id: names[env] })}</span>
        </label>
      ))}
    </fieldset>
  );
}
