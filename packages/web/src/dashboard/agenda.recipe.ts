import { css } from '#style/css';

/** The agenda's lines have the same height before and after they are known, so that nothing below them moves. */
export const agendaFrame = css({ marginBottom: { base: '10', md: '12' }, _laptop: { marginBottom: '6' } });
export const agendaHead = css({ textStyle: 'heading', minHeight: '8', borderBottom: 'ink' });
export const agendaLine = css({
  position: 'relative',
  minHeight: { base: '[6rem]', md: '[3.75rem]' },
  borderBottom: 'hair',
  // On a laptop of little height, tiles stand on the first screen as well.
  _laptop: { minHeight: '12' },
});
