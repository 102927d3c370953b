import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouteLink } from 'wouter';
import { cva, cx } from '#style/css';
import { Icon } from '../figures/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { type ButtonSize, type ButtonVariant, button } from './button.recipe.ts';
import { linkTarget } from './link-target.ts';

const link = cva({
  base: {
    color: 'inherit',
    textUnderlineOffset: '[0.22em]',
    textDecorationThickness: '[1px]',
    transitionProperty: '[color, text-decoration-color]',
    transitionDuration: 'quick',
    _hover: { color: 'accent' },
  },
  variants: {
    look: {
      text: { textDecoration: 'underline', textDecorationColor: 'line.strong' },
      quiet: { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
      bare: { textDecoration: 'none' },
    },
  },
});

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Any URL. One with a refused scheme is rendered as plain text, never as a link. */
  href: string;
  look?: 'text' | 'quiet' | 'bare' | ButtonVariant;
  size?: ButtonSize;
  /** Leaves the portal although the origin is the same, for example to the self-service area. */
  leaves?: boolean;
  newTab?: boolean;
  children: ReactNode;
};

const isPlain = (look: NonNullable<Props['look']>): look is 'text' | 'quiet' | 'bare' =>
  look === 'text' || look === 'quiet' || look === 'bare';

/**
 * The only link component: portal routes navigate in place, everything else loads a page. Other origins never get an
 * opener.
 */
export function Link({ href, look = 'text', size, leaves, newTab, className, children, ...rest }: Props) {
  const intl = useIntl();
  const target = linkTarget(href);
  const looks = cx(isPlain(look) ? link({ look }) : button({ variant: look, size }), className);
  if (target.kind === 'refused') return <span className={className}>{children}</span>;
  if (target.kind === 'inside' && !leaves && !newTab) {
    return (
      <RouteLink {...rest} href={target.href} className={looks}>
        {children}
      </RouteLink>
    );
  }
  const apart = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { rel: 'noreferrer' };
  return (
    <a {...rest} {...apart} href={target.href} className={looks}>
      {children}
      {newTab && look !== 'bare' && (
        <>
          {' '}
          <Icon name="outside" size="small" />
        </>
      )}
      {newTab && <VisuallyHidden> {intl.formatMessage({ id: 'ui.link.newTab' })}</VisuallyHidden>}
    </a>
  );
}
