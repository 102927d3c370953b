import { resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '../..');
const atlas = resolve(project, '.cache/atlas');

/** `<chart>/<state>/<language>-<width>.webp` */
export const pictures = resolve(atlas, 'pictures');
/** A file for each state as it comes from the browser. */
export const records = resolve(atlas, 'records');
/** All of them, as the atlas reads it. */
export const list = resolve(atlas, 'pictures.json');
