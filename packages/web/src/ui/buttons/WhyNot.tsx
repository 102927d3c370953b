import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { css, cva } from '#style/css';

const frame = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    '& > [data-tip]': { display: 'none' },
    '&:is(:hover, :focus-within):not([data-hushed]) > [data-tip]': { display: 'block' },
  },
  variants: { wide: { true: { display: 'flex', width: 'full' } } },
});

const tip = css({
  position: 'absolute',
  zIndex: 'tip',
  top: '[100%]',
  insetInlineStart: '0',
  width: 'max',
  maxWidth: 'tip',
  marginTop: '1',
  padding: '3',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  borderRadius: 'control',
  boxShadow: 'float',
  textStyle: 'small',
  textAlign: 'start',
  whiteSpace: 'normal',
  animation: '[appear 120ms]',
  '&[data-brief]': { animation: '[appear 120ms 600ms both]' },
  '&[data-align=end]': { insetInlineStart: 'auto', insetInlineEnd: '0' },
  '&[data-side=above]': { top: 'auto', bottom: '[100%]', marginTop: '0', marginBottom: '1' },
  // Bridges the gap, so that the pointer can reach the links and buttons (WCAG 1.4.13).
  _before: { content: '""', position: 'absolute', insetInline: '0', bottom: '[100%]', height: '1' },
  '&[data-side=above]::before': { bottom: 'auto', top: '[100%]' },
});

/**
 * Why a control is disabled: what is missing, who can change it and when it changes by itself, plus links and buttons
 * to change it. A plain string is not accepted: a reason is made where the decision is made.
 */
export interface OffReason {
  readonly says: ReactNode;
  readonly remedies: ReactNode;
  /** Whom to ask, if somebody else must act. Only rendered once the reason has been shown. */
  readonly contact?: ReactNode;
  /** Called each time the reason is shown. */
  readonly onShown?: () => void;
  /** It resolves by itself in a moment: the control keeps its look, and explains itself only if it lasts. */
  readonly brief?: boolean;
}

/** The attributes of a disabled control. Empty while it is enabled. */
export type Described = { 'aria-disabled'?: true; 'aria-describedby'?: string };

type Props = {
  /** Undefined while the control is enabled. */
  reason: OffReason | undefined;
  align?: 'start' | 'end';
  side?: 'above' | 'below';
  wide?: boolean;
  /** Spread the argument on the control itself. */
  children: (described: Described) => ReactNode;
};

/**
 * Keeps a disabled control focusable, and gives the reason on hover, on focus and to screen readers. Its links and
 * buttons follow in tab order. Keep it around an enabled control too: adding or removing it would mount the control
 * again, which loses the focus and a press in progress.
 */
export function WhyNot({ reason, align = 'start', side = 'below', wide, children }: Props) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const show = useEffectEvent(() => {
    setShown(true);
    reason?.onShown?.();
  });

  // Escape hides the reason until the next hover or focus (WCAG 1.4.13).
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    const hush = (event: KeyboardEvent) => event.key === 'Escape' && element.setAttribute('data-hushed', '');
    const reset = () => {
      element.removeAttribute('data-hushed');
      show();
    };
    element.ownerDocument.addEventListener('keydown', hush);
    element.addEventListener('mouseenter', reset);
    element.addEventListener('focusin', reset);
    return () => {
      element.ownerDocument.removeEventListener('keydown', hush);
      element.removeEventListener('mouseenter', reset);
      element.removeEventListener('focusin', reset);
    };
  }, []);

  return (
    <span ref={around} className={frame({ wide })}>
      {children(reason ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
      {reason && (
        <span
          data-tip=""
          data-brief={reason.brief || undefined}
          data-align={align}
          data-side={side}
          className={tip}
        >
          <span id={id} role="tooltip">
            {reason.says}
          </span>
          {reason.remedies}
          {shown && <Suspense>{reason.contact}</Suspense>}
        </span>
      )}
    </span>
  );
}
