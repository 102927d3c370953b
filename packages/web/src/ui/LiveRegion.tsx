import { visuallyHidden } from '#style/patterns';

type Props = {
  /** Spoken when it changes; empty is silence. */
  message: string;
  /** `assertive` interrupts: only for what would otherwise be lost. */
  urgency?: 'polite' | 'assertive';
};

export function LiveRegion({ message, urgency = 'polite' }: Props) {
  return (
    <div role={urgency === 'assertive' ? 'alert' : 'status'} className={visuallyHidden()}>
      {message}
    </div>
  );
}
