import { cva } from '#style/css';

/** Shared by everything that looks like a button, whether button or link. */
export const button = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    textStyle: 'control',
    textAlign: 'center',
    textDecoration: 'none',
    border: 'clear',
    borderRadius: 'control',
    background: 'transparent',
    transitionProperty: '[background-color, border-color, color]',
    transitionDuration: 'quick',
    transitionTimingFunction: 'out',
    userSelect: 'none',
  },
  variants: {
    variant: {
      primary: {
        background: 'accent',
        color: 'accent.on',
        _hover: { background: 'accent.strong', color: 'accent.on' },
        _press: { background: 'accent.strong' },
      },
      secondary: {
        border: 'control',
        color: 'ink',
        _hover: { borderColor: 'accent', color: 'accent' },
        _press: { background: 'accent.wash' },
      },
      quiet: {
        color: 'ink',
        _hover: { background: 'surface.sunken' },
        _press: { background: 'accent.wash' },
      },
      danger: {
        border: 'critical',
        color: 'critical',
        _hover: { background: 'critical.wash' },
        _press: { background: 'critical.wash' },
      },
    },
    size: {
      regular: { minHeight: 'control', paddingInline: '5', paddingBlock: '2' },
      compact: {
        minHeight: 'controlDense',
        paddingInline: '3',
        paddingBlock: '1',
        _touch: { minHeight: 'control' },
      },
    },
    off: {
      true: {
        background: 'surface.sunken',
        borderColor: 'line',
        color: 'ink.subtle',
        _hover: { background: 'surface.sunken', borderColor: 'line', color: 'ink.subtle' },
        _highContrast: { borderColor: 'ink.subtle' },
      },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'secondary', size: 'regular' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'compact';
