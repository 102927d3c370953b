import { SCROLL_TO_TOP } from '@selvedge/core/looks';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../ui/figures/Icon.tsx';

const place = css({
  position: 'fixed',
  zIndex: 'header',
  insetInlineEnd: 'gutter',
  '--below': 'calc(var(--foot, 0px) + var(--notice-height, 0px))',
  // Above the bars that screens keep at the bottom, above the footer's last row, and above notices.
  bottom: { base: '[calc(8rem + var(--below))]', md: '[calc(6rem + var(--below))]' },
  // The ticker raises all of that by its height.
  'body:has([data-ticker]) &': {
    bottom: { base: '[calc(11.5rem + var(--below))]', md: '[calc(9.5rem + var(--below))]' },
  },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'control',
  height: 'control',
  background: 'surface.raised',
  color: 'ink',
  border: 'control',
  borderRadius: 'control',
  boxShadow: 'float',
  animation: '[appear 200ms]',
  _hover: { color: 'accent', borderColor: 'accent' },
  _print: { display: 'none' },
});

export function ScrollToTop() {
  const intl = useIntl();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > SCROLL_TO_TOP);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  const label = intl.formatMessage({ id: 'shell.scrollToTop' });
  const rise = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={place} aria-label={label} title={label} onClick={rise}>
      <Icon name="arrowUp" />
    </button>
  );
}
