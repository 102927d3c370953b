import { css } from '#style/css';

/**
 * What the dialog shows of a style is as high for each of them, so that no button moves while one goes from style to
 * style: what is longer scrolls. On a phone it fills the screen.
 */
export const steady = css({
  minHeight: { base: '[calc(100dvh - 18rem)]', md: '[26rem]' },
  height: { md: '[clamp(26rem, calc(100dvh - 23rem), 32rem)]' },
});
