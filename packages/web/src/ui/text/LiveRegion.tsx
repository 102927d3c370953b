import { visuallyHidden } from '#style/patterns';

type Props = {
  /** Announced when it changes. Empty announces nothing. */
  message: string;
  /** `assertive` interrupts. Only for what would otherwise be lost. */
  urgency?: 'polite' | 'assertive';
};

export function LiveRegion({ message, urgency = 'polite' }: Props) {
  return (
    <div role={urgency === 'assertive' ? 'alert' : 'status'} className={visuallyHidden()}>
      {message}
    </div>
  );
}
