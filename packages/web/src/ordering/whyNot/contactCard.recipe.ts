import { css } from '#style/css';

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  marginTop: '3',
  paddingTop: '3',
  borderTop: 'hair',
});
export const name = css({ display: 'block', textStyle: 'strong' });
export const detail = css({ opacity: '[0.75]' });
export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', marginTop: '1' });
export const link = css({
  minHeight: { base: 'controlDense', _touch: 'control' },
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0',
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
  cursor: 'pointer',
  _hover: { color: 'inherit', textDecorationThickness: '[2px]' },
});
