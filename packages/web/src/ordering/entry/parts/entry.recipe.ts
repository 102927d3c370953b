import { css, cva } from '#style/css';

export const stack = css({ display: 'flex', flexDirection: 'column', gap: '6', paddingBottom: '16' });
export const formBlocks = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  gap: { base: '6', md: '8' },
});
export const formBlock = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });
export const heading = css({ textStyle: 'heading' });
export const label = css({ textStyle: 'label' });
export const muted = css({ textStyle: 'small', color: 'ink.muted' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
export const paste = css({
  tabSize: '[12]',
  minHeight: '[15rem]',
  textStyle: 'code',
  whiteSpace: 'pre',
  overflowX: 'auto',
});
/** A finger drops nothing. */
export const dropHint = css({ _touch: { display: 'none' } });

export const drop = cva({
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: '3',
    padding: '6',
    border: '[1px dashed token(colors.line.strong)]',
    borderRadius: 'control',
    background: 'surface.raised',
    transitionProperty: '[border-color, background-color]',
    transitionDuration: 'quick',
  },
  variants: { over: { true: { borderColor: 'accent', background: 'accent.wash' } } },
});
export const outgoing = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  gap: { base: '6', md: '8' },
  borderTop: 'hair',
  paddingTop: '6',
});
export const steps = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' });
export const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '1',
  textStyle: 'label',
  color: 'ink.muted',
  borderBottom: '[2px solid transparent]',
  _currentStep: { color: 'ink', borderColor: 'accent' },
});
export const stepNumber = css({ textStyle: 'figure' });
export const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  rowGap: '3',
  alignItems: 'baseline',
});
export const figure = css({ display: 'inline-flex', alignItems: 'baseline', gap: '2' });
export const figureNumber = css({ textStyle: 'figureLarge' });
export const filters = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
export const filter = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'controlDense',
  paddingInline: '3',
  background: 'surface.raised',
  color: 'ink',
  border: 'line',
  borderRadius: 'round',
  textStyle: 'small',
  _touch: { minHeight: 'control' },
  _hover: { borderColor: 'accent' },
  _pressed: { borderColor: 'ink', background: 'ink', color: 'surface.page' },
});
export const tally = css({ fontVariantNumeric: '[tabular-nums]', opacity: 'full' });
export const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  border: 'none',
  minWidth: '0',
});
export const columns = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(11rem, 1fr))]',
  gap: '4',
  paddingTop: '4',
});
export const sample = css({
  textStyle: 'code',
  color: 'ink.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const summary = css({
  textStyle: 'control',
  cursor: 'pointer',
  minHeight: 'control',
  paddingBlock: '3',
});
export const foot = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: { base: '0', sm: '2' },
  paddingBlock: { base: '1', sm: '3' },
  background: 'surface.page',
  borderTop: 'ink',
  /** On a phone the rows get the room. The other controls are in one line that scrolls sideways. */
  smDown: { flexDirection: 'column', alignItems: 'stretch' },
});
export const applied = css({ smDown: { width: 'full' } });
export const further = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  smDown: {
    flexWrap: 'nowrap',
    columnGap: '3',
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    '& > *': { flexShrink: '0' },
    '& > button': { paddingInline: '0' },
  },
});
export const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });
export const block = css({ height: '[15rem]' });
export const bar = css({ height: 'control' });
