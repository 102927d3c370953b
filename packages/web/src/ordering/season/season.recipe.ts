import { css, cva } from '#style/css';

export const cards = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: { base: '5', md: '6' },
  alignItems: 'stretch',
});
/**
 * As high as a card whose facts are there, so that nothing moves when they load: before the season, with a
 * limit, and with a title of two lines.
 */
export const card = cva({
  base: { height: 'full', gap: '5' },
  variants: { env: { preorder: { minHeight: '[24.5rem]' }, postorder: { minHeight: '[22.25rem]' } } },
});
export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
});
export const labels = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
/** The title beside three garments. */
export const season = css({ textStyle: 'displaySmall', textWrap: 'balance' });
export const line = css({ display: 'block', textStyle: 'body' });
export const garments = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(3, 3.25rem)]',
  gap: '1',
  flexShrink: '0',
});
/** As high as a garment, before it is known and where there is none. */
export const garment = css({ display: 'block', aspectRatio: 'garment', background: 'surface.sunken' });
export const kind = css({ textStyle: 'small', color: 'ink.muted' });
export const facts = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '5',
  rowGap: '1.5',
  textStyle: 'small',
  '& dt': { color: 'ink.muted' },
  '& dd': { textAlign: 'end' },
});
export const limit = css({ minHeight: '8' });
export const links = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: 'auto' });

/** A dot of light beside the text, so that a running event is seen at a glance. It does not blink. */
export const onAir = css({
  width: '2',
  height: '2',
  borderRadius: 'round',
  background: 'critical',
  flexShrink: '0',
});
