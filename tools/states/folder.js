import { resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '../..');
const atlas = resolve(project, '.cache/atlas');

/** `<chart>/<state>/<language>-<width>.webp` */
export const pictures = resolve(atlas, 'pictures');
/** One file per state, as written by the browser run. */
export const records = resolve(atlas, 'records');
/** The list of all states for the atlas. */
export const list = resolve(atlas, 'pictures.json');
