import { css } from '#style/css';

/** News in one line. */
export const newsLine = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'controlDense',
  paddingInlineStart: '3',
  textStyle: 'small',
  color: 'ink.muted',
});
