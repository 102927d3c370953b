import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { choiceLabel, legend } from '../../../ui/fields/choice.recipe.ts';
import { choice } from '../parts/entry.recipe.ts';
import type { ListReviewRef } from '../parts/entryRef.ts';

/** Add to what is in the cart, or replace it. */
export function EntryModes({ listReview }: { listReview: ListReviewRef }) {
  const intl = useIntl();
  const name = useId();
  const mode = useSelector(listReview, ({ context }) => context.mode);
  const modes = [
    ['add', intl.formatMessage({ id: 'entry.mode.add' })],
    ['replace', intl.formatMessage({ id: 'entry.mode.replace' })],
  ] as const;
  return (
    <fieldset className={choice}>
      <legend className={legend}>{intl.formatMessage({ id: 'entry.mode.label' })}</legend>
      {modes.map(([id, label]) => (
        <label key={id} className={choiceLabel}>
          <input
            type="radio"
            name={name}
            checked={mode === id}
            onChange={() => listReview.send({ type: 'mode.chosen', mode: id })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
