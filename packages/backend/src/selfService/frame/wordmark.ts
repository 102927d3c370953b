import { wordmarkBox, wordmarkOutline, wordmarkThread } from '@selvedge/core/wordmark';
import { html } from '../../html/html.ts';

const { x, y, width, height } = wordmarkBox;

/** The product's name. The letter l is the thread, from edge to edge of the head. */
export const wordmark = html`<svg viewBox="${x} ${y} ${width} ${height}" aria-hidden="true" focusable="false"><path d="${wordmarkOutline}"/><rect class="thread" x="${wordmarkThread.x}" y="${y}" width="${wordmarkThread.width}" height="${height}"/></svg>`;
