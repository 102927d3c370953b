import type { ComponentProps, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '#style/css';
import { Icon, type IconName } from '../figures/Icon.tsx';
import { Thread } from '../figures/Thread.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { type ButtonSize, type ButtonVariant, button } from './button.recipe.ts';
import { type OffReason, WhyNot } from './WhyNot.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** The action is running: the label stays, a thread runs along the edge, and further presses do nothing. */
  pending?: boolean;
  /** Present means disabled. The button stays focusable and shows this reason, so that it is never silently dead. */
  disabledReason?: OffReason | undefined;
  reasonAlign?: 'start' | 'end';
  reasonSide?: 'above' | 'below';
  wide?: boolean;
};

export function Button(all: ButtonProps) {
  const { disabledReason, reasonAlign, reasonSide, ...props } = all;
  // A button that can be disabled at all keeps the same wrapper element while enabled.
  if (!('disabledReason' in all)) return <Plain {...props} />;
  return (
    <WhyNot reason={disabledReason} align={reasonAlign} side={reasonSide} wide={props.wide}>
      {(described) => (
        <Plain
          {...props}
          {...described}
          off={disabledReason && (disabledReason.brief ? 'brief' : 'lasting')}
        />
      )}
    </WhyNot>
  );
}

type PlainProps = Omit<ButtonProps, 'disabledReason' | 'reasonAlign' | 'reasonSide'> & {
  /** Disabled. `brief` keeps the look of an enabled button. */
  off?: 'brief' | 'lasting' | undefined;
  'aria-disabled'?: true;
};

function Plain({
  variant,
  size,
  icon,
  pending,
  wide,
  off,
  className,
  onClick,
  children,
  ...rest
}: PlainProps) {
  const intl = useIntl();
  const still = off !== undefined || pending;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!still) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    // Not every browser focuses what is touched, and the reason is shown on focus.
    event.currentTarget.focus();
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={still ? true : undefined}
      aria-busy={pending || undefined}
      className={cx(button({ variant, size, wide, off: off === 'lasting' }), className)}
      onClick={press}
    >
      {icon && <Icon name={icon} size="small" />}
      {children}
      {pending && (
        <>
          <Thread on={variant === 'primary' ? 'accent' : 'ground'} />
          <VisuallyHidden>{intl.formatMessage({ id: 'ui.loading.pending' })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
