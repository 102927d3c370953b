import { css } from '#style/css';

/** As high as the dialog, which stands still; what is longer scrolls. */
export const filling = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minHeight: 'full',
  height: { md: 'full' },
  padding: { base: '4', sm: '6' },
  paddingBlock: { sm: '4' },
});
export const lead = css({ textStyle: 'small', color: 'ink.muted' });
/** What is shown of a style takes the height that is left. */
export const steady = css({ flex: '1', minHeight: { md: '[22rem]' } });
