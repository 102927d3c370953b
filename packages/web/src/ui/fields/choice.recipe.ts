import { css } from '#style/css';

/** The question above a group of radio buttons, and each of them with its label. */
export const legend = css({ textStyle: 'label', marginBottom: '1' });
export const choiceLabel = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'controlDense',
  textStyle: 'body',
  _touch: { minHeight: 'control' },
});
