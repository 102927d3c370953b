export { madeUpFetch } from './madeUpFetch.ts';
export { index, place, seasonStateOf } from './season.ts';
