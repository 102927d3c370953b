import { css } from '#style/css';

/** The name of a group of results; it stays in sight above them. */
export const hitHeading = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  background: 'surface.raised',
  paddingInline: { base: '4', sm: '5' },
  paddingTop: '4',
  paddingBottom: '1',
  textStyle: 'label',
  color: 'ink.muted',
});
/** A result. */
export const hitEntry = css({
  display: 'block',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '2',
  color: 'ink',
  _hover: { background: 'surface.sunken', color: 'ink' },
  _focusVisible: { background: 'surface.sunken', outlineOffset: '[-2px]' },
});
export const hitTitle = css({ display: 'block', textStyle: 'strong' });
export const hitDescription = css({ textStyle: 'small', color: 'ink.muted', lineClamp: '2' });
