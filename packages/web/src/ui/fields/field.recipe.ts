import { css, cva } from '#style/css';

/** The input line shared by text, search and select. */
export const control = cva({
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    background: 'surface.raised',
    color: 'ink',
    border: 'control',
    borderRadius: 'control',
    textStyle: 'body',
    textOverflow: 'ellipsis',
    transitionProperty: '[border-color]',
    transitionDuration: 'quick',
    _placeholder: { color: 'ink.subtle' },
    _hover: { borderColor: 'ink' },
    _focusVisible: { borderColor: 'accent', outlineOffset: '[-1px]' },
    _invalid: { borderColor: 'critical', background: 'critical.wash' },
    '&[readonly]': { background: 'surface.sunken' },
  },
  variants: {
    size: {
      regular: {},
      compact: {
        minHeight: 'controlDense',
        paddingInline: '2',
        textStyle: 'figure',
        _touch: { minHeight: 'control' },
      },
    },
    icon: { start: { paddingInlineStart: '10' }, end: { paddingInlineEnd: '10', appearance: 'none' } },
  },
  defaultVariants: { size: 'regular' },
});

export const fieldFrame = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' });
export const fieldLabel = css({ textStyle: 'label', color: 'ink' });
export const fieldOptional = css({ color: 'ink.subtle', fontWeight: 'regular' });
export const fieldHint = css({ textStyle: 'small', color: 'ink.muted' });
export const fieldError = css({ display: 'flex', gap: '2', textStyle: 'small', color: 'critical' });
