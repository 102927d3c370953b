import { css } from '#style/css';

const swatch = css({
  display: 'inline-block',
  width: '3',
  height: '3',
  border: 'control',
  borderRadius: 'round',
  background: '[var(--tone)]',
});

/** The tone of a colour. Hidden from screen readers, so its name must be next to it. */
export function Swatch({ hex }: { hex: string }) {
  return <span data-tone="" className={swatch} style={{ '--tone': hex }} aria-hidden="true" />;
}
