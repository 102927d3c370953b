import { useIntl } from 'react-intl';
import { step, stepNumber, steps } from './parts/entry.recipe.ts';

const all = ['list', 'review', 'cart'] as const;
type Step = (typeof all)[number];

/** The three steps of bulk entry, with the current one marked. */
export function EntrySteps({ at }: { at: Step }) {
  const intl = useIntl();
  const names: Record<Step, string> = {
    list: intl.formatMessage({ id: 'entry.step.list' }),
    review: intl.formatMessage({ id: 'entry.step.review' }),
    cart: intl.formatMessage({ id: 'entry.step.cart' }),
  };
  return (
    <ol className={steps} aria-label={intl.formatMessage({ id: 'entry.steps' })}>
      {all.map((one, index) => (
        <li key={one} className={step} aria-current={one === at ? 'step' : undefined}>
          <span className={stepNumber}>{index + 1}</span>
          {names[one]}
        </li>
      ))}
    </ol>
  );
}
